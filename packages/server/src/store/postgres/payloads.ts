import * as v from 'valibot';

/** The channel on which servers tell each other what they did. */
export const CHANNEL = 'sixfold';

/** What a payload may have, in bytes; PostgreSQL takes a little less than 8,000. */
const LONGEST = 7500;

const payload = v.object({
  from: v.string(),
  /** A sign of life, which its sender waits for. */
  beat: v.optional(v.number()),
  /** Logs that have grown, and how many events they have now. */
  grown: v.optional(v.array(v.tuple([v.string(), v.number()]))),
  /** Events were changed, or removed. */
  isReplaced: v.optional(v.boolean()),
  said: v.optional(v.object({ topic: v.string(), text: v.string() })),
});
export type Payload = v.InferOutput<typeof payload>;

export function readPayload(text: string): Payload | null {
  try {
    const read = v.safeParse(payload, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** As many payloads as it takes to tell of all these tables. */
export function sayGrown(from: string, tables: ReadonlyMap<string, number>): string[] {
  const said: string[] = [];
  let grown: [string, number][] = [];
  let length = 0;
  for (const one of tables) {
    const size = Buffer.byteLength(JSON.stringify(one)) + 1;
    if (length + size > LONGEST - 200) {
      said.push(JSON.stringify({ from, grown }));
      [grown, length] = [[], 0];
    }
    grown.push(one);
    length += size;
  }
  return grown.length > 0 ? [...said, JSON.stringify({ from, grown })] : said;
}

/** Null for what is too long to be told. */
export function saySaid(from: string, topic: string, text: string): string | null {
  const said = JSON.stringify({ from, said: { topic, text } });
  return Buffer.byteLength(said) <= LONGEST ? said : null;
}
