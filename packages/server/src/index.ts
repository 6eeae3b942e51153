export { runServer } from './run.ts';
export { PAGE, serve, type Serving, type ServeWishes } from './serve.ts';
export { readSettings, ServeError } from './settings/settings.ts';
