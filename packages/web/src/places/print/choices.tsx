import type { JSX } from 'preact';
import type { PrintFace } from '../../face/print.ts';
import { messages } from '../../i18n/index.ts';
import { LANGUAGE_IDS, LANGUAGES } from '../../lib/languages.ts';
import { Choice, Switch, type Option } from '../../ui/choice.tsx';
import { oneOfEach } from './cutting.ts';
import { formOrder, MATTERS, pieceOrder, type PrintWishes } from './wishes.ts';

export interface PrintChoicesProps {
  readonly print: PrintFace;
  readonly wishes: PrintWishes;
  readonly wish: (part: Partial<PrintWishes>) => void;
}

/** All that can be chosen: first what, then how. */
export function PrintChoices(props: PrintChoicesProps): JSX.Element {
  const t = messages.value.print;
  const { wishes, wish } = props;
  return (
    <>
      <Choice
        label={t.matter}
        options={MATTERS.map((value) => ({ value, name: t.matters[value] }))}
        value={wishes.matter}
        choose={(matter) => wish({ matter })}
      />
      {wishes.matter === 'forms' && <FormChoices {...props} />}
      {wishes.matter === 'pieces' && <PieceChoices {...props} />}
      <PaperChoices {...props} />
    </>
  );
}

const numbered = (numbers: readonly number[]): Option<number>[] =>
  numbers.map((value) => ({ value, name: String(value) }));

/** Which one of several, if there are several. */
function Which({ label, names, value, choose }: WhichProps): JSX.Element | null {
  if (names.length < 2) return null;
  return (
    <Choice
      label={label}
      options={names.map((name, index) => ({ value: index, name }))}
      value={value}
      choose={choose}
    />
  );
}

interface WhichProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly value: number;
  readonly choose: (index: number) => void;
}

function FormChoices({ print, wishes, wish }: PrintChoicesProps): JSX.Element | null {
  const t = messages.value;
  const order = formOrder(print, wishes);
  const names = print.forms.map(({ name }) => name(t));
  return (
    order && (
      <>
        <Which label={t.print.form} names={names} value={wishes.form} choose={(form) => wish({ form })} />
        <Choice
          label={t.print.count}
          options={numbered(order.counts)}
          value={order.count}
          choose={(count) => wish({ count })}
        />
      </>
    )
  );
}

function PieceChoices({ print, wishes, wish }: PrintChoicesProps): JSX.Element | null {
  const t = messages.value;
  const order = pieceOrder(print, wishes);
  if (!order) return null;
  const { sheet, size } = order;
  const names = print.pieces.map(({ name }) => name(t));
  return (
    <>
      <Which label={t.print.sheet} names={names} value={wishes.sheet} choose={(index) => wish({ sheet: index })} />
      <Choice
        label={t.print.amount}
        options={[
          { value: true, name: t.print.all(sheet.pieces.length) },
          { value: false, name: t.print.each(oneOfEach(sheet.pieces).length) },
        ]}
        value={wishes.isWhole}
        choose={(isWhole) => wish({ isWhole })}
      />
      <Choice
        label={sheet.measure(t)}
        options={numbered(sheet.sizes)}
        value={size}
        choose={(millimetres) => wish({ size: millimetres })}
      />
    </>
  );
}

function PaperChoices({ wishes, wish }: PrintChoicesProps): JSX.Element {
  const t = messages.value.print;
  return (
    <>
      <Choice
        label={t.paper}
        options={[
          { value: 'a4', name: t.papers.a4 },
          { value: 'letter', name: t.papers.letter },
        ]}
        value={wishes.paper}
        choose={(paper) => wish({ paper })}
      />
      <Choice
        label={t.language}
        options={LANGUAGE_IDS.map((value) => ({ value, name: LANGUAGES[value] }))}
        value={wishes.language}
        choose={(language) => wish({ language })}
      />
      <Choice
        label={t.ink}
        options={[
          { value: false, name: t.colour },
          { value: true, name: t.black },
        ]}
        value={wishes.isBlack}
        choose={(isBlack) => wish({ isBlack })}
      />
      <Switch
        label={t.letters}
        help={t.lettersHelp}
        isOn={wishes.hasLetters}
        turn={(hasLetters) => wish({ hasLetters })}
      />
    </>
  );
}
