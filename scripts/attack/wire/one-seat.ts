import { enter, makeGuest } from '../../../packages/testing/src/people.ts';
import type { Trial } from '../ground/attack.ts';
import { tryTo } from '../ground/seated.ts';

const MANY = 40;

/** Many want the same seat at the same moment. */
export const oneSeat: Trial = {
  kind: 'trial',
  name: 'one-seat',
  says: 'forty people sit down on one seat at the same moment',
  most: { 'sat down': 1, 'not answered in words': 0 },
  async run({ target: { address, from } }) {
    const host = enter(await makeGuest(address, 'Host', from));
    const terms = { game: 'dice', options: {}, games: 1, starter: null } as const;
    const { table } = await host.ask('open', { terms, seats: [{ kind: 'me' }, { kind: 'open' }], isPublic: true });
    const guests = await Promise.all(
      Array.from({ length: MANY }, (_, number) => makeGuest(address, `G${number}`, from)),
    );
    const clients = guests.map(enter);
    const answers = await Promise.all(clients.map((client) => tryTo(client, 'sit', { table, seat: 1 })));
    for (const client of [host, ...clients]) client.close();
    const won = answers.filter((answer) => answer === 'done').length;
    const lost = answers.filter((answer) => answer === 'seat-not-open').length;
    return { tries: MANY, 'sat down': won, 'not answered in words': MANY - won - lost };
  },
};
