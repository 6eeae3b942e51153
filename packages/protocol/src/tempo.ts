/** How much time there is to decide, chosen when a table is opened; all of it in milliseconds. */
export interface Tempo {
  /** Live: while everybody is there. Days: whenever somebody finds the time. */
  readonly kind: 'live' | 'days';
  /** What each seat has when a game begins. */
  readonly bank: number;
  /** What a turn adds to it when it is over. */
  readonly gain: number;
  /** Above this, turns add nothing; null if there is no such limit. */
  readonly cap: number | null;
  /** When time is out: a bot plays on and the seat can be taken back, or the seat is lost. */
  readonly onTime: 'bot' | 'lost';
}
