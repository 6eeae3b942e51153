import { describe, expect, test, vi } from 'vitest';
import { connect } from './client.ts';
import type { LinkOptions, Socket } from './client-link.ts';
import type { AskFailed } from './errors.ts';
import { BEAT, PROTOCOL } from './messages.ts';

/** One end of a connection; the test plays the other. */
class FakeSocket implements Socket {
  readonly sent: [string, number, unknown][] = [];
  isClosed = false;
  private readonly reactions: [string, (event: { data: unknown }) => void][] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as [string, number, unknown]);
  }

  close(): void {
    this.isClosed = true;
  }

  addEventListener(event: string, react: (event: { data: unknown }) => void): void {
    this.reactions.push([event, react]);
  }

  happens(event: string, data?: unknown): void {
    for (const [name, react] of this.reactions) if (name === event) react({ data });
  }

  says(...message: unknown[]): void {
    this.happens('message', JSON.stringify(message));
  }

  welcomes(): void {
    this.happens('open');
    this.says('done', 0, { name: 'Ada', now: 5000 });
  }
}

interface Timer {
  readonly at: number;
  readonly react: () => void;
}

/** A client, its sockets so far, and a clock that only moves when told to. */
function start(options: Partial<LinkOptions> = {}) {
  const sockets: FakeSocket[] = [];
  const timers = new Set<Timer>();
  let now = 0;
  const client = connect({
    open: () => {
      sockets.push(new FakeSocket());
      return sockets.at(-1)!;
    },
    after: (ms, react) => {
      const timer = { at: now + ms, react };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    random: () => 0,
    ...options,
  });
  const passes = (ms: number): void => {
    now += ms;
    for (const timer of timers) {
      if (timer.at > now) continue;
      timers.delete(timer);
      timer.react();
    }
  };
  return { client, sockets, socket: () => sockets.at(-1)!, passes };
}

function startOpen(options: Partial<LinkOptions> = {}) {
  const started = start(options);
  started.socket().welcomes();
  return started;
}

const MOVE = { table: 't', round: 0, ply: 3, move: { type: 'draw' } } as const;
const failure = async (asked: Promise<unknown>): Promise<unknown> =>
  asked.catch((error: unknown) => (error as AskFailed).error);

describe('greeting', () => {
  test('says its version first, and its token if it has one', () => {
    const { socket } = startOpen({ token: 'secret' });
    expect(socket().sent).toEqual([['hello', 0, { version: PROTOCOL, token: 'secret' }]]);
  });

  test('is open once it is welcome, and knows its name and the time of the server', () => {
    const { client, socket } = start({ now: () => 3000 });
    socket().happens('open');
    expect(client.state).toBe('connecting');
    socket().says('done', 0, { name: 'Ada', now: 5000 });
    expect([client.state, client.name, client.ahead]).toEqual(['open', 'Ada', 2000]);
  });

  test('another version leaves the client outdated; it does not try again', async () => {
    const { client, socket, sockets, passes } = start();
    const asked = failure(client.ask('mine', {}));
    socket().happens('open');
    socket().says('refused', 0, { code: 'other-version', version: 3 });
    expect(await asked).toEqual({ code: 'other-version', version: 3 });
    passes(100_000);
    expect([client.state, sockets.length, socket().isClosed]).toEqual(['outdated', 1, true]);
  });

  test('a wrong token closes it, a busy server does not', () => {
    const { client, socket } = start();
    socket().says('refused', 0, { code: 'shutting-down' });
    expect(client.state).toBe('waiting');
    client.hurry();
    socket().says('refused', 0, { code: 'wrong-token' });
    expect(client.state).toBe('closed');
  });
});

describe('asking', () => {
  test('an answer goes to the one who asked', async () => {
    const { client, socket } = startOpen();
    const [move, mine] = [client.ask('move', MOVE), client.ask('mine', {})];
    expect(socket().sent.slice(1)).toEqual([
      ['move', 1, MOVE],
      ['mine', 2, {}],
    ]);
    socket().says('done', 2, { tables: [] });
    socket().says('done', 1, { round: 0, ply: 4 });
    expect(await Promise.all([move, mine])).toEqual([{ round: 0, ply: 4 }, { tables: [] }]);
  });

  test('a refusal fails with its facts; one that answers nothing is nobody’s', async () => {
    const { client, socket } = startOpen();
    const asked = failure(client.ask('resign', { table: 't' }));
    socket().says('refused', null, { code: 'internal' });
    socket().says('refused', 9, { code: 'internal' });
    socket().says('refused', 1, { code: 'no-seat' });
    expect(await asked).toEqual({ code: 'no-seat' });
  });

  test('what is asked too early waits for the welcome', () => {
    const { client, socket } = start();
    void client.ask('resign', { table: 't' });
    expect(socket().sent).toEqual([]);
    socket().welcomes();
    expect(socket().sent.slice(1)).toEqual([['resign', 1, { table: 't' }]]);
  });

  test('a move that was cut off is sent again, with its old number', async () => {
    const { client, socket, passes } = startOpen();
    const asked = client.ask('move', MOVE);
    socket().happens('close');
    passes(1000);
    socket().welcomes();
    expect(socket().sent.slice(1)).toEqual([['move', 1, MOVE]]);
    socket().says('done', 1, { round: 0, ply: 4 });
    expect(await asked).toEqual({ round: 0, ply: 4 });
  });

  test('what must not happen twice fails when it is cut off, and at once while there is no connection', async () => {
    const { client, socket, passes } = startOpen();
    const asked = failure(client.ask('offer', { table: 't', offer: { kind: 'take-back', ply: 1 } }));
    socket().happens('close');
    expect(await asked).toEqual({ code: 'connection-lost' });
    expect(await failure(client.ask('resign', { table: 't' }))).toEqual({ code: 'connection-lost' });
    passes(1000);
    socket().welcomes();
    expect(socket().sent).toHaveLength(1);
  });
});

describe('hearing', () => {
  test('news go to all who wanted them, until they no longer do', () => {
    const { client, socket } = startOpen();
    const [one, other] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const stop = client.on('lobby', one);
    client.on('lobby', other);
    socket().says('lobby', { tables: [] });
    stop();
    socket().says('lobby', { tables: [] });
    expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 2]);
  });

  test('news that it does not know are passed over', () => {
    const { client, socket } = startOpen();
    socket().says('weather', {});
    expect(client.state).toBe('open');
  });

  test('what an old connection still says is not heard', () => {
    const { client, socket, passes } = startOpen();
    const heard = vi.fn<() => void>();
    client.on('beat', heard);
    const old = socket();
    old.happens('close');
    passes(1000);
    old.says('beat', {});
    old.happens('close');
    expect([heard.mock.calls.length, client.state]).toEqual([0, 'connecting']);
  });
});

