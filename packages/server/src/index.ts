export { runServer } from './run.ts';
export { PAGE } from './page-folder.ts';
export { serve, type Serving, type ServeWishes } from './serve.ts';
export { readSettings, ServeError } from './settings/settings.ts';
