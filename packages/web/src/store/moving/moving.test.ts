import { FastChance, GAMES } from '@sixfold/engine';
import { granted, Table, type TableEvent } from '@sixfold/host';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finished, FOREIGN, readTranscript } from '../stage.fixture.ts';
import { listedAfter } from '../store.ts';
import { makeCopy, type CopiedTable, type DeviceCopy } from './copy.ts';
import { newIn } from './merge.ts';
import { EMPTY } from './copy.fixture.ts';
import { parseCopy } from './parse.ts';

const MADE = '2026-01-01T00:00:00.000Z';
const ADA = { kind: 'person', name: 'Ada' } as const;

/** A table of two at which so many sensible moves were made, by luck. */
function tableOf(id: string, moves: number, luck = 1): CopiedTable {
  const opened: TableEvent = {
    at: 0,
    type: 'opened',
    version: 1,
    ruleset: GAMES.dice.card.ruleset,
    seed: 'seed',
    luck: 2,
    host: '',
    isPublic: false,
    terms: { game: 'dice', options: { startRule: 'rolled' }, games: 1, starter: 0 },
    seats: [
      { kind: 'person', person: 'ada' },
      { kind: 'bot', bot: 'club' },
    ],
  };
  const events: TableEvent[] = [opened];
  const table = granted(Table.fold(id, GAMES.dice, events));
  const chance = new FastChance(luck);
  const { series } = table;
  for (let { turn } = series; events.length <= moves && turn !== null; { turn } = series) {
    const position = series.game.resample(series.match.view(turn), chance);
    const move = series.match.read(turn, series.game.makeMove(position, position.randomMove(chance)));
    const event: TableEvent = { at: events.length, type: 'moved', move: granted(move) };
    table.apply(event);
    events.push(event);
  }
  return { id, events, listed: listedAfter({ from: 0, events, table, isListed: true }, ['', 'Robo']) };
}

/** Games that other programs wrote, as somebody's own. */
const GAMES_PLAYED = FOREIGN.slice(0, 3).map(([name, line], index) => {
  const transcript = readTranscript(line);
  const seats = Array.from({ length: transcript.players }, (_, seat) => (seat === 0 ? ADA : { ...ADA, name: '' }));
  const { game, result } = transcript;
  return { past: finished(`${name}-${index}`, seats, { game, result, when: MADE }).past, transcript };
});

const RESULT = { date: '2026-02-03', game: 'dice', began: 7, points: 5, hasWon: true, bots: 1, moves: 'ab' } as const;

const PUZZLE = { game: 'dice', puzzle: '12ab', date: null, began: 7, wrong: 1, outcome: 'solved' } as const;

const FULL: DeviceCopy = {
  tables: [tableOf('begun', 5), tableOf('just-opened', 0)],
  people: new Map([['ada', 'Ada']]),
  games: GAMES_PLAYED,
  attempts: [{ table: 'begun', date: '2026-02-03', game: 'dice', began: 7 }],
  results: [RESULT],
  puzzles: [PUZZLE],
  kept: new Map([
    ['sixfold-settings', '{"theme":"light","volume":30}'],
    ['sixfold-names', '["Ada"]'],
    ['sixfold-courses', '{"dice":3}'],
  ]),
};

/** A device after it has taken what another one brings. */
function after(mine: DeviceCopy, theirs: DeviceCopy): DeviceCopy {
  let ids = 0;
  const { tables, people, games, attempts, results, puzzles, kept } = newIn(theirs, mine, () => `fresh${ids++}`);
  const byId = <T>(all: readonly T[], idOf: (one: T) => string): T[] => [
    ...new Map(all.map((one) => [idOf(one), one])).values(),
  ];
  return {
    tables: byId([...mine.tables, ...tables], ({ id }) => id),
    people: new Map([...mine.people, ...people]),
    games: byId([...mine.games, ...games], ({ past }) => past.id),
    attempts: byId([...mine.attempts, ...attempts], ({ table }) => table),
    results,
    puzzles,
    kept,
  };
}

/** Reads what was written, with one thing changed. */
function forged(path: readonly (string | number)[], value: unknown): ReturnType<typeof parseCopy> {
  const whole: unknown = JSON.parse(makeCopy(FULL, MADE));
  let at = whole;
  for (const key of path.slice(0, -1)) at = Reflect.get(Object(at), key);
  Reflect.set(Object(at), path.at(-1) ?? '', value);
  return parseCopy(JSON.stringify(whole));
}

