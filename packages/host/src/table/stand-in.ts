import type { Level } from '@sixfold/bots/levels';
import type { Opened } from '../log/events.ts';

const STAND_IN: Level = 'club';

/** Which bot plays on for a person: the table's own, not one that an opponent chooses. */
export const standInOf = ({ standIn = STAND_IN }: Opened): string => standIn;
