import { useEffect, useState } from 'preact/hooks';

/** How many pictures of a place have been drawn, at most so many: for what may come after what is read first. */
export function usePictures(most: number): number {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn < most) setDrawn(drawn + 1);
  }, [drawn]);
  return drawn;
}
