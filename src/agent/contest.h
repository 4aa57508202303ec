/* Contest: games between agents, each one from start to end. */
#ifndef LUSOR_CONTEST_H
#define LUSOR_CONTEST_H

#include "lusor/agent.h"

/* How one game went. */
typedef struct ContestGame {
    int index;                             /* which game of the contest */
    int seat[LUSOR_PLAYERS_MAX + 1];       /* per agent: the player it was */
    double utility[LUSOR_PLAYERS_MAX + 1]; /* per agent: from 1, won, to -1, lost */
    int plies;
    int loser;        /* the agent that made no legal move, LUSOR_NONE if all did */
    char reason[256]; /* why not; "" if it did not say */
} ContestGame;

typedef struct ContestPlan {
    const LusorGame *game;
    const char *const *agents; /* texts; as many as the game has players */
    int n;
    uint64_t seed;
    int max_plies; /* a longer game is given up as a draw; 0: no limit */
    LusorAgentSetup setup;
} ContestPlan;

/* Plays the game of that number: seats go round from game to game, and the seed with them. With
   `save` the trial is written there. False without memory. */
bool contest_play(const ContestPlan *plan, int index, const char *save, ContestGame *out);

/* The sum of many games from one agent's side. */
typedef struct ContestScore {
    int games, wins, draws, losses;
} ContestScore;
void contest_count(ContestScore *s, double utility);
/* The share of points (a draw is half a point) and its 95 % Wilson interval. */
typedef struct ContestRate {
    double rate, low, high;
} ContestRate;
ContestRate contest_rate(const ContestScore *s);

#endif
