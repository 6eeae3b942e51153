/**
 * A program of somebody else that uses all packages, in JavaScript and in TypeScript alike. It is run and compiled where
 * there is only what was packed, and so it is kept as text.
 */
export const GUEST = `
import { FastChance, GAMES, startGame } from '@sixfold/engine';
import { board } from '@sixfold/engine/board';
import { GRID } from '@sixfold/engine/family';
import { luckOf } from '@sixfold/engine/seeded';
import { Recorder } from '@sixfold/engine/transcript';
import { verifyTranscript } from '@sixfold/engine/verify';
import { loadBot, runBudget } from '@sixfold/bots';
import { LEVELS } from '@sixfold/bots/levels';
import { granted, Series } from '@sixfold/host';
import { perform } from '@sixfold/host/acting';
import { PROTOCOL } from '@sixfold/protocol';

const luck = luckOf('package', 2, 2);
const config = { players: 2, options: { startSymbols: 'any', partners: false }, starter: 0 };
const position = startGame(board, config, luck.setup());
const recorder = new Recorder(board, position, 'package', 2);
const chance = new FastChance(1);
while (!position.ended) recorder.play(position.randomMove(chance), luck.ply(position.ply));
const verdict = verifyTranscript(recorder.transcript(), true);

const terms = { game: GAMES.dice.card.id, options: { startRule: 'rolled' }, games: 1, starter: 0 };
const series = granted(Series.open(GAMES.dice, { terms, players: 2, seed: 'package', luck: 2, ruleset: 1 }));
const bot = await loadBot('dice', LEVELS[0], 2);
const thinking = bot.think(series.match.view(0), chance);
const move = runBudget(thinking, { iterations: 1 }, () => 0);

const report = {
  games: Object.keys(GAMES),
  isVerified: verdict.ok,
  plies: position.ply,
  hasChosen: Number.isInteger(move),
  others: [typeof perform, typeof GRID, typeof PROTOCOL],
};
console.log(JSON.stringify(report));
`;
