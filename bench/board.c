/* Yardstick: random games of `board` in plain C, as fast as a straightforward table-driven program gets on one core.
 *   cc -O3 -march=native board.c -o board && ./board PLAYERS GAMES
 * Prints one line of JSON. It plays the rules B1-B9 (packages/engine/src/games/board/rules.md) with uniformly random moves and no swaps, and keeps no events: the floor that
 * the engine's own playouts are measured against, side by side in one run. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define W 18
#define N (W * W)
#define MAX_PAIRS 512

static const int DIRS[6] = {1, -W + 1, -W, -1, W - 1, W};
static const int CORNERS[6][2] = {{5, -5}, {5, 0}, {0, 5}, {-5, 5}, {-5, 0}, {0, -5}};
static const int CORNER_SYMBOL[6] = {0, 3, 4, 1, 2, 5};

static uint64_t seed[2] = {88172645463325252ull, 123456789ull};
static inline uint32_t next32(void) {
  uint64_t a = seed[0], b = seed[1], r = a + b;
  b ^= a;
  seed[0] = ((a << 24) | (a >> 40)) ^ b ^ (b << 16);
  seed[1] = (b << 37) | (b >> 27);
  return r >> 32;
}
static inline uint32_t below(uint32_t n) { return ((uint64_t)next32() * n) >> 32; }
static int field(int q, int r) { return (q + 8) + (r + 8) * W; }

int main(int argc, char **argv) {
  int players = argc > 1 ? atoi(argv[1]) : 2, games = argc > 2 ? atoi(argv[2]) : 100000, radius = players + 3;
  static int8_t base[N];
  static int16_t pa[MAX_PAIRS], pb[MAX_PAIRS], of[N][6];
  static int nof[N];
  static uint8_t opening[MAX_PAIRS], ta[120], tb[120];
  int pairs = 0, tiles = 0;
  memset(base, 9, N);
  for (int q = -radius; q <= radius; q++)
    for (int r = -radius; r <= radius; r++)
      if (abs(q + r) <= radius) base[field(q, r)] = -1;
  for (int i = 0; i < 6; i++) base[field(CORNERS[i][0], CORNERS[i][1])] = CORNER_SYMBOL[i];
  for (int a = 0; a < N; a++)
    if (base[a] == -1)
      for (int d = 0; d < 3; d++) {
        int b = a + DIRS[d];
        if (base[b] != -1) continue;
        for (int e = 0; e < 6; e++)
          if ((unsigned)base[a + DIRS[e]] < 6 || (unsigned)base[b + DIRS[e]] < 6) opening[pairs] = 1;
        pa[pairs] = a, pb[pairs] = b;
        of[a][nof[a]++] = pairs, of[b][nof[b]++] = pairs;
        pairs++;
      }
  for (int a = 0; a < 6; a++)
    for (int b = a; b < 6; b++)
      for (int k = 0; k < (a == b ? 5 : 6); k++) ta[tiles] = a, tb[tiles] = b, tiles++;

  long plies = 0;
  clock_t start = clock();
  for (int g = 0; g < games; g++) {
    int8_t top[N];
    int16_t list[MAX_PAIRS], pos[MAX_PAIRS];
    uint8_t bag[120], rack[4][6], track[4][6] = {{0}}, first[4] = {1, 1, 1, 1};
    int held[4], free_ = pairs, left = 120, p = 0, over = 0;
    memcpy(top, base, N);
    for (int i = 0; i < pairs; i++) list[i] = pos[i] = i;
    for (int i = 0; i < 120; i++) bag[i] = i;
    for (int s = 0; s < players; s++)
      for (held[s] = 0; held[s] < 6;) {
        int i = below(left);
        rack[s][held[s]++] = bag[i], bag[i] = bag[--left];
      }
    while (free_ > 0 && !over) {
      int due = 1;
      while (due > 0 && held[p] > 0 && free_ > 0) {
        due--;
        int k = below(held[p]), t = rack[p][k], pair;
        rack[p][k] = rack[p][--held[p]];
        do pair = list[below(free_)];
        while (first[p] && !opening[pair]);
        first[p] = 0;
        int a = pa[pair], b = pb[pair];
        if (next32() & 1) a = pb[pair], b = pa[pair];
        int sa = ta[t], sb = tb[t], ga = 0, gb = 0, d = b - a;
        for (int e = 0; e < 6; e++) {
          int o = DIRS[e];
          if (o != d) for (int x = a + o; top[x] == sa; x += o) ga++;
          if (o != -d) for (int x = b + o; top[x] == sb; x += o) gb++;
        }
        top[a] = sa, top[b] = sb;
        int both[2] = {a, b};
        for (int z = 0; z < 2; z++)
          for (int i = 0; i < nof[both[z]]; i++) {
            int y = of[both[z]][i], at = pos[y];
            if (at >= 0) { int last = list[--free_]; list[at] = last, pos[last] = at, pos[y] = -1; }
          }
        int sym[2] = {sa, sb}, gain[2] = {ga, gb};
        for (int z = 0; z < 2; z++) {
          int old = track[p][sym[z]], now = old + gain[z];
          if (now >= 18) { now = 18; if (old < 18) due++; }
          track[p][sym[z]] = now;
        }
        plies++;
        over = 1;
        for (int i = 0; i < 6; i++) if (track[p][i] < 18) over = 0;
        if (over) break;
      }
      while (held[p] < 6) { int i = below(left); rack[p][held[p]++] = bag[i], bag[i] = bag[--left]; }
      p = (p + 1) % players;
    }
  }
  double s = (double)(clock() - start) / CLOCKS_PER_SEC;
  printf("{\"players\":%d,\"games\":%d,\"gamesPerSecond\":%.0f,\"pliesPerSecond\":%.0f}\n", players, games, games / s, plies / s);
  return 0;
}
