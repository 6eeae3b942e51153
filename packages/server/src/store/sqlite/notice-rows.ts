import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { last, NAME } from './listing-sql.ts';
import {
  NOTICE_LANGUAGES,
  WEBHOOK_SHAPES,
  type Addressee,
  type KeptDevice,
  type NoticeChoices,
  type NoticeWishes,
  type PushDevice,
  type StoredTurn,
  type TurnClaim,
  type Webhook,
} from '../notice-store.ts';
import { readTerms, type Row } from './rows.ts';

/** Of one guest; more are of browsers that are not used any more. */
const MOST_DEVICES = 10;

const whole = v.pipe(v.union([v.number(), v.bigint()]), v.transform(Number));
const wishesRow = v.object({
  guest: v.string(),
  language: v.picklist(NOTICE_LANGUAGES),
  zone: v.string(),
  quiet_from: v.nullable(whole),
  quiet_to: v.nullable(whole),
  webhook_shape: v.nullable(v.picklist(WEBHOOK_SHAPES)),
  webhook_url: v.nullable(v.string()),
});
const deviceRow = v.object({ endpoint: v.string(), p256dh: v.string(), auth: v.string(), failing: v.nullable(whole) });
const turnRow = v.object({
  id: v.string(),
  seat: whole,
  bank: v.nullable(whole),
  turn: whole,
  told: v.nullable(whole),
  called: v.nullable(whole),
});
const nameRow = v.object({ name: v.string() });

/** The rows of whom to tell what while they are away. */
export class NoticeRows {
  private readonly statements: ReturnType<typeof prepare>;

  constructor(database: DatabaseSync) {
    this.statements = prepare(database);
  }

  read(guest: string): NoticeWishes | null {
    const row = this.statements.wishes.get(guest);
    return row ? this.wishesOf(row) : null;
  }

  keepChoices(guest: string, { language, zone, quiet }: NoticeChoices): void {
    this.statements.choices.run(guest, language, zone, quiet?.from ?? null, quiet?.to ?? null);
  }

  keepWebhook(guest: string, webhook: Webhook | null): void {
    this.statements.begin.run(guest);
    this.statements.webhook.run(webhook?.shape ?? null, webhook?.url ?? null, guest);
  }

  addDevice(guest: string, { endpoint, p256dh, auth }: PushDevice, at: number): void {
    this.statements.begin.run(guest);
    this.statements.addDevice.run(endpoint, guest, p256dh, auth, at);
    this.statements.dropOldest.run(guest, MOST_DEVICES);
  }

  removeDevice(guest: string, endpoint: string): void {
    this.statements.removeDevice.run(endpoint, guest);
  }

  removeDevices(guest: string): void {
    this.statements.removeDevices.run(guest);
  }

  noteDevice(endpoint: string, failing: number | null): void {
    this.statements.noteDevice.run(failing, endpoint);
  }

  listAddressees(after: string, most: number): Addressee[] {
    return this.statements.reachable.all(after, most).map((row) => {
      const { guest } = v.parse(wishesRow, row);
      return { guest, ...this.wishesOf(row), turns: this.turnsOf(guest) };
    });
  }

  claim(guest: string, claims: readonly TurnClaim[]): TurnClaim[] {
    const waiting = new Map(this.turnsOf(guest).map((one) => [one.table, one]));
    return claims.filter(({ table, turn, kind }) => {
      const found = waiting.get(table);
      if (found?.turn !== turn || (kind === 'turn' ? found.isTold : found.isCalled)) return false;
      this.statements.tell[kind].run(guest, table, turn);
      return true;
    });
  }

  /** What was the one's is the other's, who keeps what they have chosen. */
  join(from: string, into: string): void {
    for (const move of this.statements.join) move.run(from, into);
  }

  private wishesOf(row: Row): NoticeWishes {
    const { guest, language, zone, quiet_from, quiet_to, webhook_shape, webhook_url } = v.parse(wishesRow, row);
    const quiet = quiet_from === null || quiet_to === null ? null : { from: quiet_from, to: quiet_to };
    const webhook = webhook_shape === null || webhook_url === null ? null : { shape: webhook_shape, url: webhook_url };
    return { choices: { language, zone, quiet }, webhook, devices: this.devicesOf(guest) };
  }

