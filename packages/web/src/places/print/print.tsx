import type { GameId } from '@sixfold/engine';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { PrintFace } from '../../face/print.ts';
import { ENTRIES, entryOf } from '../../games/games.ts';
import { printOf } from '../../games/prints.ts';
import { TITLES } from '../../games/messages.ts';
import { teachingOf } from '../../games/teaching.ts';
import { messages, speakOf, type Messages } from '../../i18n/index.ts';
import { PARTS } from '../../i18n/parts.ts';
import { PLACE_PARTS } from '../../i18n/place-parts.ts';
import { marksOf } from '../../i18n/symbol-name.ts';
import type { Language } from '../../lib/languages.ts';
import { addressOf } from '../../lib/navigation.ts';
import { settings } from '../../lib/settings.ts';
import { useConsequence } from '../../ui/announcer.tsx';
import { Pending, useLoaded } from '../../ui/lazy.tsx';
import { Page } from '../../ui/page.tsx';
import { Marks } from '../../ui/print/printed-symbol.tsx';
import { PrintChoices } from './choices.tsx';
import { FormPaper, PiecePapers } from './papers.tsx';
import './print.css';
import { RulesPaper } from './rules-paper.tsx';
import { firstWishes, formOrder, pagesOf, pieceOrder, type PrintWishes } from './wishes.ts';

/** Where sheets of a game are chosen, looked at and printed; without a game, where one is chosen. */
export function PrintPlace({ game }: { game: string }): JSX.Element {
  const entry = entryOf(game);
  const t = messages.value;
  return (
    <Page title={entry ? t.print.titleOf(t.games[entry.id].name) : t.print.title}>
      {!entry && <p>{t.print.choose}</p>}
      <GameLinks game={game} />
      {entry && <LoadedPrint game={entry.id} />}
    </Page>
  );
}

const GameLinks = ({ game }: { game: string }): JSX.Element => (
  <nav class="buttons print-games" aria-label={messages.value.print.games}>
    {ENTRIES.map(({ id }) => (
      <a
        key={id}
        class="button"
        href={addressOf({ at: 'print', game: id })}
        {...(id === game && { 'aria-current': 'page' })}
      >
        {messages.value.games[id].name}
      </a>
    ))}
  </nav>
);

async function loadPrint(game: GameId): Promise<PrintFace> {
  const [print] = await Promise.all([printOf(game), speakOf(teachingOf(game))]);
  return print;
}

function LoadedPrint({ game }: { game: GameId }): JSX.Element {
  const { loaded, again } = useLoaded(() => loadPrint(game), game);
  if (!loaded || 'failed' in loaded) return <Pending isFailed={loaded !== null} again={again} />;
  return <GamePrint game={game} print={loaded.value} />;
}

interface GamePrintProps {
  readonly game: GameId;
  readonly print: PrintFace;
}

function GamePrint({ game, print }: GamePrintProps): JSX.Element {
  const t = messages.value.print;
  const { language, letters } = settings.peek();
  const [wishes, setWishes] = useState(() => firstWishes(navigator.language, language, letters));
  const pages = t.pages(pagesOf(print, wishes), t.papers[wishes.paper]);
  useConsequence(pages, wishes);
  return (
    <div class="print-place">
      <div class="sheet print-choices">
        <PrintChoices print={print} wishes={wishes} wish={(part) => setWishes({ ...wishes, ...part })} />
      </div>
      <div class="print-go">
        <button type="button" class="button is-main is-large" onClick={() => globalThis.print()}>
          {t.go}
        </button>
        <p>
          {pages}
          <br />
          <small class="help">{t.goHelp}</small>
        </p>
      </div>
      <LoadedPapers game={game} print={print} wishes={wishes} />
    </div>
  );
}

/** The words of the sheets, in a language that need not be the page's. */
interface PaperWords {
  readonly language: Language;
  readonly t: Messages;
}

async function wordsIn(language: Language, game: GameId): Promise<PaperWords> {
  const parts = [PARTS.shared, PLACE_PARTS.print, TITLES, teachingOf(game)];
  const texts = await Promise.all(parts.map((part) => part(language)));
  return { language, t: Object.assign({}, ...texts) };
}

interface PapersProps extends GamePrintProps {
  readonly wishes: PrintWishes;
}

function LoadedPapers(props: PapersProps): JSX.Element {
  const { game, wishes } = props;
  const { loaded, again } = useLoaded(() => wordsIn(wishes.language, game), wishes.language);
  if (!loaded || 'failed' in loaded) return <Pending isFailed={loaded !== null} again={again} />;
  const { language, t } = loaded.value;
  const marks = wishes.hasLetters ? marksOf(t.symbols.names) : [];
  return (
    <section class={wishes.isBlack ? 'papers is-black' : 'papers'} aria-label={messages.value.print.preview}>
      <div lang={language}>
        <Marks.Provider value={marks}>
          <Papers {...props} t={t} />
        </Marks.Provider>
      </div>
    </section>
  );
}

function Papers({ game, print, wishes, t }: PapersProps & { readonly t: Messages }): JSX.Element | null {
  const { matter, paper } = wishes;
  const { name } = t.games[game];
  if (matter === 'rules') return <RulesPaper print={print} game={name} paper={paper} t={t} />;
  if (matter === 'forms') {
    const order = formOrder(print, wishes);
    return order && <FormPaper order={order} paper={paper} game={name} t={t} />;
  }
  const order = pieceOrder(print, wishes);
  return order && <PiecePapers order={order} paper={paper} t={t} />;
}
