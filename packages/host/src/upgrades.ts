/** What stored tables of earlier versions become: loaded by stores that find any. */
export { upgradeDeviceTable, upgradeServerTable, type Entry0, type ServerTable0 } from './log/upgrade.ts';
