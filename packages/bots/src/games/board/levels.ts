export { levels } from '../../tiles/levels.ts';
