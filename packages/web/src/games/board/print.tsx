import { board } from '@sixfold/engine/board';
import type { PrintFace } from '../../face/print.ts';
import { fieldsOf } from '../../tiles/hexes.ts';
import { tileForm, tileSheet } from '../../tiles/print/sheets.tsx';

const { card } = board;

const begin = (players: number, partners = false) => board.blank({ players, options: { partners }, starter: 0 });

/** The board game on paper. */
export const print: PrintFace = {
  forms: [
    tileForm(begin(2), (t) => t.print.forPlayers(card.players.filter((players) => players > 1))),
    tileForm(begin(4, true), (t) => t.home.partners),
    tileForm(begin(1), (t) => t.home.solo),
  ],
  pieces: [tileSheet(begin(2), (t) => t.print.tiles)],
  rules: (t) => t.boardPrint.rules,
  players: card.players,
  facts: [
    { name: (t) => t.boardPrint.fields, of: (players) => fieldsOf(begin(players).board.radius).flat().length },
    { name: (t) => t.print.tiles, of: (players) => begin(players).bagSize },
    { name: (t) => t.print.onRack, of: (players) => (players > 1 ? begin(players).rackSize : null) },
    { name: (t) => t.print.trackEnd, of: (players) => begin(players).rail.top },
  ],
};
