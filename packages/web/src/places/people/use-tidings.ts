import type { TableInfo } from '@sixfold/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { notify } from '../../ui/notices.tsx';
import { arrivals, tidings } from './tidings.ts';

/** Whoever reloads the page is back before anybody misses them, in milliseconds. */
const BLINK = 3000;

/** Tells what happens to the people at a table: at once what was done, and after a moment who has come or gone. */
export function useTidings(info: TableInfo): void {
  const known = useRef(info);
  const seen = useRef(info);
  useEffect(() => {
    const before = known.current;
    known.current = info;
    for (const text of tidings(before, info, messages.value)) notify(text);
    const timer = setTimeout(() => {
      for (const text of arrivals(seen.current, info, messages.value)) notify(text);
      seen.current = info;
    }, BLINK);
    return () => clearTimeout(timer);
  }, [info]);
}
