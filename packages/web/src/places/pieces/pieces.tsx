import type { GameId } from '@sixfold/engine';
import type { JSX } from 'preact';
import type { GamePieces } from '../../face/pieces.ts';
import { ENTRIES, entryOf } from '../../games/games.ts';
import { loadPieces } from '../../games/pieces.ts';
import { teachingOf } from '../../games/teaching.ts';
import { messages, speakOf } from '../../i18n/index.ts';
import { addressOf } from '../../lib/navigation.ts';
import { Pending, useLoaded } from '../../ui/lazy.tsx';
import { Page } from '../../ui/page.tsx';
import { BagTable } from './bag-table.tsx';
import { CupTable } from './cup-table.tsx';
import './pieces.css';

/** The phone as what is missing in a printed game: its bag, its pile or its dice. */
export function PiecesPlace({ game }: { game: string }): JSX.Element {
  const entry = entryOf(game);
  return entry ? <OfGame game={entry.id} /> : <ChooseGame />;
}

/** The game's words come with its face. */
async function load(game: GameId): Promise<GamePieces> {
  const [pieces] = await Promise.all([loadPieces(game), entryOf(game)?.load(), speakOf(teachingOf(game))]);
  return pieces;
}

function OfGame({ game }: { game: GameId }): JSX.Element {
  const { loaded, again } = useLoaded(() => load(game), game);
  if (!loaded || 'failed' in loaded) return <Pending isFailed={loaded !== null} again={again} />;
  const pieces = loaded.value;
  return pieces.in === 'bag' ? <BagTable game={game} pieces={pieces} /> : <CupTable game={game} pieces={pieces} />;
}

function ChooseGame(): JSX.Element {
  const t = messages.value;
  return (
    <Page title={t.pieces.choose}>
      <p>{t.pieces.chooseHelp}</p>
      <nav class="pieces-games" aria-label={t.home.games}>
        {ENTRIES.map(({ id, Miniature }) => (
          <a key={id} class="button" href={addressOf({ at: 'pieces', game: id })}>
            <Miniature />
            {t.games[id].name}
          </a>
        ))}
      </nav>
    </Page>
  );
}
