import { startGame, ScriptedChance, type SeenEvent } from '@sixfold/engine';
import { dice, ROLL, type DiceMove } from '@sixfold/engine/dice';
import { describe, expect, test } from 'vitest';
import type { GamePly } from '../../face/face.ts';
import { de, en } from '../all-messages.fixture.ts';
import { foresee, rowsOf } from './dice.ts';
import { ear } from './ear.ts';
import { sayDraft, sayRolled, words } from './words.ts';

const NAMES = ['Anna', 'Ben'];
const ply = (move: DiceMove, events: SeenEvent[]): GamePly<DiceMove> => ({
  ply: 0,
  seat: 0,
  move,
  events,
});
const score = { type: 'score', seat: 0, symbol: 'B', points: 2, track: 3 } as const;

describe('words', () => {
  test('a roll names its dice, equal ones together', () => {
    const rolled = ply({ type: 'roll' }, [{ type: 'roll', seat: 0, pieces: ['V', 'R', 'V', 'G'] }]);
    expect(words.sayPly(rolled, NAMES, en)).toBe('Anna: roll (red, green, 2 × violet)');
    expect(words.sayPly(rolled, NAMES, de)).toBe('Anna: Wurf (Rot, Grün, 2 × Violett)');
    expect(words.sayEvent(rolled.events[0]!, NAMES, en)).toBe('');
  });

  test('a score names its jokers, and that there was nothing to cross', () => {
    expect(words.sayPly(ply({ type: 'score', jokers: {} }, []), NAMES, en)).toBe('Anna: no crosses');
    expect(words.sayPly(ply({ type: 'score', jokers: {} }, [score]), NAMES, en)).toBe('Anna: score');
    expect(words.sayPly(ply({ type: 'score', jokers: { V: 'B' } }, [score]), NAMES, en)).toBe(
      'Anna: score, joker: violet for blue',
    );
    expect(words.sayPly(ply({ type: 'score', jokers: { V: 'V' } }, [score]), NAMES, en)).toBe(
      'Anna: score, joker: violet in its own row',
    );
    expect(words.sayEvent(score, NAMES, en)).toBe('blue +2, now 3');
  });

  test('crosses that found no box are not spoken of', () => {
    const lost = { ...score, points: 0 };
    expect(words.sayPly(ply({ type: 'score', jokers: {} }, [lost]), NAMES, en)).toBe('Anna: no crosses');
    expect(words.sayEvent(lost, NAMES, en)).toBe('');
  });

  test('a suggestion says what to do, without a name', () => {
    const config = { players: 2, options: { startRule: 'blank' }, starter: 0 };
    const position = startGame(dice, config, new ScriptedChance([]));
    const hint = (move: DiceMove): string => words.sayHint(move, position, en);
    expect(hint({ type: 'roll' })).toBe('Roll');
    position.play(ROLL, new ScriptedChance([0, 0, 5, 3]));
    expect(hint({ type: 'roll' })).toBe('Roll again');
    expect(hint({ type: 'score', jokers: {} })).toBe('Score');
    expect(hint({ type: 'score', jokers: { R: 'B' } })).toBe('Score, joker: red for blue');
  });

  test('who decides hears the roll, its matches and what scoring brings', () => {
    const config = { players: 2, options: { startRule: 'rolled' }, starter: 0 };
    const position = startGame(dice, config, new ScriptedChance([0, 0, 5, 1]));
    position.play(ROLL, new ScriptedChance([0, 0, 5, 3]));
    const foreseen = foresee(position, {})!;
    const rows = rowsOf(position.tracksOf(0), foreseen);
    expect(sayRolled(dice.view(position, 0), foreseen, en)).toBe('roll 1 of 3: red 4 matches, violet 1 match.');
    // Two red dice meet two: 4 on offer, of which 3 fit.
    expect(sayDraft({}, rows, foreseen, en)).toBe('Scoring brings red +3, red: 1 lost, violet +1.');
    expect(ear.sayHand(dice.view(position, 0), en)).toBe(
      'Your dice: 2 × red, green, violet. The others’ dice: 2 × red, orange, violet. 2 rolls left.',
    );
  });
});
