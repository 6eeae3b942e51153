import type { Counts, Trial } from '../ground/attack.ts';
import { sumOf } from '../ground/ledger.ts';
import { attend, leaveAll, sitTogether, tryTo, type Sitter } from '../ground/seated.ts';

const SEAT = 1;

/** Somebody loses the connection, or looks away, and the other has a bot play on for them in the same instant. */
export const replacedAtOnce: Trial = {
  kind: 'trial',
  name: 'replaced-at-once',
  says: 'the other is replaced the moment they lose their connection or look at another page',
  most: { 'replaced at once': 0, 'seats lost for good': 0, 'seats lost after long': 0 },
  async run({ server: { address }, restart }) {
    const dropped = await replaceAfter(address, drop);
    const away = await replaceAfter(address, ({ player }) => player.client.unwatch(player.table));
    const { pid } = await restart([LATER]);
    const long = await replaceAfter(address, drop, () => process.kill(pid, 'SIGUSR2'));
    return { ...sumOf([dropped, away]), ...after(long) };
  },
};

/** A module that a server runs first: told so, its clocks are three minutes on. */
const LATER = `data:text/javascript,let late=0;for(const clock of[Date,performance]){const now=clock.now.bind(clock);clock.now=()=>now()+late}process.on('SIGUSR2',()=>late=18e4)`;
/** How often it is asked whether somebody has been away for long enough. */
const ASKED = 30;

const drop = async ({ player }: Sitter): Promise<void> => player.client.close();

/** Whoever was away for long may be replaced, but the seat is theirs still. */
const after = (counts: Counts): Counts => ({
  'replaced after long': counts['replaced at once'] ?? 0,
  'seats lost after long': counts['seats lost for good'] ?? 0,
});

async function replaceAfter(
  address: string,
  goes: (guest: Sitter) => Promise<void>,
  missed: () => unknown = () => {},
): Promise<Counts> {
  const sitters = await sitTogether(address, ['Mallory', 'Bea'], { plies: 2 });
  const [host, guest] = sitters;
  if (!host || !guest) return {};
  await goes(guest);
  await host.player.until(({ at }) => at?.seats[SEAT]?.isHere === false);
  missed();
  const { table, client } = host.player;
  const replace = () => tryTo(client, 'offer', { table, offer: { kind: 'replace', seat: SEAT } });
  let replaced = await replace();
  for (let asked = 1; asked < ASKED && replaced !== 'done'; asked++) replaced = await replace();
  const back = await attend(guest.person, table, 2);
  const hasLost =
    back.player.at?.you !== SEAT && (await tryTo(back.player.client, 'sit', { table, seat: SEAT })) !== 'done';
  leaveAll([...sitters, back]);
  return { tries: 1, 'replaced at once': replaced === 'done' ? 1 : 0, 'seats lost for good': hasLost ? 1 : 0 };
}
