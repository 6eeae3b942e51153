import type { ScoreForm } from '../../face/print.ts';
import type { Messages } from '../../i18n/messages.ts';

/** What whoever fills in a form must know, in a few sentences. */
export function noteOf({ rail, bonuses, stops, winsAt }: ScoreForm, { print: t }: Messages): string {
  return [
    ...(rail.gates ?? []).map(({ from, to, needs }) => t.gate(from, to, needs)),
    ...stops.map(t.stop),
    bonuses.length > 0 && t.bonus(bonuses),
    winsAt !== null && t.wins(winsAt, winsAt < rail.top),
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}
