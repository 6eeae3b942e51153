import { join } from 'node:path';

/** Where the build puts the page. */
export const PAGE = join(import.meta.dirname, '../../web/dist');
