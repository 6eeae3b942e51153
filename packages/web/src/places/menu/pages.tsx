import type { GameId, View } from '@sixfold/engine';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { PLACE_PARTS } from '../../i18n/place-parts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { lazy, named } from '../../ui/lazy.tsx';
import './menu.css';
import { UnseenSheet } from './unseen-sheet.tsx';
import { unseenIn } from './unseen.ts';

const RulesSheet = lazy(named(() => import('./rules.tsx'), 'RulesSheet'));
const SettingsSheet = lazy(named(() => import('../identity/settings.tsx'), 'SettingsSheet', PLACE_PARTS.settings));

const PAGES = ['rules', 'unseen', 'settings'] as const;
type MenuPage = (typeof PAGES)[number];

/** What can be read and set without leaving the table: each opens over it, and closes to where one was. */
export function MenuPages({ game, view }: { game: GameId; view?: View }): JSX.Element {
  const t = messages.value.menu;
  const [page, setPage] = useState<MenuPage | null>(null);
  const unseen = view && unseenIn(view) !== null ? view : null;
  return (
    <>
      {PAGES.filter((one) => one !== 'unseen' || unseen).map((one) => (
        <button key={one} type="button" class="button" aria-haspopup="dialog" onClick={() => setPage(one)}>
          {t[one]}
        </button>
      ))}
      {page && (
        <Dialog title={t[page]} close={() => setPage(null)}>
          {page === 'rules' && <RulesSheet game={game} />}
          {page === 'settings' && <SettingsSheet />}
          {page === 'unseen' && unseen && <UnseenSheet view={unseen} />}
        </Dialog>
      )}
    </>
  );
}
