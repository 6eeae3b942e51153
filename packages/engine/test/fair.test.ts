import { FastChance, GAME_IDS } from '@sixfold/engine';
import { verifyTranscript } from '@sixfold/engine/verify';
import { expect, test } from 'vitest';
import { forge } from '../../testing/src/fair/forgeries.ts';
import { playFairly } from '../../testing/src/fair/games.ts';

const GAMES_EACH = 2;
const FORGERIES_EACH = 10;

test.each(GAME_IDS)('games of %s whose luck was everybody’s verify, and no forgery of them does', (game) => {
  const chance = new FastChance(16);
  for (let played = 0; played < GAMES_EACH; played++) {
    const transcript = playFairly(game, chance);
    expect(verifyTranscript(JSON.parse(JSON.stringify(transcript)), true)).toMatchObject({ ok: true });
    for (let forged = 0; forged < FORGERIES_EACH; forged++) {
      const { name, line } = forge(transcript, chance);
      expect([name, verifyTranscript(JSON.parse(line), true).ok]).toEqual([name, false]);
    }
  }
});
