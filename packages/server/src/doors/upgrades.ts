import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { WebSocketServer, type WebSocket } from 'ws';

/** A connection that wants to become a socket. */
interface WantedSocket {
  readonly raw: Duplex;
  readonly head: Buffer;
}

/** However small its parts are: nobody has a reason to send a message in more. */
const MOST_FRAGMENTS = 64;

/**
 * Sockets at the paths where they are; whoever asks for one elsewhere is let go at once. What is asked goes the way of all
 * requests, so that the same limits hold and a refusal can be read.
 */
export class Upgrades {
  private readonly sockets: WebSocketServer;
  private readonly wanted = new WeakMap<IncomingMessage, WantedSocket>();

  constructor(app: FastifyInstance, paths: readonly string[], largestMessage: number) {
    this.sockets = new WebSocketServer({
      noServer: true,
      // What is a little too large is refused in words; what is much too large ends the connection.
      maxPayload: 4 * largestMessage,
      maxFragments: MOST_FRAGMENTS,
      perMessageDeflate: false,
      clientTracking: false,
      // Pongs are the connections' own affair: they cost, as everything does.
      autoPong: false,
    });
    app.server.on('upgrade', (request: IncomingMessage, raw: Duplex, head: Buffer) => {
      if (!paths.includes(pathOf(request))) return raw.destroy();
      raw.on('error', destroy);
      this.wanted.set(request, { raw, head });
      const response = new ServerResponse(request);
      response.assignSocket(request.socket);
      // A connection that did not become a socket is of no other use.
      response.once('finish', () => raw.end());
      app.routing(request, response);
    });
  }

  isWanted({ raw }: FastifyRequest): boolean {
    return this.wanted.has(raw);
  }

  /** Makes a socket of a request that wants to be one. From here on the connection is the socket's. */
  accept({ raw: request }: FastifyRequest, reply: FastifyReply, use: (socket: WebSocket, wire: Duplex) => void): void {
    const { raw, head } = this.wanted.get(request)!;
    reply.hijack();
    reply.raw.detachSocket(request.socket);
    // Whoever stays for hours need not keep the request.
    raw.off('error', destroy);
    this.wanted.delete(request);
    this.sockets.handleUpgrade(request, raw, head, (socket) => use(socket, raw));
  }
}

function destroy(this: Duplex): void {
  this.destroy();
}

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0]!;
