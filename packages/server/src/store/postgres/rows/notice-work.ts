import type { KeptDevice, NoticeChoices, NoticeWishes, StoredTurn, Webhook } from '../../notice-store.ts';
import type { Db, PostgresWork } from './db.ts';
import { GUEST_SQL } from './guest-sql.ts';
import { NOTICE_SQL } from './notice-sql.ts';

/** Of one guest; more are of browsers that are not used any more. */
const MOST_DEVICES = 10;

interface WishesRow extends Pick<NoticeChoices, 'language' | 'zone'> {
  readonly guest: string;
  readonly quiet_from: number | null;
  readonly quiet_to: number | null;
  readonly webhook_shape: Webhook['shape'] | null;
  readonly webhook_url: string | null;
}

interface TurnRow extends Pick<StoredTurn, 'turn' | 'seat' | 'bank' | 'others'> {
  readonly id: string;
  readonly terms: string;
  readonly told: number | null;
  readonly called: number | null;
}

type NoticeWork = Pick<
  PostgresWork,
  | 'readNotices'
  | 'keepChoices'
  | 'keepWebhook'
  | 'addDevice'
  | 'removeDevice'
  | 'noteDevice'
  | 'listAddressees'
  | 'claimTurns'
>;

/** The rows of whom to tell what while they are away. */
export function noticeWork(db: Db): NoticeWork {
  const turnsOf = async (guest: string): Promise<StoredTurn[]> =>
    (await db.all<TurnRow>(NOTICE_SQL.turns, guest)).map(readTurn);
  const wishesOf = async (row: WishesRow): Promise<NoticeWishes> =>
    readWishes(row, await db.all<KeptDevice>(NOTICE_SQL.devices, row.guest));
  return {
    async readNotices(guest) {
      const row = await db.first<WishesRow>(NOTICE_SQL.wishes, guest);
      return row && wishesOf(row);
    },
    async keepChoices(guest, { language, zone, quiet }) {
      await db.run(NOTICE_SQL.choices, guest, language, zone, quiet?.from ?? null, quiet?.to ?? null);
    },
    async keepWebhook(guest, webhook) {
      await db.run(NOTICE_SQL.begin, guest);
      await db.run(NOTICE_SQL.webhook, webhook?.shape ?? null, webhook?.url ?? null, guest);
    },
    async addDevice(guest, { endpoint, p256dh, auth }, at) {
      await db.run(NOTICE_SQL.begin, guest);
      await db.run(NOTICE_SQL.addDevice, endpoint, guest, p256dh, auth, at);
      await db.run(NOTICE_SQL.dropOldest, guest, MOST_DEVICES);
    },
    async removeDevice(guest, endpoint) {
      await db.run(NOTICE_SQL.removeDevice, endpoint, guest);
    },
    async noteDevice(endpoint, failing) {
      await db.run(NOTICE_SQL.noteDevice, failing, endpoint);
    },
    async listAddressees(after, most) {
      const rows = await db.all<WishesRow>(NOTICE_SQL.reachable, after, most);
      return Promise.all(
        rows.map(async (row) => ({ guest: row.guest, ...(await wishesOf(row)), turns: await turnsOf(row.guest) })),
      );
    },
    async claimTurns(guest, claims) {
      // Of two servers that would tell the same, the second waits for the first.
      await db.run(GUEST_SQL.lock, guest);
      const waiting = new Map((await turnsOf(guest)).map((one) => [one.table, one]));
      const own = claims.filter(({ table, turn, kind }) => {
        const found = waiting.get(table);
        return found?.turn === turn && !(kind === 'turn' ? found.isTold : found.isCalled);
      });
      for (const { table, turn, kind } of own) {
        await db.run(kind === 'turn' ? NOTICE_SQL.tellTurn : NOTICE_SQL.tellCalled, guest, table, turn);
      }
      return own;
    },
  };
}

function readWishes(row: WishesRow, devices: readonly KeptDevice[]): NoticeWishes {
  const { language, zone, quiet_from, quiet_to, webhook_shape, webhook_url } = row;
  const quiet = quiet_from === null || quiet_to === null ? null : { from: quiet_from, to: quiet_to };
  const webhook = webhook_shape === null || webhook_url === null ? null : { shape: webhook_shape, url: webhook_url };
  return { choices: { language, zone, quiet }, webhook, devices };
}

function readTurn({ id, terms, seat, bank, turn, told, called, others }: TurnRow): StoredTurn {
  const [isTold, isCalled] = [told === turn, called === turn];
  const isDone = isTold && (isCalled || bank === null);
  return { table: id, turn, seat, terms: JSON.parse(terms), others: isDone ? [] : others, bank, isTold, isCalled };
}
