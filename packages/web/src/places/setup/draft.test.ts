import { GAMES, parseConfig } from '@sixfold/engine';
import { expect, test } from 'vitest';
import * as drafts from './draft.ts';
import * as edits from './edit-draft.ts';

const cards = Object.values(GAMES).map(({ card }) => card);

test.each(cards)('every number of players of $id makes a table', (card) => {
  let draft = drafts.againstBot('Anna');
  while (edits.canRemove(card, draft, draft.seats.length - 1)) draft = edits.removeSeat(draft, draft.seats.length - 1);
  const counts: number[] = [];
  for (;;) {
    const { seats, options } = drafts.makeConfig(card, draft, null);
    expect(parseConfig(card, seats.length, options, 0).ok).toBe(true);
    counts.push(draft.seats.length);
    if (!edits.canAdd(card, draft)) break;
    draft = edits.addSeat(draft);
  }
  expect(counts).toEqual(card.players);
});

test('options that need other numbers of players are left out', () => {
  const { card } = GAMES.board;
  const draft = { ...drafts.againstBot(''), options: { partners: true, startSymbols: 'distinct' } };
  expect(drafts.openOptions(card, draft)).toEqual(['startSymbols']);
  expect(drafts.makeConfig(card, draft, 0).options).toEqual({ startSymbols: 'distinct' });
});

test('the last person stays', () => {
  const { card } = GAMES.board;
  const draft = drafts.againstBot('');
  expect(edits.canRemove(card, draft, 0)).toBe(false);
  expect(edits.canRemove(card, draft, 1)).toBe(true);
});

test('bots of an older set-up get the usual level, others keep theirs', () => {
  const seats = [
    drafts.person('Anna'),
    { kind: 'bot', name: '', bot: 'greedy' } as const,
    drafts.bot('master'),
    drafts.bot(),
  ];
  const { seats: known } = edits.withKnownLevels({ ...drafts.againstBot(''), seats });
  expect(known).toEqual([seats[0], drafts.bot('casual'), seats[2], drafts.bot('casual')]);
});
