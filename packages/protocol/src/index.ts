export { AskFailed, connect, type Client, type ConnectionLost } from './client.ts';
export type { After, LinkOptions, LinkState, Socket } from './client-link.ts';
export type { ProtocolError } from './errors.ts';
export { BEAT, PROTOCOL } from './messages.ts';
export type { Answer, Ask, ClientToServer, FromClient, FromServer, News, Request, ServerToClient } from './messages.ts';
export type {
  GameNews,
  Offer,
  PlayedMove,
  SeatNews,
  SeatWish,
  Seen,
  Stage,
  TableLine,
  TableNews,
  Terms,
} from './news.ts';
