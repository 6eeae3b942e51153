import { board3d } from '@sixfold/engine/board3d';
import type { PieceSheet, PrintFace } from '../../face/print.ts';
import { tileForm, tileSheet } from '../../tiles/print/sheets.tsx';

const { card } = board3d;
const { radius } = card.options;
const SEVERAL = card.players.filter((players) => players > 1);

const begin = (players: number) => board3d.blank({ players, options: { radius: radius.default }, starter: 0 });

/** The fewer play, the fewer tiles are in the game. */
const sheetFor = (players: number): PieceSheet => tileSheet(begin(players), (t) => t.print.forPlayers([players]));

/** The stacking board game on paper. */
export const print: PrintFace = {
  forms: [tileForm(begin(2), (t) => t.print.forPlayers(SEVERAL)), tileForm(begin(1), (t) => t.home.solo)],
  pieces: SEVERAL.toReversed().map(sheetFor),
  rules: (t) => t.board3dPrint.rules,
  players: card.players,
  facts: [
    { name: (t) => t.print.tiles, of: (players) => begin(players).bagSize },
    { name: (t) => t.print.onRack, of: (players) => (players > 1 ? begin(players).rackSize : null) },
    { name: (t) => t.print.trackEnd, of: (players) => begin(players).rail.top },
  ],
};
