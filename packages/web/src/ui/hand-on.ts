/** Whether the device can hand this on to its other programs. */
export const canHandOn = (what: ShareData): boolean =>
  typeof navigator.share === 'function' && (what.files === undefined || navigator.canShare?.(what));

/** Hands something to another program of the device; false where it hands on nothing. Whoever thinks better of it was asked. */
export async function handOn(what: ShareData): Promise<boolean> {
  if (!canHandOn(what)) return false;
  return navigator.share(what).then(
    () => true,
    (why: unknown) => why instanceof DOMException && why.name === 'AbortError',
  );
}