  private devicesOf(guest: string): KeptDevice[] {
    return this.statements.devices.all(guest).map((row) => v.parse(deviceRow, row));
  }

  private turnsOf(guest: string): StoredTurn[] {
    return this.statements.turns.all(guest).map((row) => {
      const { id, seat, bank, turn, told, called } = v.parse(turnRow, row);
      const [isTold, isCalled] = [told === turn, called === turn];
      const isDone = isTold && (isCalled || bank === null);
      const others = isDone ? [] : this.statements.others.all(id, seat).map((one) => v.parse(nameRow, one).name);
      return {
        table: id,
        turn,
        seat,
        terms: readTerms(row),
        others,
        bank,
        isTold,
        isCalled,
      };
    });
  }
}

function prepare(database: DatabaseSync) {
  const sql = (text: string) => database.prepare(text);
  const tell = (column: 'turn' | 'called') =>
    sql(`INSERT INTO told (guest, table_id, ${column}) VALUES (?1, ?2, ?3)
      ON CONFLICT DO UPDATE SET ${column} = ?3`);
  return {
    wishes: sql('SELECT * FROM notices WHERE guest = ?'),
    begin: sql('INSERT INTO notices (guest) VALUES (?) ON CONFLICT DO NOTHING'),
    choices: sql(`INSERT INTO notices (guest, language, zone, quiet_from, quiet_to) VALUES (?1, ?2, ?3, ?4, ?5)
      ON CONFLICT DO UPDATE SET language = ?2, zone = ?3, quiet_from = ?4, quiet_to = ?5`),
    webhook: sql('UPDATE notices SET webhook_shape = ?, webhook_url = ? WHERE guest = ?'),

    devices: sql('SELECT endpoint, p256dh, auth, failing FROM devices WHERE guest = ? ORDER BY added, endpoint'),
    addDevice: sql(`INSERT INTO devices (endpoint, guest, p256dh, auth, added) VALUES (?1, ?2, ?3, ?4, ?5)
      ON CONFLICT DO UPDATE SET guest = ?2, p256dh = ?3, auth = ?4, added = ?5, failing = NULL`),
    dropOldest: sql(`DELETE FROM devices WHERE guest = ?1 AND endpoint NOT IN
      (SELECT endpoint FROM devices WHERE guest = ?1 ORDER BY added DESC, endpoint LIMIT ?2)`),
    removeDevice: sql('DELETE FROM devices WHERE endpoint = ? AND guest = ?'),
    removeDevices: sql('DELETE FROM devices WHERE guest = ?'),
    noteDevice: sql('UPDATE devices SET failing = ? WHERE endpoint = ?'),

    reachable: sql(`SELECT * FROM notices WHERE guest > ?
      AND (webhook_url IS NOT NULL OR EXISTS (SELECT 1 FROM devices WHERE devices.guest = notices.guest))
      ORDER BY guest LIMIT ?`),
    // A turn begins with the first event after which it is always the same seat's.
    turns: sql(`SELECT id, terms, seat, told.turn AS told, told.called AS called,
        (SELECT json_extract(event, '$.tempo.bank') FROM events WHERE table_id = id AND number = 0) AS bank,
        1 + coalesce((SELECT number FROM events WHERE table_id = id AND turn IS NOT seat
          ORDER BY number DESC LIMIT 1), -1) AS turn
      FROM seats JOIN tables ON id = seats.table_id
        LEFT JOIN told ON told.table_id = id AND told.guest = person
      WHERE person = ? AND kind = 'person' AND stage = 'playing' AND ${last('turn')} = seat
      ORDER BY id`),
    others: sql(`SELECT ${NAME} AS name FROM seats WHERE table_id = ? AND seat <> ? ORDER BY seat`),
    tell: { turn: tell('turn'), 'last-call': tell('called') },
    join: [
      sql('UPDATE OR IGNORE notices SET guest = ?2 WHERE guest = ?1'),
      sql('UPDATE devices SET guest = ?2 WHERE guest = ?1'),
      sql('UPDATE OR IGNORE told SET guest = ?2 WHERE guest = ?1'),
    ],
  };
}
