import { useEffect, useState } from 'preact/hooks';

/** After so many milliseconds a table is there, and what is only told may follow. */
export const SETTLED = 500;

/** Whether something has been so for so many milliseconds. */
export function useAfter(isSo: boolean, time: number): boolean {
  const [hasBeen, setHasBeen] = useState(false);
  useEffect(() => {
    setHasBeen(false);
    if (!isSo) return;
    const timer = setTimeout(() => setHasBeen(true), time);
    return () => clearTimeout(timer);
  }, [isSo]);
  return isSo && hasBeen;
}
