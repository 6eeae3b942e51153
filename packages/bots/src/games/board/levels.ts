/** Long games with much to see: there is room for everybody. */
export { LEVELS as levels } from '../../contract/levels.ts';
