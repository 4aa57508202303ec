# lusor: every .c file below src/ belongs to the program; all but src/cmd to the library too.
CC      ?= cc
CFLAGS  ?= -O2 -g
WARN     = -std=c17 -D_GNU_SOURCE -Wall -Wextra -Werror
LIBS     = -lzip -lm
BUILD   ?= build

SRC  := $(wildcard src/*/*.c)
OBJ  := $(SRC:%.c=$(BUILD)/%.o)

all: lusor

lusor: $(OBJ)
	$(CC) $(CFLAGS) -o $@ $(OBJ) $(LIBS)

$(BUILD)/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(WARN) $(CFLAGS) -Isrc -Iinclude -MMD -c -o $@ $<

clean:
	rm -rf build lusor

-include $(OBJ:.o=.d)

.PHONY: all clean
