import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { makeTime, parseTime } from '../../lib/time-of-day.ts';
import type { NoticeWish } from '../../online/notices.ts';
import { Switch } from '../../ui/choice.tsx';

/** Ten in the evening until eight. */
const NIGHT = { from: 22 * 60, to: 8 * 60 };

interface QuietProps extends Pick<NoticeWish, 'quiet' | 'zone'> {
  readonly change: (quiet: NoticeWish['quiet']) => void;
}

/** When one is to be left in peace. */
export function QuietHours({ quiet, zone, change }: QuietProps): JSX.Element {
  const t = messages.value.notices;
  const set = (end: 'from' | 'to') => (text: string) => {
    const minute = parseTime(text);
    if (quiet && minute !== null) change({ ...quiet, [end]: minute });
  };
  return (
    <>
      <Switch
        label={t.quiet}
        help={t.quietHelp(zone)}
        isOn={quiet !== null}
        turn={(isOn) => change(isOn ? NIGHT : null)}
      />
      {quiet && (
        <div class="quiet-hours" role="group" aria-label={t.quiet}>
          <TimeField label={t.from} minute={quiet.from} change={set('from')} />
          <TimeField label={t.to} minute={quiet.to} change={set('to')} />
        </div>
      )}
    </>
  );
}

interface TimeProps {
  readonly label: string;
  readonly minute: number;
  readonly change: (text: string) => void;
}

const TimeField = ({ label, minute, change }: TimeProps): JSX.Element => (
  <label class="field">
    {label}
    <input type="time" value={makeTime(minute)} onChange={(event) => change(event.currentTarget.value)} />
  </label>
);
