import type { SheetMove, SheetView } from '@sixfold/engine/sheet';
import type { JSX } from 'preact';
import type { GamePly } from '../face/face.ts';
import { messages } from '../i18n/index.ts';
import { letterName } from '../i18n/symbol-name.ts';

interface BonusProps {
  readonly view: SheetView;
  readonly fresh: readonly GamePly<SheetMove>[];
}

/** What a bonus turn was earned with, as the last entry tells it. */
const earnedIn = (fresh: readonly GamePly<SheetMove>[]): readonly string[] => {
  const events = fresh.at(-1)?.events ?? [];
  return events.flatMap((event) => {
    if (event.type !== 'bonus') return [];
    const score = events.find((one) => one.type === 'score' && one.symbol === event.symbol);
    const value = score?.type === 'score' ? score.track : 0;
    return [messages.value.sheet.bonusFor(letterName(event.symbol, messages.value), value)];
  });
};

/** Calls out a bonus turn, with its rule. */
export function BonusWord({ view, fresh }: BonusProps): JSX.Element | null {
  const t = messages.value;
  if (!view.isBonus) return null;
  return (
    <div class="sheet-bonus" role="status">
      <b class="bonus">{t.sheet.bonus}</b>
      <p>{[...earnedIn(fresh), view.due > 0 ? t.table.due(view.due) : ''].filter(Boolean).join(' ')}</p>
    </div>
  );
}
