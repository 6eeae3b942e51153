export { runServer } from './run.ts';
export { PAGE, serve, type Serving, type Wishes } from './serve.ts';
export { readSettings, ServeError } from './settings.ts';
