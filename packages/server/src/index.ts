export { runServer } from './run.ts';
export { PAGE, serve, ServeError, type Serving, type Wishes } from './serve.ts';
export { readPort, readSettings } from './settings.ts';
