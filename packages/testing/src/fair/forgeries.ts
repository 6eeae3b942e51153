import { GAMES, LETTERS, type Chance } from '@sixfold/engine';
import { FairGame, pledgeOf, type FairRecord, type FairStep } from '@sixfold/engine/fair';
import type { Transcript } from '@sixfold/engine/transcript';
import { someHex } from './games.ts';

/** A transcript that may be changed. */
type Draft = Transcript & { fair: FairRecord };
type Forgery = (draft: Draft, chance: Chance) => void;

const pick = <T>(chance: Chance, list: readonly T[]): T | undefined => list[chance.below(Math.max(1, list.length))];

/** A text of which one letter is another. */
function withAnother(text: string, chance: Chance, letters: readonly string[]): string {
  const index = chance.below(Math.max(1, text.length));
  const other =
    pick(
      chance,
      letters.filter((letter) => letter !== text[index]),
    ) ?? '';
  return text.slice(0, index) + other + text.slice(index + 1);
}

const HEX = [...'0123456789abcdef'];

/** A drawn piece: where it stands. */
interface Drawn {
  readonly list: unknown[];
  readonly index: number;
}

const each = (lists: readonly unknown[][]): Drawn[] =>
  lists.flatMap((list) => list.map((_, index) => ({ list, index })));

/** What was drawn or rolled in the game. */
const drawnIn = ({ plies }: Draft): Drawn[] =>
  each(
    plies.flatMap(({ events }) =>
      events.flatMap((event) => (event.type === 'draw' || event.type === 'roll' ? [event.pieces] : [])),
    ),
  );

/** All lists of texts somewhere in a value. */
function textLists(value: unknown): unknown[][] {
  if (Array.isArray(value)) {
    const inside = value.flatMap(textLists);
    return value.length > 0 && value.every((one) => typeof one === 'string') ? [value, ...inside] : inside;
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textLists) : [];
}

/** Another piece than was drawn. */
const changeDraw: Forgery = (draft, chance) => {
  const found = pick(chance, [...drawnIn(draft), ...each(textLists(draft.setup))]);
  if (found) found.list[found.index] = withAnother(String(found.list[found.index]), chance, LETTERS);
};

const changeFlip: Forgery = (draft, chance) => {
  const flips = draft.plies.flatMap(({ events }) => events.flatMap((event) => (event.type === 'flip' ? [event] : [])));
  const flip = pick(chance, flips);
  if (flip)
    flip.piece =
      pick(
        chance,
        LETTERS.filter((letter) => letter !== flip.piece),
      ) ?? flip.piece;
};

const swapDraws: Forgery = (draft, chance) => {
  const [one, other] = [pick(chance, drawnIn(draft)), pick(chance, drawnIn(draft))];
  if (!one || !other) return;
  const kept = one.list[one.index];
  one.list[one.index] = other.list[other.index];
  other.list[other.index] = kept;
};

const changeSeed: Forgery = (draft, chance) => {
  draft.seed = withAnother(draft.seed, chance, HEX);
};

/** Another seed, with the root and the pledges that fit it: only the draws do not. */
const changeAll: Forgery = (draft, chance) => {
  const { ply, later } = /^(?<first>.*)@(?<ply>\d+):(?<later>.*)$/.exec(draft.seed)?.groups ?? {};
  const own = someHex(chance);
  draft.seed = later === undefined ? own : `${draft.seed.slice(0, draft.seed.indexOf('@'))}@${ply}:${own}`;
  const { root } = new FairGame(GAMES[draft.game].card, own);
  for (const step of draft.fair.steps) if (step.type === 'committed') step.root = root;
  repledge(draft.fair);
};

function repledge({ steps, round }: FairRecord): void {
  const root = steps.flatMap((step) => (step.type === 'committed' ? [step.root] : []))[0] ?? '';
  for (const step of steps) {
    const opened = steps.find((one) => one.type === 'revealed' && step.type === 'pledged' && one.seat === step.seat);
    if (step.type === 'pledged' && opened?.type === 'revealed') {
      step.pledge = pledgeOf(root, round, step.seat, opened.number);
    }
  }
}

const stepsOf = <T extends FairStep['type']>({ fair }: Draft, type: T): Extract<FairStep, { type: T }>[] =>
  fair.steps.filter((step): step is Extract<FairStep, { type: T }> => step.type === type);

const changeRoot: Forgery = (draft, chance) => {
  for (const step of stepsOf(draft, 'committed')) step.root = withAnother(step.root, chance, HEX);
};

const changePledge: Forgery = (draft, chance) => {
  const step = pick(chance, stepsOf(draft, 'pledged'));
  if (step) step.pledge = withAnother(step.pledge, chance, HEX);
};

const changeNumber: Forgery = (draft, chance) => {
  const step = pick(chance, stepsOf(draft, 'revealed'));
  if (step) step.number = withAnother(step.number, chance, HEX);
};

/** A number that was chosen once all others were known, with a pledge that fits it. */
const changeNumberAndPledge: Forgery = (draft, chance) => {
  const step = pick(chance, stepsOf(draft, 'revealed'));
  if (step) step.number = someHex(chance);
  repledge(draft.fair);
};

