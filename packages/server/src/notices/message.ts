import type { NoticeLanguage } from '../store/notice-store.ts';
import type { Notice, NoticeKind } from './when.ts';
import { sayNotice } from './words.ts';

/** A notice as it is sent. */
export interface NoticeMessage {
  readonly kind: NoticeKind;
  readonly title: string;
  readonly body: string;
  /** The table to open; null where there are several. */
  readonly table: string | null;
  /** A later message with the same one takes the place of this one. */
  readonly tag: string;
}

export function messageOf(notice: Notice, language: NoticeLanguage): NoticeMessage {
  const { kind, turns } = notice;
  const [only] = turns;
  const table = kind === 'digest' || !only ? null : only.table;
  return { kind, ...sayNotice(notice, language), table, tag: table ?? 'tables' };
}