describe('a copy of a device', () => {
  test('brings back all that was in it', () => {
    const parsed = parseCopy(makeCopy(FULL, MADE));
    expect(parsed).toEqual({ ok: true, value: FULL });
  });

  test('on a new device makes it the same', () => {
    expect(after(EMPTY, FULL)).toEqual(FULL);
  });

  test('changes nothing on the device it was made of, nor when it is taken again', () => {
    expect(after(FULL, FULL)).toEqual(FULL);
    const other = { ...EMPTY, tables: [tableOf('other', 3)], games: GAMES_PLAYED.slice(0, 1) };
    expect(after(after(other, FULL), FULL)).toEqual(after(other, FULL));
  });

  test('leaves what is here already', () => {
    const mine = { ...EMPTY, tables: [tableOf('mine', 2)], people: new Map([['bo', 'Bo']]) };
    const both = after(mine, FULL);
    expect(both.tables.map(({ id }) => id)).toEqual(['mine', 'begun', 'just-opened']);
    expect([...both.people.values()]).toEqual(['Bo', 'Ada']);
  });
});

describe('of a table that two devices know', () => {
  const holding = (table: CopiedTable): DeviceCopy => ({ ...EMPTY, tables: [table] });

  test('the longer log stays', () => {
    const [short, long] = [tableOf('a', 2), tableOf('a', 6)];
    expect(after(holding(short), holding(long)).tables).toEqual([long]);
    expect(after(holding(long), holding(short)).tables).toEqual([long]);
  });

  test('both ways that it went stay, once each', () => {
    const [mine, theirs] = [tableOf('a', 40, 1), tableOf('a', 40, 2)];
    const both = after(holding(mine), holding(theirs));
    expect(both.tables.map(({ id, listed }) => [id, listed.id])).toEqual([
      ['a', 'a'],
      ['fresh0', 'fresh0'],
    ]);
    expect(both.tables[1]?.events).toEqual(theirs.events);
    expect(after(both, holding(theirs))).toEqual(both);
  });

  test('a game that ended otherwise is another game', () => {
    const [one, other] = GAMES_PLAYED;
    const mine = { ...EMPTY, games: [{ ...one!, past: { ...one!.past, id: 'a-0' } }] };
    const theirs = { ...EMPTY, games: [{ ...other!, past: { ...other!.past, id: 'a-0' } }] };
    const both = after(mine, theirs);
    expect(both.games.map(({ past }) => past.id)).toEqual(['a-0', 'fresh0']);
    expect(after(both, theirs)).toEqual(both);
  });
});

describe('two devices, whatever was played on them,', () => {
  const [lucks, moves] = [fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 12 })];
  const table = fc.record({ id: fc.constantFrom('a', 'b', 'c'), moves, luck: lucks });
  const device = fc
    .record({
      tables: fc.uniqueArray(table, { selector: ({ id }) => id }),
      games: fc.subarray(GAMES_PLAYED),
    })
    .map(({ tables, games }): DeviceCopy => ({
      ...EMPTY,
      tables: tables.map(({ id, ...rest }) => tableOf(id, rest.moves, rest.luck)),
      games,
    }));
  const logsIn = ({ tables }: DeviceCopy): string[] => tables.map(({ events }) => JSON.stringify(events).slice(0, -1));
  const playedIn = ({ games }: DeviceCopy): string[] => games.map(({ transcript }) => JSON.stringify(transcript));

  test('lose nothing when one takes what the other brings', () => {
    fc.assert(
      fc.property(device, device, (mine, theirs) => {
        const both = after(mine, theirs);
        const [logs, games] = [logsIn(both), playedIn(both)];
        for (const log of [...logsIn(mine), ...logsIn(theirs)])
          expect(logs.some((one) => one.startsWith(log))).toBe(true);
        expect(games).toEqual(expect.arrayContaining([...playedIn(mine), ...playedIn(theirs)]));
        expect(after(both, theirs)).toEqual(both);
        expect(after(both, mine)).toEqual(both);
      }),
      { numRuns: 60 },
    );
  });
});

describe('what is remembered besides', () => {
  const holding = (key: string, text: string): DeviceCopy => ({ ...EMPTY, kept: new Map([[key, text]]) });
  const both = (key: string, mine: string, theirs: string): unknown =>
    JSON.parse(after(holding(key, mine), holding(key, theirs)).kept.get(key) ?? '');

  test('comes together: names once each, courses as far as either has come', () => {
    expect(both('sixfold-names', '["Ada","Bo"]', '["Bo","Cy"]')).toEqual(['Ada', 'Bo', 'Cy']);
    expect(both('sixfold-courses', '{"dice":3,"cards":1}', '{"dice":2,"cards":4,"board":1}')).toEqual({
      dice: 3,
      cards: 4,
      board: 1,
    });
  });

  test('is the other device’s where it can be but one way', () => {
    expect(both('sixfold-settings', '{"theme":"dark"}', '{"theme":"light"}')).toEqual({ theme: 'light' });
  });

  test('stays as it is where it is no list', () => {
    expect(after(holding('sixfold-level', 'club'), holding('sixfold-level', 'master')).kept.get('sixfold-level')).toBe(
      'club',
    );
  });

  test('has the first attempt at each deal', () => {
    const later = { ...RESULT, began: 9, points: 7 };
    const results = (first: typeof later | typeof RESULT, then: typeof later | typeof RESULT): unknown =>
      after({ ...EMPTY, results: [first] }, { ...EMPTY, results: [then] }).results;
    expect([results(RESULT, later), results(later, RESULT)]).toEqual([[RESULT], [RESULT]]);
  });

  test('has what first came of each puzzle', () => {
    const later = { ...PUZZLE, began: 9, wrong: 0 };
    const { puzzles } = after({ ...EMPTY, puzzles: [later] }, { ...EMPTY, puzzles: [PUZZLE] });
    expect(puzzles).toEqual([PUZZLE]);
  });

  test('of a time before there were puzzles has none', () => {
    const { puzzles, ...older }: Record<string, unknown> = JSON.parse(makeCopy(FULL, MADE));
    expect(puzzles).toEqual([PUZZLE]);
    expect(parseCopy(JSON.stringify(older))).toMatchObject({ ok: true, value: { puzzles: [], results: [RESULT] } });
  });
});

