# lusor. Every .c file below src/ belongs to the program; all but main.c to the library as well.
# Most people need two targets only: `make play` and `make test`.
# gcc optimises the program as a whole; what it leaves in the library can be linked as usual, too.
WHOLE   := $(if $(findstring clang,$(shell $(CC) --version)),,-flto=auto -ffat-lto-objects)
CFLAGS  ?= -O3 -g $(WHOLE)
BUILD   ?= build
PROGRAM ?= lusor
SHARED  ?= ../shared
PREFIX  ?= /usr/local
FUZZ_SECONDS ?= 60

LIBRARY := $(BUILD)/liblusor.a
UNITY   := build/unity/src
UNITY_FLAGS := -isystem $(UNITY) -DUNITY_INCLUDE_DOUBLE=
COMPILE  = $(CC) -std=c17 -D_GNU_SOURCE -Wall -Wextra -Werror -Wno-missing-field-initializers -ffp-contract=off $(CFLAGS) -Isrc -Iinclude -MMD -MP
LINK     = -Wl,--as-needed -lncursesw -ltinfo -lreadline -lzip -lm -lpthread

# Tests are many and need not be fast: they are linked from parts.
PARTS   := $(if $(WHOLE),-fno-use-linker-plugin)

SOURCES := $(wildcard src/*/*.c)
OBJECTS := $(SOURCES:%.c=$(BUILD)/%.o)
UNITS   := $(wildcard tests/*/test_*.c tests/facts/*.c)
TESTS   := $(wildcard tests/facts/*.sh tests/ui/*.sh tests/*/*.t)
LONG    := $(wildcard tests/long/*.sh)
MANUALS := $(wildcard man/*.[1-9])
OURS    := $(wildcard src/*/*.[ch] include/*/*.h tests/*/*.[ch])

LIBRARIES_NEEDED := libncurses-dev libreadline-dev libzip-dev
NEED    := tests/tools/need-packages
AGAIN    = +$(MAKE) --no-print-directory $(if $(findstring jobserver,$(MAKEFLAGS)),,-j$(shell nproc))

all: $(PROGRAM)

$(PROGRAM): $(BUILD)/src/cmd/main.o $(LIBRARY)
	@echo "  LD   $@"
	@$(CC) $(CFLAGS) -o $@ $^ $(LINK)

$(LIBRARY): $(filter-out %/cmd/main.o,$(OBJECTS)) $(BUILD)/sources
	@echo "  AR   $@"
	@rm -f $@
	@$(AR) rcs $@ $(filter %.o,$^)

$(BUILD)/%.o: %.c $(BUILD)/flags
	@mkdir -p $(@D)
	@echo "  CC   $<"
	@$(COMPILE) -c -o $@ $<

# These two change only when their content does: what was built with other flags, or from files that
# are gone, is built anew.
$(BUILD)/flags: ALWAYS
	@mkdir -p $(@D)
	@echo '$(COMPILE)' | cmp -s - $@ || echo '$(COMPILE)' > $@
$(BUILD)/sources: ALWAYS
	@mkdir -p $(@D)
	@echo '$(SOURCES)' | cmp -s - $@ || echo '$(SOURCES)' > $@

play:
	@$(NEED) $(LIBRARIES_NEEDED)
	@$(AGAIN) $(PROGRAM)
	@./$(PROGRAM)

test:
	@$(NEED) $(LIBRARIES_NEEDED)
	@tests/tools/get-unity build/unity
	@$(AGAIN) run-tests

run-tests: $(PROGRAM) $(UNITS:%.c=$(BUILD)/%)
	@BUILD=$(BUILD) SHARED=$(SHARED) tests/run $(PROGRAM) $(TESTS) $(UNITS:%.c=$(BUILD)/%)

test-long: $(PROGRAM) $(BUILD)/tests/long/startup
	@BUILD=$(BUILD) SHARED=$(SHARED) TEST_SECONDS=7200 tests/run $(PROGRAM) $(LONG) $(BUILD)/tests/long/startup

# How long every game takes to load and show, or those whose paths contain the words of GAMES.
test-startup: $(PROGRAM) $(BUILD)/tests/long/startup
	@LUSOR=./$(PROGRAM) SHARED=$(SHARED) $(BUILD)/tests/long/startup $(GAMES)

# All recorded plays, and Ludii's own trials, against the numbers kept in tests/facts/floors.
test-plays test-trials: $(PROGRAM)
test-plays: PROOF = tests/long/plays.sh
test-trials: PROOF = tests/facts/trials.sh
test-plays test-trials:
	@BUILD=$(BUILD) SHARED=$(SHARED) TEST_SECONDS=7200 tests/run $(PROGRAM) $(PROOF); \
	    status=$$?; cat $(BUILD)/logs/$(subst /,-,$(PROOF)); exit $$status

