import { LEVELS, type Level } from '../contract/levels.ts';

/** Long games with much to see: there is room for nearly everybody, but a candidate could not be told from a master where four play. */
export const levels: readonly Level[] = LEVELS.filter((level) => level !== 'candidate');
