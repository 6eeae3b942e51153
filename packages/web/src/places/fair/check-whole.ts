import type { FairInfo } from '@sixfold/engine/fair';
import { connection } from '../../online/connection.ts';

export type WholeVerdict = 'whole' | 'notWhole' | 'noAnswer';

/** Checks a finished game, all of it: under the root that was told before its first move, and no other. */
export async function checkWhole(table: string, { round, root }: FairInfo): Promise<WholeVerdict> {
  try {
    const { transcript } = await connection().ask('transcript', { table, round });
    const { verifyTranscript } = await import('@sixfold/engine/verify');
    const isSame = transcript.fair?.steps.some((step) => step.type === 'committed' && step.root === root) ?? false;
    return isSame && verifyTranscript(transcript, true).ok ? 'whole' : 'notWhole';
  } catch {
    return 'noAnswer';
  }
}
