import { FastChance, GAME_IDS, GAMES, startGame, type Game } from '@sixfold/engine';
import { afterEach, describe, expect, test } from 'vitest';
import { readConfig } from '../command-line/game-arguments.ts';
import { speak } from '../terminal/language.ts';
import { COLUMNS, Paint, widthOf } from '../terminal/paint.ts';
import { pictureOf } from '../terminal/picture.fixture.ts';
import { faceFor } from './games.ts';

/** Positions of random games with every number of players: every fifth, so that each player has a turn in some. */
function* positionsOf(game: Game) {
  for (const players of game.card.players) {
    const chance = new FastChance(players);
    const position = startGame(game, readConfig(game, players, undefined), chance);
    for (; !position.ended && position.ply < 60; position.play(position.randomMove(chance), chance))
      if (position.ply % 5 === 0) yield position;
    yield position;
  }
}

const named = Array.from({ length: 4 }, (_, seat) => `Somebody with a long name ${seat}`);

afterEach(() => speak('en'));

describe.each(GAME_IDS)('%s in German', (id) => {
  const game: Game = GAMES[id];

  test('has a title, a line about it, rules as long as in English, and every type of move', () => {
    const english = faceFor(game);
    speak('de');
    const face = faceFor(game);
    expect(face.title).toMatch(/^Das .+[Ss]piel$/);
    expect(face.summary.length).toBeLessThan(80);
    expect(face.rules).toHaveLength(english.rules.length);
    for (const rule of face.rules) expect(rule).toMatch(/^\S.*\.$/);
    expect(Object.keys(face.meanings)).toEqual(Object.keys(english.meanings));
    expect(Object.values(face.meanings)).not.toEqual(Object.values(english.meanings));
  });

  test('draws every position within the columns of a terminal', () => {
    speak('de');
    for (const position of positionsOf(game)) {
      const view = game.view(position, position.turn);
      const lines = faceFor(game).draw(pictureOf(view, { names: named.slice(0, view.players) }));
      for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(COLUMNS);
    }
  });
});

describe.each(GAME_IDS)('%s', (id) => {
  const game: Game = GAMES[id];
  const face = faceFor(game);

  test('has a title, a line about it, and rules of about a dozen lines', () => {
    expect(face.title).toMatch(/^The .+ game$/);
    expect(face.summary.length).toBeLessThan(70);
    const lines = face.rules.reduce((sum, rule) => sum + Math.ceil(rule.length / 78), 0);
    expect(lines).toBeGreaterThan(6);
    expect(lines).toBeLessThan(20);
    for (const rule of face.rules) expect(rule).toMatch(/^\S.*\.$|^\S.*"\.$/);
  });

  test('says what every type of move does, and which of them score', () => {
    const types = new Set<string>();
    for (const position of positionsOf(game)) {
      for (const move of position.legalMoves()) types.add(game.makeMove(position, move).type);
    }
    for (const type of types) expect(face.meanings[type]).toMatch(/^[a-z]/);
    for (const type of face.scoring) expect(Object.keys(face.meanings)).toContain(type);
  });

  test('tells every move in words, or leaves it to what happened', () => {
    for (const position of positionsOf(game)) {
      const moves = position.legalMoves().map((move) => game.makeMove(position, move));
      for (const move of moves.slice(0, 3))
        expect(face.sayMove(move, position.config) ?? 'nothing').toMatch(/^[a-z][^.]*$/);
    }
  });

  test('draws every position within the columns of a terminal, in colours as without', () => {
    for (const position of positionsOf(game)) {
      const view = game.view(position, position.turn);
      const names = named.slice(0, view.players);
      const plain = face.draw(pictureOf(view, { names }));
      const coloured = face.draw(pictureOf(view, { names, paint: new Paint(true) }));
      expect(coloured).toHaveLength(plain.length);
      for (const line of [...plain, ...coloured]) expect(widthOf(line)).toBeLessThanOrEqual(COLUMNS);
      expect(plain.join('')).not.toContain('\x1b');
    }
  });

  test('F8 draws the same for a spectator, whatever anybody holds', () => {
    const config = readConfig(game, 2, undefined);
    const position = startGame(game, config, new FastChance(1));
    const view = game.view(position, null);
    const drawn = (luck: number): string[] =>
      face.draw(pictureOf(game.view(game.resample(view, new FastChance(luck)), null)));
    expect(drawn(1)).toEqual(drawn(2));
    expect(drawn(1).join('\n')).not.toContain('Your');
  });

  test('names whatever lies open and counts for a score', () => {
    for (const position of positionsOf(game)) {
      if (position.ended) continue;
      const view = game.view(position, position.turn);
      for (const source of position
        .legalMoves()
        .slice(0, 5)
        .flatMap((move) => game.sources(position, move).flat())) {
        expect(face.saySource(source, view, ['Anna', 'Ben', 'Cleo', 'Dora'])).toMatch(/^([a-o]\d+|\w+'s [A-Z]{1,2})$/);
      }
    }
  });

  test('tells the setup, a line for each seat or pile', () => {
    for (const players of game.card.players) {
      const config = readConfig(game, players, undefined);
      const position = startGame(game, config, new FastChance(players));
      const lines = face.saySetup(game.makeSetup(position), config);
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(line).toMatch(/^[A-Z][a-z -]+( of seat \d)?: \S.*$/);
    }
  });
});