describe('a file that is no good copy is refused, with what is wrong', () => {
  test.each([
    ['', 'no-copy'],
    ['nothing', 'no-copy'],
    ['[]', 'no-copy'],
    ['{"format":"other"}', 'no-copy'],
    ['{"format":"sixfold-device","version":2}', 'newer'],
    ['{"format":"sixfold-device","version":1}', 'damaged'],
  ])('%s', (text, code) => {
    expect(parseCopy(text)).toMatchObject({ ok: false, error: { code } });
  });

  test('a file that was cut off', () => {
    expect(parseCopy(makeCopy(FULL, MADE).slice(0, -50))).toMatchObject({ error: { code: 'no-copy' } });
  });

  test.each<[part: string, path: readonly (string | number)[], value: unknown]>([
    ['tables', ['tables'], {}],
    ['tables 1', ['tables', 0, 'id'], '../../x'],
    ['tables 1', ['tables', 0, 'labels'], ['', { toString: 1 }]],
    ['tables 1', ['tables', 0, 'events', 1, 'move'], 'a move that there is not'],
    ['tables 1', ['tables', 0, 'events', 0, 'terms', 'game'], '__proto__'],
    ['tables 2', ['tables', 1, 'events', 0, 'seats', 0], { kind: 'person', person: 5 }],
    ['tables 2', ['tables', 1, 'events', 0, 'daily'], { kind: 'ranked', date: '2026-02-03' }],
    ['tables 2', ['tables', 1, 'events'], []],
    ['games 1', ['games', 0, 'transcript', 'plies', 0, 'move'], {}],
    ['games 1', ['games', 0, 'transcript', 'result', 'points', 0], 99],
    ['games 2', ['games', 1, 'past', 'when'], 'yesterday'],
    ['games 2', ['games', 1, 'past', 'seats'], []],
    ['games 2', ['games', 1, 'past', 'seats', 0, 'name'], 'x'.repeat(5000)],
    ['games 2', ['games', 1, 'past', 'you'], 17],
    ['games 2', ['games', 1, 'past', 'resigned'], [-1]],
    ['games 2', ['games', 1, 'past', 'substituted'], ['3']],
    ['games 3', ['games', 2], null],
    ['attempts 1', ['attempts', 0, 'date'], '2026-02-31'],
    ['results 1', ['results', 0, 'points'], -1],
    ['puzzles 1', ['puzzles', 0, 'game'], 'chess'],
    ['puzzles 1', ['puzzles', 0, 'puzzle'], '../..'],
    ['puzzles 1', ['puzzles', 0, 'date'], '2026-02-31'],
    ['puzzles 1', ['puzzles', 0, 'wrong'], 0.5],
    ['puzzles 1', ['puzzles', 0, 'outcome'], 'guessed'],
    ['people ada', ['people', 'ada'], { name: 'Ada' }],
    ['kept sixfold-names', ['kept', 'sixfold-names'], ['Ada']],
    ['kept other', ['kept', 'other'], 'x'],
    ['kept sixfold-setup', ['kept', 'sixfold-setup'], '{"dice":{"seats":[{"kind":"person"}]}}'],
    ['kept sixfold-courses', ['kept', 'sixfold-courses'], '[[[[[[[1]]]]]]]'],
  ])('%s: %j', (part, path, value) => {
    expect(forged(path, value)).toEqual({ ok: false, error: { code: 'damaged', part } });
  });

  test('but settings that there are not are left out', () => {
    const parsed = forged(['kept', 'sixfold-settings'], '{"language":"../x","theme":"light","volume":1e9,"evil":1}');
    expect(parsed.ok && parsed.value.kept.get('sixfold-settings')).toBe('{"theme":"light"}');
  });

  test('and a result is what the moves led to, whatever the file says of it', () => {
    const parsed = forged(['games', 0, 'past', 'result'], { ranks: [1], points: [18], tracks: [], instant: null });
    expect(parsed).toEqual({ ok: true, value: FULL });
  });
});