describe('following', () => {
  const begin = () => {
    const started = startOpen();
    const state = { ply: 0 };
    const watching = started.client.watch('t', () => ({ round: 0, ply: state.ply, backs: 0 }));
    return { ...started, state, watching };
  };
  const comeBack = ({ socket, passes }: ReturnType<typeof startOpen>): unknown[] => {
    socket().happens('close');
    passes(15_000);
    socket().welcomes();
    return socket().sent.slice(1);
  };
  const watchFrom = (number: number, ply: number) => [
    'watch',
    number,
    { table: 't', seen: { round: 0, ply, backs: 0 } },
  ];

  test('a table is watched again with what was seen by then', async () => {
    const started = begin();
    started.socket().says('done', 1, {});
    await started.watching;
    started.state.ply = 7;
    expect(comeBack(started)).toEqual([watchFrom(2, 7)]);
  });

  test('one whose first answer is still to come is asked for once', () => {
    const started = begin();
    started.state.ply = 7;
    expect(comeBack(started)).toEqual([watchFrom(1, 7)]);
  });

  test('what is said of a table is heard by who watches it, until they do no longer', () => {
    const { client, socket } = startOpen();
    const heard: unknown[] = [];
    void client.watch(
      't',
      () => null,
      (message) => void heard.push(message),
    );
    socket().says('game', { table: 't' });
    socket().says('table', { table: 'u' });
    expect(heard).toEqual([['game', { table: 't' }]]);
    void client.unwatch('t');
    socket().says('game', { table: 't' });
    expect(heard).toHaveLength(1);
  });

  test('no longer, once it is not watched any more or was refused', async () => {
    const started = begin();
    started.socket().says('done', 1, {});
    await started.watching;
    const stopped = started.client.unwatch('t');
    started.socket().says('done', 2, {});
    await stopped;
    const refused = failure(started.client.watch('u', () => null));
    started.socket().says('refused', 3, { code: 'no-such-table' });
    expect(await refused).toEqual({ code: 'no-such-table' });
    expect(comeBack(started)).toEqual([]);
  });

  test('the lobby too is followed again', async () => {
    const started = startOpen();
    const following = started.client.followLobby(true);
    started.socket().says('done', 1, {});
    await following;
    expect(comeBack(started)).toEqual([['lobby', 2, { isWanted: true }]]);
  });
});

