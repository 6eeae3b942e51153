import type { JSX } from 'preact';
import type { PrintFace } from '../../face/print.ts';
import type { Messages } from '../../i18n/messages.ts';
import { PrintedSymbol } from '../../ui/print/printed-symbol.tsx';
import type { PaperName } from './paper.ts';
import { SheetOfPaper } from './sheet.tsx';

interface RulesPaperProps {
  readonly print: PrintFace;
  readonly game: string;
  readonly paper: PaperName;
  readonly t: Messages;
}

/** The rules of a game on one sheet. */
export const RulesPaper = ({ print, game, paper, t }: RulesPaperProps): JSX.Element => (
  <SheetOfPaper paper={paper} isLandscape={false}>
    <article class="print-rules">
      <header>
        <h2>{game}</h2>
        <SymbolRow t={t} />
      </header>
      <div class="print-columns">
        {print.rules(t).map(({ title, text }) => (
          <section key={title}>
            <h3>{title}</h3>
            {text.split('\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
      <FactTable print={print} t={t} />
    </article>
  </SheetOfPaper>
);

/** The symbols by shape and name. */
const SymbolRow = ({ t }: { t: Messages }): JSX.Element => (
  <ul class="print-symbols">
    {t.symbols.names.map((name, symbol) => (
      <li key={name}>
        <svg viewBox="-50 -50 100 100" aria-hidden="true">
          <PrintedSymbol symbol={symbol} />
        </svg>
        {name}
      </li>
    ))}
  </ul>
);

/** What depends on how many play. */
const FactTable = ({ print: { players, facts }, t }: Pick<RulesPaperProps, 'print' | 't'>): JSX.Element => (
  <table class="print-facts">
    <thead>
      <tr>
        <th scope="col">{t.print.playing}</th>
        {players.map((count) => (
          <th key={count} scope="col">
            {count}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {facts.map(({ name, of }) => (
        <tr key={name(t)}>
          <th scope="row">{name(t)}</th>
          {players.map((count) => (
            <td key={count}>{of(count) ?? '–'}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
