/** The classic board is handled as all games of tiles are. */
export { handling } from './tiles.ts';
