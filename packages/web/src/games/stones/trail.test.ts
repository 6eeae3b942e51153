import { ScriptedChance, startGame, type GameEvent } from '@sixfold/engine';
import { DRAW, stones, type StonesPosition, type StonesMove } from '@sixfold/engine/stones';
import { expect, test } from 'vitest';
import type { GamePly } from '../../face/face.ts';
import { follow, newTrail, STILL, type StonesTrail } from './trail.ts';

const config = { players: 2, options: {}, starter: 0 };

/** A game in which red, red and yellow lie in the middle, as the first seat sees it. */
const begun = (): StonesPosition => startGame(stones, config, new ScriptedChance([0, 0, 2]));

function draw(position: StonesPosition, symbol: number): GamePly<StonesMove> {
  const seat = position.turn;
  const events: GameEvent[] = [];
  position.play(DRAW, new ScriptedChance([symbol]), events);
  return { ply: position.ply - 1, seat, move: { type: 'draw' }, events };
}

const watch = (trail: StonesTrail, position: StonesPosition, ...fresh: GamePly<StonesMove>[]): StonesTrail =>
  follow(trail, stones.view(position, 0), fresh);

test('a match comes from the pile to the tray, a bust scatters', () => {
  const position = begun();
  const start = newTrail(stones.view(position, 0), []);
  expect(start.motions).toEqual(STILL);
  const matched = watch(start, position, draw(position, 2));
  expect(matched.motions[2]).toMatchObject({ isNewInTray: true, fromPile: 0 });
  const bust = watch(matched, position, draw(position, 4));
  expect(bust.motions[4]).toEqual({ fromPile: 1, fromTray: 0, isNewInTray: false, isBust: true });
  expect(bust.motions[2]).toEqual({ fromPile: 0, fromTray: 1, isNewInTray: false, isBust: false });
});

test('the turns of others stay in sight while the player draws', () => {
  const position = begun();
  const first = watch(newTrail(stones.view(position, 0), []), position, draw(position, 4));
  expect(first.turns).toMatchObject([{ seat: 0, end: 'bust' }]);
  const second = watch(first, position, draw(position, 5));
  expect(second.turns).toMatchObject([{ seat: 1, drawn: ['V'] }]);
  const own = watch(second, position, draw(position, 0));
  expect(own.turns).toBe(second.turns);
});

test('what is taken back does not move', () => {
  const position = begun();
  const before = position.clone();
  const start = newTrail(stones.view(position, 0), []);
  const bust = watch(start, position, draw(position, 4));
  expect(watch(bust, before)).toMatchObject({ motions: STILL, turns: [] });
});

test('a bust tells why: there was one in the tray already, or none in the middle', () => {
  const position = begun();
  const start = newTrail(stones.view(position, 0), []);
  const first = position.clone();
  const ply = draw(first, 4);
  expect(watch(start, first, ply).bust).toEqual({ piece: 'B', isTwice: false });
  const matched = watch(start, position, draw(position, 2));
  expect(matched.bust).toBeNull();
  expect(watch(matched, position, draw(position, 2)).bust).toEqual({ piece: 'Y', isTwice: true });
});
