export { connect, type Client } from './client.ts';
export type { After, LinkOptions, LinkState, Socket } from './client-link.ts';
export { AskFailed, type ConnectionLost, type ProtocolError, type TableError } from './errors.ts';
export { BEAT, PROTOCOL } from './messages.ts';
export type { Answer, Ask, ClientToServer, FromClient, FromServer, MessageName, Request } from './messages.ts';
export type { ServerToClient } from './messages.ts';
export type { AtTable, Nothing, Offer, Opening, Ply, SeatWish, TableRequest, TableRequests } from './requests.ts';
export type { GameUpdate, SeatInfo, Seen, SeenPly, Stage, TableInfo, TableLine, TableMessage } from './tables.ts';
export { LONGEST_NAME, type Seat, type TableConfig, type TableRecord, type Terms } from './terms.ts';
