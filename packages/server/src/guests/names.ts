import { LONGEST_NAME, nameProblem, tidyName, type NameProblem } from '@sixfold/protocol';
import * as v from 'valibot';

const WHY: Readonly<Record<NameProblem, string>> = {
  empty: 'at least one character that can be seen',
  'too-long': `at most ${LONGEST_NAME} characters`,
  unseen: 'no characters that cannot be seen',
  'too-many-marks': 'at most three marks on a letter',
  'mixed-letters': 'no letters of several alphabets in one word',
};

const whyNot = (name: string): string => {
  const problem = nameProblem(name);
  return problem === null ? '' : WHY[problem];
};

/** A name that somebody gives to themselves, or to whom they invite. */
export const nameSchema = v.pipe(
  v.string(),
  // Nobody wants to have a long text tidied up.
  v.maxLength(4 * LONGEST_NAME, WHY['too-long']),
  v.transform(tidyName),
  v.check(
    (name) => whyNot(name) === '',
    ({ input }) => whyNot(input),
  ),
);
