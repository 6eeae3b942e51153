import { useEffect, useState } from 'preact/hooks';

/** A value one picture later: for what may wait until the rest of a step is seen. */
export function useLater<T>(value: T): T {
  const [shown, setShown] = useState(() => value);
  useEffect(() => setShown(() => value), [value]);
  return shown;
}
