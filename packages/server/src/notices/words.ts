import type { NoticeLanguage, StoredTurn } from '../store/notice-store.ts';
import type { Notice } from './when.ts';

interface NoticeWords {
  readonly turn: string;
  readonly digest: (tables: number) => string;
  readonly lastCall: string;
  readonly tableWith: (names: string) => string;
}

const WORDS: Readonly<Record<NoticeLanguage, NoticeWords>> = {
  de: {
    turn: 'Du bist am Zug',
    digest: (tables) => `${tables} Tische warten auf dich`,
    lastCall: 'Deine Zeit wird knapp',
    tableWith: (names) => `Am Tisch mit ${names}`,
  },
  en: {
    turn: 'Your turn',
    digest: (tables) => `${tables} tables are waiting for you`,
    lastCall: 'Your time is running out',
    tableWith: (names) => `At the table with ${names}`,
  },
};

/** Characters: there must be room for it in one message, and on a lock screen. */
const LONGEST = 200;

/** A notice in somebody's language. */
export function sayNotice({ kind, turns, waiting }: Notice, language: NoticeLanguage): { title: string; body: string } {
  const words = WORDS[language];
  const body = turns.map((turn) => sayTable(turn, language)).filter((text) => text !== '');
  return { title: titleOf(kind, words, waiting), body: cut(body.join('\n')) };
}

function titleOf(kind: Notice['kind'], words: NoticeWords, waiting: number): string {
  if (kind === 'digest') return words.digest(waiting);
  return kind === 'turn' ? words.turn : words.lastCall;
}

/** Somebody who was forgotten has no name. */
function sayTable({ others }: StoredTurn, language: NoticeLanguage): string {
  const names = others.filter((name) => name !== '');
  return names.length === 0 ? '' : WORDS[language].tableWith(new Intl.ListFormat(language).format(names));
}

const cut = (text: string): string => {
  const letters = [...text];
  return letters.length <= LONGEST ? text : `${letters.slice(0, LONGEST - 1).join('')}…`;
};
