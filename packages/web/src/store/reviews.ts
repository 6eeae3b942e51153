import { hashText } from '@sixfold/engine/seeded';
import type { Transcript } from '@sixfold/engine/transcript';
import type { Review } from '@sixfold/review';
import { openDatabase, type Database } from './database.ts';

/**
 * The reviews of finished games, by the ids of the games. A database of its own, loaded with the place that shows it: the first
 * screen knows nothing of it. It follows from the games, so no copy of a device has it.
 */
interface ReviewSchema {
  reviews: { key: string; value: KeptReview };
}

interface KeptReview {
  /** What was reviewed: a game may end anew, otherwise than before. */
  readonly game: string;
  readonly review: Review;
}

/** A finished game, and where it is kept. */
interface KeptGame {
  readonly id: string;
  readonly transcript: Transcript;
  readonly substituted: readonly number[];
}

const contentOf = ({ transcript, substituted }: KeptGame): string =>
  hashText(JSON.stringify([transcript, substituted]));

const NAME = 'sixfold-reviews';
const VERSION = 1;

let database: Promise<Database<ReviewSchema>> | null = null;
/** For as long as the page lasts, where a browser keeps nothing. */
const unkept = new Map<string, KeptReview>();

const open = (): Promise<Database<ReviewSchema>> =>
  (database ??= openDatabase<ReviewSchema>(NAME, VERSION, ['reviews'], () => void (database = null)));

/** What is known of a game; whoever shows it asks whether it would be reviewed the same way today. */
export async function keptReview(game: KeptGame): Promise<Review | null> {
  const { id } = game;
  const found = await open()
    .then((disk) => disk.read('reviews').store('reviews').get(id))
    .catch(() => undefined);
  const kept = found ?? unkept.get(id);
  return kept?.game === contentOf(game) ? kept.review : null;
}

/** The games of which anything is kept. */
export async function reviewedIds(): Promise<ReadonlySet<string>> {
  const found = await open()
    .then((disk) => disk.read('reviews').store('reviews').getAllKeys())
    .catch(() => []);
  return new Set([...found.map(String), ...unkept.keys()]);
}

export async function keepReview(game: KeptGame, review: Review): Promise<void> {
  const { id } = game;
  const kept = { game: contentOf(game), review };
  try {
    const transaction = (await open()).write('reviews');
    await transaction.store('reviews').put(kept, id);
    await transaction.done;
  } catch {
    database = null;
    unkept.set(id, kept);
  }
}

/** It is forgotten with its game. */
export async function forgetReview(id: string): Promise<void> {
  unkept.delete(id);
  const transaction = (await open()).write('reviews');
  await transaction.store('reviews').delete(id);
  await transaction.done;
}

export async function clearReviews(): Promise<void> {
  unkept.clear();
  const transaction = (await open()).write('reviews');
  await transaction.store('reviews').clear();
  await transaction.done;
}
