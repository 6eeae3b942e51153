import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { Switch } from '../../ui/choice.tsx';
import { keep, recall } from './keep.ts';
import { canShake, mayFeel, mustAsk, useShaking } from './use-shaking.ts';

const NAME = 'shaken';

/** Where the owner must be asked again, a wish of another day is none. */
const wasWished = (): boolean => canShake() && !mustAsk() && recall(NAME) === true;

/** Shaking the phone in place of a tap, for those who want to. */
export function ShakeSwitch({ act }: { act: () => void }): JSX.Element | null {
  const t = messages.value.pieces;
  const [isOn, setOn] = useState(wasWished);
  const [isRefused, setRefused] = useState(false);
  const isPossible = canShake();
  useShaking(isOn && isPossible, act);
  const turn = async (isWished: boolean): Promise<void> => {
    const isSo = isWished && (await mayFeel());
    keep(NAME, isSo);
    setOn(isSo);
    setRefused(isWished && !isSo);
  };
  if (!isPossible) return null;
  return (
    <>
      <Switch label={t.shake} help={t.shakeHelp} isOn={isOn} turn={(isWished) => void turn(isWished)} />
      {isRefused && <p role="alert">{t.shakeRefused}</p>}
    </>
  );
}
