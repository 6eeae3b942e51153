import type { TableLine } from '@sixfold/protocol';

/** More than these nobody looks for at home. */
const MOST = 6;

export const isMyTurn = ({ you, turn, stage }: TableLine): boolean =>
  stage === 'playing' && you !== null && turn === you;

/** Tables that go on, those first at which somebody waits for the person at the screen. */
export const waitingFirst = (tables: readonly TableLine[]): TableLine[] =>
  tables
    .filter(({ stage }) => stage === 'gathering' || stage === 'playing')
    .toSorted((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)))
    .slice(0, MOST);
