/** Which neighbour an arrow leads to, where colours stand side by side; on a screen that lies it is the other way round. */
const ARROWS: Readonly<Record<string, readonly [track: number, value: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The step of an arrow key; null for any other. */
export function stepOf(key: string, isLying: boolean): readonly [track: number, value: number] | null {
  const step = ARROWS[key];
  if (!step) return null;
  return isLying ? [step[1], step[0]] : step;
}

/** Where a step leads among columns of such lengths: round and round between columns, never beyond the ends of one. */
export function stepTo(
  lengths: readonly number[],
  [track, value]: readonly [number, number],
  [byTrack, byValue]: readonly [number, number],
): readonly [track: number, value: number] {
  const next = (track + byTrack + lengths.length) % lengths.length;
  const last = (lengths[next] ?? 1) - 1;
  return [next, Math.max(0, Math.min(last, value + byValue))];
}

const cellsIn = (pad: HTMLElement): HTMLElement[][] =>
  [...pad.querySelectorAll('.pad-cells')].map((column) => [...column.querySelectorAll('button')]);

function placeOf(columns: readonly HTMLElement[][], element: Element | null): readonly [number, number] | null {
  const track = columns.findIndex((column) => column.some((cell) => cell === element));
  return track < 0 ? null : [track, columns[track]?.findIndex((cell) => cell === element) ?? 0];
}

/** Arrow keys go from value to value; a digit taps by how much the colour grows. */
export function goThrough(pad: HTMLElement | null, event: KeyboardEvent): void {
  if (!pad || event.ctrlKey || event.metaKey || event.altKey) return;
  const columns = cellsIn(pad);
  const place = placeOf(columns, document.activeElement);
  if (!place) return;
  const isLying = getComputedStyle(pad).getPropertyValue('--lies').trim() === '1';
  const step = stepOf(event.key, isLying);
  const digit = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
  if (!step && digit === 0) return;
  event.preventDefault();
  const [track, value] = step
    ? stepTo(
        columns.map(({ length }) => length),
        place,
        step,
      )
    : [place[0], digit - 1];
  const cell = columns[track]?.[value];
  cell?.focus();
  if (digit > 0) cell?.click();
}
