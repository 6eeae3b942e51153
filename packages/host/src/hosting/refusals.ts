import { Refusal } from '../contract/errors.ts';
import { StoreError } from './store.ts';
import type { Logger } from './world.ts';

/** What is told of a failure; whatever is neither refused nor the disk's is for the log alone. */
export function refusalOf(error: unknown, logger: Logger): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof StoreError) return new Refusal({ code: 'not-stored', why: error.why });
  logger.error({ err: error }, 'a table failed');
  return new Refusal({ code: 'internal' });
}
