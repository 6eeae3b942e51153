import * as v from 'valibot';
import { neighbourhood } from '../doors/origin.ts';
import type { AdminDesk } from './desk.ts';

const LONGEST_SAYING = 300;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A form sends all numbers as texts; an empty one is none. */
const number = (most: number) =>
  v.pipe(
    v.union([v.number(), v.string()]),
    v.transform((text) => (text === '' ? null : Number(text))),
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most))),
  );

const id = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));
const kind = v.picklist(['guest', 'address']);

const byId = v.strictObject({ id });
const banning = v.strictObject({ kind, what: id, days: v.optional(number(3650), '') });
const lifting = v.strictObject({ kind, what: id });
const saying = v.strictObject({
  text: v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_SAYING)),
  minutes: v.optional(number(24 * 60), 10),
});

/** A guest is called by their id; of an address counts what a household shares. */
const banned = (of: v.InferOutput<typeof kind>, what: string): string =>
  of === 'address' ? neighbourhood(what) : what;

/** Something that is done at the desk; returns what there is to say about it. */
export type Deed = (desk: AdminDesk, body: unknown, now: number) => Promise<object>;

/** What can be asked of the desk, each with a body. */
export const DEEDS: Readonly<Record<string, Deed>> = {
  async close(desk, body) {
    await desk.closeTable(v.parse(byId, body).id);
    return {};
  },
  async forget(desk, body) {
    return { kind: await desk.forget(v.parse(byId, body).id) };
  },
  async 'take-name'(desk, body) {
    await desk.takeName(v.parse(byId, body).id);
    return {};
  },
  async ban(desk, body, now) {
    const { kind: of, what, days } = v.parse(banning, body);
    await desk.ban({ kind: of, what: banned(of, what), until: days === null ? null : now + days * DAY });
    return {};
  },
  async lift(desk, body) {
    const { kind: of, what } = v.parse(lifting, body);
    await desk.lift({ kind: of, what });
    return {};
  },
  async say(desk, body, now) {
    const { text, minutes } = v.parse(saying, body);
    await desk.say(text, now + (minutes ?? 1) * MINUTE);
    return {};
  },
};
