/** What was found: all is well, it could be better, or it must be mended. */
export interface Diagnosis {
  readonly level: 'fine' | 'doubt' | 'wrong';
  /** What was looked at. */
  readonly part: string;
  readonly said: string;
}

/** What a check finds; one that fails has found something wrong. */
export type HealthCheck = () => Diagnosis[] | Promise<Diagnosis[]>;

export const fine = (part: string, said: string): Diagnosis => ({ level: 'fine', part, said });
export const doubt = (part: string, said: string): Diagnosis => ({ level: 'doubt', part, said });
export const wrong = (part: string, said: string): Diagnosis => ({ level: 'wrong', part, said });

export async function examine(part: string, check: HealthCheck): Promise<Diagnosis[]> {
  try {
    return await check();
  } catch (error) {
    return [wrong(part, error instanceof Error ? error.message : String(error))];
  }
}