const changeSeat: Forgery = (draft, chance) => {
  const step = pick(chance, [...stepsOf(draft, 'pledged'), ...stepsOf(draft, 'revealed')]);
  if (step) step.seat = (step.seat + 1 + chance.below(4)) % 5;
};

const swapSteps: Forgery = ({ fair: { steps } }, chance) => {
  const [one, other] = [chance.below(steps.length), chance.below(steps.length)];
  const [a, b] = [steps[one], steps[other]];
  if (!a || !b) return;
  steps[one] = b;
  steps[other] = a;
};

/** A commitment that is younger than a number, a pledge that came after all. */
const moveStep: Forgery = ({ fair: { steps } }, chance) => {
  const taken = steps.splice(chance.below(steps.length), 1);
  steps.splice(chance.below(steps.length + 1), 0, ...taken);
};

const dropStep: Forgery = ({ fair: { steps } }, chance) => void steps.splice(chance.below(steps.length), 1);

const repeatStep: Forgery = ({ fair: { steps } }, chance) => {
  const step = pick(chance, steps);
  if (step) steps.splice(chance.below(steps.length + 1), 0, { ...step });
};

/** Somebody pledges whom there was not, or opens nothing. */
const addPledge: Forgery = (draft, chance) => {
  const taken = stepsOf(draft, 'pledged').map(({ seat }) => seat);
  const seat = Array.from({ length: draft.players }, (_, index) => index).find((one) => !taken.includes(one));
  if (seat === undefined) return dropStep(draft, chance);
  const place = 1 + taken.filter((one) => one < seat).length;
  draft.fair.steps.splice(place, 0, { type: 'pledged', seat, pledge: someHex(chance) });
};

const changeTerms: Forgery = ({ fair }, chance) => {
  const which = chance.below(3);
  if (which === 0) fair.round += 1 + chance.below(3);
  if (which === 1) fair.from += 1 + chance.below(3);
  if (which === 2) fair.starter = fair.starter === 'drawn' ? 'named' : 'drawn';
};

const addField: Forgery = ({ fair }, chance) => {
  const target = chance.below(2) === 0 ? fair : pick(chance, fair.steps);
  if (target) Object.assign(target, { at: chance.below(1000) });
};

const forget: Forgery = (draft, chance) => {
  if (chance.below(2) === 0) Reflect.deleteProperty(draft, 'fair');
  else Reflect.deleteProperty(draft, 'luck');
};

/** Where it was left to luck; who starts otherwise is no claim of luck. */
const changeStarter: Forgery = (draft, chance) => {
  if (draft.fair.starter === 'named') return;
  draft.starter = (draft.starter + 1 + chance.below(Math.max(1, draft.players - 1))) % draft.players;
};

/** The same numbers, but of other seats, with pledges that fit them. */
const swapNumbers: Forgery = (draft) => {
  const [one, other] = stepsOf(draft, 'revealed');
  if (!one || !other) return;
  [one.number, other.number] = [other.number, one.number];
  repledge(draft.fair);
};

/** Somebody is said to have had no part at all. */
const dropSeat: Forgery = (draft, chance) => {
  const seat = pick(chance, stepsOf(draft, 'pledged'))?.seat;
  draft.fair.steps = draft.fair.steps.filter((step) => !('seat' in step) || step.seat !== seat);
};

/** Numbers that were given for another game, with pledges that fit this one. */
const changeRound: Forgery = ({ fair }) => {
  fair.round++;
  repledge(fair);
};

const writeOtherwise: Forgery = (draft, chance) => {
  const step = pick(chance, stepsOf(draft, 'revealed'));
  if (step) step.number = chance.below(2) === 0 ? step.number.toUpperCase() : step.number.slice(2);
};

/** Of joined seeds the first: with some of the others nothing may have been drawn. */
const changeFirstSeed: Forgery = (draft, chance) => {
  const [first = ''] = draft.seed.split('@');
  draft.seed = withAnother(first, chance, HEX) + draft.seed.slice(first.length);
};

/** What can be forged in any game. */
const OF_DRAWS: readonly Forgery[] = [changeDraw, changeFlip, swapDraws, changeFirstSeed];

const FORGERIES: readonly Forgery[] = [
  ...OF_DRAWS,
  changeSeed,
  swapNumbers,
  dropSeat,
  changeRound,
  writeOtherwise,
  changeAll,
  changeRoot,
  changePledge,
  changeNumber,
  changeNumberAndPledge,
  changeSeat,
  swapSteps,
  moveStep,
  dropStep,
  repeatStep,
  addPledge,
  changeTerms,
  addField,
  forget,
  changeStarter,
];

/** What was claimed, changed in one respect; its name says in which. */
export function forge(transcript: Transcript, chance: Chance): { readonly name: string; readonly line: string } {
  const honest = JSON.stringify(transcript);
  for (;;) {
    const draft: Draft = JSON.parse(honest);
    const forgery = pick(chance, transcript.fair ? FORGERIES : OF_DRAWS) ?? changeSeed;
    forgery(draft, chance);
    const line = JSON.stringify(draft);
    if (line !== honest) return { name: forgery.name, line };
  }
}