# How strong and how fast agents are; UCT_BUDGET=200ms GAMES=40 make it shorter.
test-agents: $(PROGRAM) $(BUILD)/tests/agent/speed
	@LUSOR=./$(PROGRAM) tests/agent/strength.sh
	@$(BUILD)/tests/agent/speed games/rbg/breakthrough.rbg games/territory/Reversi.lud games/connect/Hex.lud \
	    games/chess/Chess.lud "games/line/Connect Four.lud" games/dice/Backgammon.lud games/mancala/Oware.lud

# Writes what the text tests print now into them; look at the difference before you keep it.
bless: $(PROGRAM)
	@for t in $(filter %.t,$(TESTS)); do tests/tools/text-test --bless $(PROGRAM) $$t; done

$(BUILD)/tests/%: tests/%.c $(BUILD)/unity.o $(LIBRARY) $(BUILD)/flags
	@mkdir -p $(@D)
	@echo "  TEST $<"
	@$(filter-out $(WHOLE),$(COMPILE)) $(PARTS) $(UNITY_FLAGS) -o $@ $< $(BUILD)/unity.o $(LIBRARY) $(LINK)

$(BUILD)/unity.o: $(UNITY)/unity.c $(BUILD)/flags
	@$(COMPILE) $(UNITY_FLAGS) -c -o $@ $<

# Random playouts against those recorded with Ludii.
bench-ludii: $(PROGRAM)
	@./$(PROGRAM) bench --facts $(SHARED)/ludii/bench.txt

# Random playouts against those recorded with the authors' compiled reasoners for the same games.
bench-rbg: $(PROGRAM)
	@tests/tools/rbg-bench ./$(PROGRAM) $(SHARED)/rbg

SANITIZE = BUILD=build/sanitize PROGRAM=build/sanitize/lusor SANITIZED=1 \
    CFLAGS='-O1 -g -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=all'

sanitize:
	@mkdir -p build/sanitize && ln -sfn ../../games build/sanitize/games
	@$(AGAIN) test $(SANITIZE)

# 200 plies of random play in every game that can be played.
sanitize-play:
	@tests/tools/get-unity build/unity
	@$(AGAIN) run-random-play $(SANITIZE)

run-random-play: $(BUILD)/tests/long/random_play
	@SHARED=$(SHARED) $< $(GAMES)

fuzz:
	@$(NEED) clang $(LIBRARIES_NEEDED)
	@$(AGAIN) run-fuzz CC=clang BUILD=build/fuzz \
	    CFLAGS='-O1 -g -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all'

run-fuzz: $(patsubst tests/fuzz/%.c,$(BUILD)/%,$(wildcard tests/fuzz/*.c))
	@for f in $^; do tests/tools/fuzz $$f $(FUZZ_SECONDS) || exit 1; done

$(BUILD)/fuzz_%: tests/fuzz/fuzz_%.c $(LIBRARY)
	@$(COMPILE) -fsanitize=fuzzer -o $@ $< $(LIBRARY) $(LINK)

lint:
	@$(NEED) clang-format clang-tidy man-db $(LIBRARIES_NEEDED)
	@tests/tools/lint $(OURS) $(MANUALS)

TO = $(DESTDIR)$(PREFIX)
install: $(PROGRAM)
	install -D -m 755 $(PROGRAM) $(TO)/bin/lusor
	install -D -m 644 $(LIBRARY) $(TO)/lib/liblusor.a
	for h in $(wildcard include/lusor/*.h); do install -D -m 644 $$h $(TO)/$$h; done
	for m in $(MANUALS); do install -D -m 644 $$m $(TO)/share/man/man$${m##*.}/$${m#man/}; done
	install -D -m 644 completions/lusor $(TO)/share/bash-completion/completions/lusor
	if [ -d games ]; then find games -type f -exec install -D -m 644 {} '$(TO)/share/lusor/{}' \; ; fi

uninstall:
	rm -f $(TO)/bin/lusor $(TO)/lib/liblusor.a $(TO)/share/bash-completion/completions/lusor
	rm -f $(foreach m,$(MANUALS),$(TO)/share/man/man$(subst .,,$(suffix $m))/$(notdir $m))
	rm -rf $(TO)/include/lusor $(TO)/share/lusor

clean:
	rm -rf build lusor

-include $(OBJECTS:.o=.d) $(UNITS:%.c=$(BUILD)/%.d)

.PHONY: all play test run-tests test-long test-agents test-startup test-plays test-trials bless bench-ludii bench-rbg sanitize sanitize-play run-random-play fuzz run-fuzz lint install uninstall clean ALWAYS
