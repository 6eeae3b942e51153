import { GAMES, type View } from '@sixfold/engine';
import { describe, expect, test } from 'vitest';
import { FOREIGN, readTranscript } from '../store/stage.fixture.ts';
import { openReplay, type Replay } from './replay.ts';
import type { Transcript } from '@sixfold/engine/transcript';

const open = async (line: string): Promise<{ transcript: Transcript; replay: Replay }> => {
  const transcript = readTranscript(line);
  return { transcript, replay: (await openReplay(GAMES[transcript.game], transcript))! };
};

const OPENED = await Promise.all(FOREIGN.map(async ([name, line]) => ({ name, ...(await open(line)) })));

describe.each(OPENED)('leafing through $name', ({ transcript, replay }) => {
  test('forwards and backwards shows the same', () => {
    const numbers = Array.from({ length: replay.length + 1 }, (__, ply) => ply);
    const forwards = numbers.map((ply) => replay.at(ply));
    expect(forwards.map(({ view }) => view.ply)).toEqual(numbers);
    expect(
      numbers
        .toReversed()
        .map((ply) => replay.at(ply))
        .toReversed(),
    ).toEqual(forwards);
    expect(forwards.at(-1)!.view).toMatchObject({ seat: null, tracks: transcript.result.tracks });
    expect(forwards.at(-1)!.view.ended).not.toBeNull();
    expect(forwards.every(({ plies, ply }) => plies.length === ply)).toBe(true);
  });

  test('agrees with what was written down after every ply', () => {
    transcript.plies.forEach(({ tracks, seat }, ply) => {
      expect(replay.at(ply).view.turn).toBe(seat);
      expect(replay.at(ply + 1).view.tracks).toEqual(tracks);
    });
  });

  test('explains every score', () => {
    transcript.plies.forEach(({ events }, ply) => {
      const scores = events.filter(({ type }) => type === 'score');
      expect(replay.explain(ply)).toHaveLength(scores.length);
    });
    expect(replay.explain(replay.length)).toEqual([]);
  });
});

describe('whose eyes look', () => {
  const { transcript, replay } = OPENED.find(({ name }) => name === 'board-2')!;
  const rackOf = (view: View): unknown[] => (view as View & { rack: unknown[] }).rack;

  test('a spectator sees nobody’s pieces', () => {
    const { view, plies } = replay.at(5);
    expect([view.seat, rackOf(view)]).toEqual([null, []]);
    expect(JSON.stringify(plies)).toMatch(/"draw","seat":\d,"pieces":1/);
  });

  test('a seat sees its own', () => {
    expect(rackOf(replay.at(0, 1).view)).toHaveLength(6);
    expect(replay.at(9, 1).view.seat).toBe(1);
  });

  test('who sees all looks over each mover’s shoulder', () => {
    transcript.plies.forEach(({ seat }, ply) => expect(replay.at(ply, 'all').view.seat).toBe(seat));
    expect(replay.at(replay.length, 'all').plies.map(({ events }) => events)).toEqual(
      transcript.plies.map(({ events }) => events),
    );
  });
});

test('a number beyond the ends shows the end', () => {
  const { replay } = OPENED[0]!;
  expect(replay.at(-3).ply).toBe(0);
  expect(replay.at(1e9).ply).toBe(replay.length);
});

test('a transcript that the rules do not allow cannot be opened', async () => {
  const { transcript } = OPENED.find(({ name }) => name === 'board-2')!;
  const changed = [
    { ...transcript, setup: {} },
    { ...transcript, plies: transcript.plies.slice(1) },
    { ...transcript, plies: transcript.plies.map((ply) => ({ ...ply, events: [] })) },
  ];
  for (const one of changed) expect(await openReplay(GAMES.board, one)).toBeNull();
});
