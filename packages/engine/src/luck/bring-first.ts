import { bring } from './editions.ts';
import { Seed } from './first-edition.ts';

/** From now on `luckOf` knows the first edition, which games begun with it are played to their end with. */
export const bringFirstEdition = (): void => bring((seed) => new Seed(seed));
