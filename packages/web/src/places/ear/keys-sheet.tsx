import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import './ear.css';

interface KeysSheetProps {
  /** Which keys the game has of its own. */
  readonly keys: string;
  readonly close: () => void;
}

/** All keys of the table, and those of its game. */
export function KeysSheet({ keys: own, close }: KeysSheetProps): JSX.Element {
  const t = messages.value;
  const { keys } = t.ear;
  const all: readonly (readonly [string, string])[] = [
    ['M', keys.mine],
    ['O', keys.others],
    ['H', keys.hand],
    ['L', keys.last],
    ['N', keys.best],
    ['⇧ N', keys.back],
    ['G', keys.hint],
    ['↵', keys.enter],
    ['?', keys.sheet],
  ];
  return (
    <Dialog title={t.ear.title} close={close}>
      <h3>{t.ear.atTable}</h3>
      <dl class="ear-keys">
        {all.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h3>{t.ear.inGame}</h3>
      <p>{own}</p>
      <p class="help">{t.ear.help}</p>
    </Dialog>
  );
}
