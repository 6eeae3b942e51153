/** How setups are read, for those who replay games: playing does not need it. */
export { PARSE_SETUP } from '../games/games.ts';
