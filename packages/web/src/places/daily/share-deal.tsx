import { percentOfPar, type DealResult } from '@sixfold/host/daily';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { messages, type Messages } from '../../i18n/index.ts';
import { addressOf } from '../../lib/navigation.ts';
import { announce } from '../../ui/announcer.tsx';
import { copy } from '../../ui/copy.ts';
import { handOn } from '../../ui/hand-on.ts';
import { parOf } from './par.ts';
import { makeShareText } from './share.ts';
import { sayDate } from './today.ts';

/** What may be told of a deal without spoiling it: how it went, and a link that shows the moves to whoever has played it. */
function sayDeal({ date, game, points, hasWon, moves }: DealResult, t: Messages): string {
  const percent = percentOfPar(points, parOf(date, game));
  const say = hasWon === null ? t.daily.shareAlone : hasWon ? t.daily.shareWon : t.daily.shareLost;
  const amount = percent === null ? '' : t.daily.sharePercent(percent);
  const sentence = say(t.games[game].name, sayDate(date, 'long'), points, amount);
  const links = [moves, ''].map((packed) => addressOf({ at: 'daily', date, game, moves: packed }));
  return makeShareText(sentence, percent, links);
}

/** Hands the result to others: as the device does such things, or by the clipboard. */
export function ShareDeal({ result }: { result: DealResult }): JSX.Element {
  const t = messages.value;
  const [said, setSaid] = useState('');
  const [shown, setShown] = useState('');
  const share = async (): Promise<void> => {
    const text = sayDeal(result, t);
    if (matchMedia('(pointer: coarse)').matches && (await handOn({ text }))) return;
    const isCopied = await copy(text);
    setShown(isCopied ? '' : text);
    setSaid(isCopied ? t.daily.copied : t.daily.copyThis);
    announce(isCopied ? t.daily.copied : t.daily.copyThis);
  };
  return (
    <>
      <button type="button" class="button" onClick={() => void share()}>
        {t.daily.share}
      </button>
      {said !== '' && <p class="help is-wide">{said}</p>}
      {shown !== '' && (
        <textarea class="is-wide share-text" readOnly rows={4} aria-label={t.daily.copyThis} value={shown} />
      )}
    </>
  );
}
