/** Something that takes long, done a step at a time. */
export type Steps<T> = Generator<unknown, T>;

/** So many plies are played before whatever else waits has its turn: a few milliseconds. */
const SLICE = 200;

/** Takes all steps at once. */
export function allSteps<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Takes them with a pause now and then. */
export async function stepsInSlices<T>(steps: Steps<T>, pause: () => Promise<void>): Promise<T> {
  for (let taken = 1; ; taken++) {
    const step = steps.next();
    if (step.done) return step.value;
    if (taken % SLICE === 0) await pause();
  }
}
