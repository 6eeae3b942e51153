import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { messages, type Messages } from '../../i18n/index.ts';
import { dayOf } from '../../lib/calendar.ts';
import type { CopyError } from '../../store/moving/parse.ts';
import { announce } from '../../ui/announcer.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { Sure } from '../../ui/sure.tsx';

/** Reads and checks whole games: loaded when somebody asks for it. */
const loadMoving = () => import('../../store/moving/device.ts');

/** What was done, or why it was not. */
interface DeviceNote {
  readonly text: string;
  readonly isProblem: boolean;
}

/** Takes all of this device elsewhere, brings it from there, and forgets it. `changed` is called when there is more or less. */
export function DevicePart({ changed }: { changed: () => void }): JSX.Element {
  const t = messages.value.device;
  const [said, setSaid] = useState<DeviceNote | null>(null);
  const tell = (text: string, isProblem = false): void => {
    setSaid({ text, isProblem });
    if (!isProblem) announce(text);
  };
  const attempt = (act: () => Promise<void>): void => void act().catch(() => tell(t.refused, true));
  const save = async (): Promise<void> => {
    const { text, left } = await (await loadMoving()).exportDevice(Date.now());
    saveFile(new Blob([text], { type: 'application/json' }), `Sixfold-${dayOf(Date.now())}.json`);
    tell(left > 0 ? t.left(left) : t.saved);
  };
  const load = async (file: File): Promise<void> => {
    tell(t.busy);
    const { importDevice } = await loadMoving();
    const taken = await importDevice(await file.text());
    if ('code' in taken) return tell(sayError(taken, messages.value), true);
    tell(t.taken(taken.games, taken.tables));
    changed();
  };
  const clear = async (): Promise<void> => {
    await (await loadMoving()).clearDevice();
    setSaid(null);
    changed();
  };
  return (
    <section class="sheet">
      <h2>{t.title}</h2>
      <p class="help">{t.help}</p>
      <div class="buttons">
        <button type="button" class="button" onClick={() => attempt(save)}>
          {t.save}
        </button>
        <FileButton text={t.load} take={(file) => attempt(() => load(file))} />
      </div>
      {said && <p {...(said.isProblem && { role: 'alert' })}>{said.text}</p>}
      <Sure text={t.clear} help={t.clearHelp} act={() => attempt(clear)} />
    </section>
  );
}

interface FileButtonProps {
  readonly text: string;
  readonly take: (file: File) => void;
}

/** The same file can be chosen twice: after an error somebody may have mended it. */
const FileButton = ({ text, take }: FileButtonProps): JSX.Element => (
  <label class="button">
    {text}
    <input
      class="unseen"
      type="file"
      accept=".json,application/json"
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        if (file) take(file);
        currentTarget.value = '';
      }}
    />
  </label>
);

function sayError(error: CopyError, { device: t }: Messages): string {
  switch (error.code) {
    case 'too-long':
      return t.tooLong;
    case 'no-copy':
      return t.noCopy;
    case 'newer':
      return t.newer;
    case 'damaged':
      return t.damaged(error.part);
  }
}
