export { openDeviceStore, type TerminalStore } from './store/sqlite/device.ts';
export { DataError } from './store/folder.ts';
export { HOSTING, WORLD } from './tables/tools.ts';
