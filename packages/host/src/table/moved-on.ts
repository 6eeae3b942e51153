import { Refusal } from '../contract/errors.ts';
import type { Table } from './table.ts';

/** The table is no longer as the one who asked has seen it. */
export const movedOn = ({ series: { round, ply } }: Table): Refusal => new Refusal({ code: 'moved-on', round, ply });
