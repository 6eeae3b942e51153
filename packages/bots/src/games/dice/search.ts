import { ROLLS } from '@sixfold/engine/dice';
import type { Advice } from '../../contract/advice.ts';
import type { Thinking } from '../../contract/bot.ts';
import { advise } from './advice.ts';
import type { Ending, Endings } from './endings.ts';
import { byDice, othersOf } from './evaluate.ts';
import { FULL } from './rows.ts';
import { expectTurn } from './turn.ts';

/** What an end of the turn is worth once the next seat has had a turn as well, solved exactly in its turn. */
function lookAhead(endings: Endings, ending: Ending): number {
  const { race, seat } = endings;
  if (ending.rows === FULL) return 1;
  const table = endings.tableAfter(ending);
  const next = (seat + 1) % table.rows.length;
  const { rows } = race.stops(table.rows[next]!, othersOf(table, next));
  const own = new Float64Array(rows.length);
  const watched = new Float64Array(rows.length);
  rows.forEach((reached, roll) => {
    const then = { rows: table.rows.with(next, reached), shown: table.shown.with(next, race.rolls.shown[roll]!) };
    const all = byDice(race, then, next);
    own[roll] = all[next]!;
    watched[roll] = all[seat]!;
  });
  return expectTurn(race.rolls.odds, own, ROLLS, watched);
}

/** The ends of the turn in the order of their weight, those with the same rows together: they share most of the work. */
function inOrder({ choices, hopes }: Endings): Ending[] {
  const all = [...choices.map(({ ending }) => ending), ...hopes];
  const weight = (group: readonly Ending[]): number => group.reduce((sum, { odds }) => sum + odds, 0);
  const groups = Array.from(Map.groupBy(all, ({ rows }) => rows).values());
  return groups.sort((a, b) => weight(b) - weight(a)).flat();
}

/** So many ends of a turn are looked at in a step: a few milliseconds. */
const AT_ONCE = 4;

/** Looks one turn further, one end of the turn after the other. */
export class DiceSearch implements Thinking {
  private readonly endings: Endings;
  private readonly ahead: Ending[];
  private done = 0;
  /** By how much the ends already looked at were judged too high at first sight, weighted by their odds. */
  private excess = 0;
  private seen = 0;

  constructor(endings: Endings) {
    this.endings = endings;
    const isOpen = endings.choices.length + Math.min(1, endings.left) > 1;
    this.ahead = isOpen ? inOrder(endings) : [];
  }

  step(): boolean {
    const batch = this.ahead.slice(this.done, this.done + AT_ONCE);
    for (const ending of batch) this.look(ending);
    this.done += batch.length;
    return this.done < this.ahead.length;
  }

  get move(): number {
    return this.endings.moveWith(0);
  }

  advice(): Advice[] {
    return advise(this.endings);
  }

  /** Ends not yet looked at are moved by the mean error of the others, so that both can be compared. */
  private look(ending: Ending): void {
    const before = this.seen > 0 ? this.excess / this.seen : 0;
    const firstSight = ending.value + before;
    ending.value = lookAhead(this.endings, ending);
    this.excess += ending.odds * (firstSight - ending.value);
    this.seen += ending.odds;
    const shift = this.excess / this.seen - before;
    for (const other of this.ahead.slice(this.ahead.indexOf(ending) + 1)) other.value -= shift;
  }
}