describe('coming back', () => {
  const fail = ({ socket, passes, sockets }: ReturnType<typeof start>): number => {
    socket().happens('error');
    const count = sockets.length;
    let waited = 0;
    while (sockets.length === count && waited < 60_000) {
      passes(100);
      waited += 100;
    }
    return waited;
  };

  test('waits twice as long each time, at first at most half a second, at last fifteen', () => {
    const started = start();
    expect(Array.from({ length: 7 }, () => fail(started))).toEqual([100, 200, 400, 800, 1600, 3000, 3000]);
    const late = start({ random: () => 1 });
    expect(Array.from({ length: 6 }, () => fail(late))).toEqual([500, 1000, 2000, 4000, 8000, 15_000]);
  });

  test('looks into a move that is not answered, and sends it again over a new connection', async () => {
    const { client, sockets, socket, passes } = start();
    socket().welcomes();
    const move = { table: 'T', round: 0, ply: 3, move: { type: 'roll' } };
    const answer = client.ask('move', move);
    passes(5_000);
    expect(socket().sent.map(([request]) => request)).toEqual(['hello', 'move', 'hello']);
    passes(3_000);
    expect(client.state).toBe('waiting');
    passes(1_000);
    expect(sockets).toHaveLength(2);
    socket().welcomes();
    expect(socket().sent.at(-1)).toEqual(['move', 1, move]);
    socket().says('done', 1, { round: 0, ply: 4 });
    expect(await answer).toEqual({ round: 0, ply: 4 });
    passes(5_000);
    expect(socket().sent.map(([request]) => request)).toEqual(['hello', 'move']);
  });

  test('begins with a short wait again after it was welcome', () => {
    const started = start();
    fail(started);
    fail(started);
    started.socket().welcomes();
    expect(fail(started)).toBe(100);
  });

  test('silence counts as lost; anything heard breaks it', () => {
    const { client, socket, passes } = startOpen();
    passes(2 * BEAT);
    socket().says('beat', {});
    passes(2 * BEAT);
    expect(client.state).toBe('open');
    passes(BEAT);
    expect([client.state, socket().isClosed]).toEqual(['waiting', true]);
  });

  test('a connection that is never made counts as lost sooner', () => {
    const { client, passes } = start();
    passes(8000);
    expect(client.state).toBe('waiting');
  });

  test('hurrying does not wait', () => {
    const { client, sockets, socket } = startOpen();
    socket().happens('close');
    client.hurry();
    expect([client.state, sockets.length]).toEqual(['connecting', 2]);
  });

  test('hurrying asks for a sign of life', () => {
    const { client, socket, passes } = startOpen();
    client.hurry();
    expect(socket().sent).toHaveLength(2);
    socket().says('refused', 0, { code: 'not-understood', what: 'hello again' });
    passes(8000);
    expect(client.state).toBe('open');
    client.hurry();
    passes(8000);
    expect(client.state).toBe('waiting');
  });

  test('renewing greets on a new connection at once', () => {
    const { client, sockets } = startOpen();
    client.renew();
    sockets[1]!.welcomes();
    expect([sockets[0]!.isClosed, client.state]).toEqual([true, 'open']);
  });

  test('“restart” ends in coming back, “reload” in being outdated', () => {
    const { client, socket, sockets, passes } = startOpen();
    socket().says('bye', { why: 'restart' });
    socket().happens('close');
    passes(500);
    expect(sockets).toHaveLength(2);
    socket().welcomes();
    socket().says('bye', { why: 'reload' });
    expect([client.state, socket().isClosed]).toEqual(['outdated', true]);
  });

  test('states are told; closing is for good', async () => {
    const { client, socket, sockets, passes } = start();
    const states: string[] = [];
    const stop = client.onState((state) => states.push(state));
    socket().welcomes();
    socket().happens('close');
    passes(500);
    const asked = failure(client.ask('move', MOVE));
    client.close();
    stop();
    client.renew();
    client.hurry();
    passes(100_000);
    expect(await asked).toEqual({ code: 'connection-lost' });
    expect(states).toEqual(['open', 'waiting', 'connecting', 'closed']);
    expect([sockets.length, socket().isClosed]).toEqual([2, true]);
  });
});
