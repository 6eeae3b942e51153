import { useEffect, useState } from 'preact/hooks';

const A_MINUTE = 60_000;

/** The time, minute by minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), A_MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
