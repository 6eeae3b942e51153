import type { Knock } from '@sixfold/protocol';
import type { Knocking, KnockingPerson } from '../decide/decision.ts';
import type { Who } from '../table/seats.ts';

interface Asking {
  readonly number: number;
  readonly who: KnockingPerson;
  readonly isDeclined: boolean;
  readonly hasLooked: boolean;
}

/** More than so many are not shown; the others ask again once these were answered. */
const MOST = 10;

/** Those who ask for a seat at a table. Nothing of it is stored: whoever no longer looks no longer asks. */
export class Knocks {
  private asking: readonly Asking[] = [];
  private asked = 0;
  private readonly numberOf: (person: string) => number;

  /** `numberOf`: where several hosts must know them by the same numbers. */
  constructor(numberOf: (person: string) => number = () => ++this.asked) {
    this.numberOf = numberOf;
  }

  /** What has led to those who ask, and were told no, for somebody who has not heard of it. */
  get story(): readonly Knocking[] {
    return this.asking.flatMap(({ number, who, isDeclined }): Knocking[] => [
      { kind: 'asks', who },
      ...(isDeclined ? [{ kind: 'answered', knock: number, isAdmitted: false } as const] : []),
    ]);
  }

  /** Who asks by this number. */
  knocker(number: number): KnockingPerson | null {
    return this.asking.find((one) => one.number === number && !one.isDeclined)?.who ?? null;
  }

  hear(knocking: Knocking): void {
    if (knocking.kind === 'asks') return this.add(knocking.who);
    const { knock, isAdmitted } = knocking;
    this.asking = this.asking.flatMap((one) =>
      one.number !== knock ? [one] : isAdmitted ? [] : [{ ...one, isDeclined: true }],
    );
  }

  /** Forgets those who sit by now, and those who looked and do so no more: one may ask a moment before one looks. */
  keep(isSeated: (who: KnockingPerson) => boolean, isHere: (who: KnockingPerson) => boolean): void {
    this.asking = this.asking.flatMap((one) => {
      if (isSeated(one.who)) return [];
      if (isHere(one.who)) return [{ ...one, hasLooked: true }];
      return one.hasLooked ? [] : [one];
    });
  }

  /** What those who sit at the table are told. */
  get open(): readonly Knock[] {
    return this.asking.flatMap(({ number, who, isDeclined }) => (isDeclined ? [] : [{ number, name: who.name ?? '' }]));
  }

  /** What somebody is told of their own asking. */
  stateOf(who: Who): 'asked' | 'declined' | null {
    const own = this.asking.find((one) => who.kind === 'person' && one.who.id === who.id);
    return own ? (own.isDeclined ? 'declined' : 'asked') : null;
  }

  /** Once a "no" was said, it is not asked again as long as one looks. */
  private add(who: KnockingPerson): void {
    if (this.stateOf(who) !== null || this.open.length >= MOST) return;
    this.asking = [...this.asking, { number: this.numberOf(who.id), who, isDeclined: false, hasLooked: false }];
  }
}
