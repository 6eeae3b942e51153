import { describe, expect, test } from 'vitest';
import { pledgeOf } from './deal.ts';
import { Partner } from './partner.ts';
import type { FairInfo } from './told.ts';

const ROOT = '5a'.repeat(32);
const NUMBER = '17'.repeat(32);
const PLEDGE = pledgeOf(ROOT, 0, 1, NUMBER);

const told = (wishes: Partial<FairInfo> = {}): FairInfo => ({
  round: 0,
  root: ROOT,
  from: 0,
  isDrawn: false,
  pledges: [null, null],
  isClosed: false,
  numbers: null,
  ...wishes,
});
const partner = (): Partner => new Partner(() => NUMBER);
const taken = told({ pledges: [null, PLEDGE] });
const closed = told({ pledges: [null, PLEDGE], isClosed: true });

describe('a seat’s client', () => {
  test('pledges once it knows the root, and opens once the server has taken that and no more can come', () => {
    const one = partner();
    expect(one.answer(told(), 1)).toEqual({ says: 'pledge', round: 0, pledge: PLEDGE });
    expect(one.answer(told(), 1)).toBeNull();
    expect(one.answer(taken, 1)).toBeNull();
    expect(one.answer(closed, 1)).toEqual({ says: 'reveal', round: 0, number: NUMBER });
    expect(one.answer(closed, 1)).toBeNull();
    expect(one.numberOf(told(), 1)).toBe(NUMBER);
  });

  test('opens its number to no server that has not committed', () => {
    for (const root of ['', 'later', `${ROOT}00`]) {
      expect(partner().answer(told({ root }), 1)).toBeNull();
      expect(partner().answer({ ...closed, root }, 1)).toBeNull();
    }
  });

  test('opens it under no other root, round or seat than it pledged for', () => {
    const one = partner();
    one.answer(told(), 1);
    expect(one.answer({ ...closed, root: 'a5'.repeat(32) }, 1)).toBeNull();
    expect(one.answer({ ...closed, round: 1 }, 1)).toBeNull();
    expect(one.answer({ ...closed, pledges: [PLEDGE, null] }, 0)).toBeNull();
  });

  test('opens nothing where its pledge was not taken, or changed', () => {
    const one = partner();
    one.answer(told(), 1);
    expect(one.answer({ ...closed, pledges: [null, null] }, 1)).toBeNull();
    expect(one.answer({ ...closed, pledges: [null, ROOT] }, 1)).toBeNull();
  });

  test('takes no part any more where it is too late, or the round was dealt', () => {
    expect(partner().answer(closed, 1)).toBeNull();
    expect(partner().answer(told({ numbers: [null, null] }), 1)).toBeNull();
  });

  test('pledges anew where its pledge was dropped, as after it stood up', () => {
    const one = partner();
    one.answer(told(), 1);
    one.answer(taken, 1);
    expect(one.answer(told(), 1)).toEqual({ says: 'pledge', round: 0, pledge: PLEDGE });
  });

  test('takes the place of a pledge that it does not know, as after a reload, and does not fight over it', () => {
    const one = partner();
    const other = told({ pledges: [null, ROOT] });
    expect(one.answer(other, 1)).toMatchObject({ says: 'pledge' });
    expect(one.answer(taken, 1)).toBeNull();
    expect(one.answer(other, 1)).toBeNull();
  });

  test('opens after a restart what it pledged before, and pledges it again where that never arrived', () => {
    const kept = new Map<string, string>();
    const restarted = (): Partner => new Partner(() => 'another', kept);
    new Partner(() => NUMBER, kept).answer(told(), 1);
    expect(restarted().answer(taken, 1)).toBeNull();
    expect(restarted().answer(closed, 1)).toEqual({ says: 'reveal', round: 0, number: NUMBER });
    expect(restarted().answer(told(), 1)).toEqual({ says: 'pledge', round: 0, pledge: PLEDGE });
    expect(restarted().numberOf(told({ numbers: [null, null] }), 1)).toBe(NUMBER);
    expect(restarted().numberOf(told({ round: 1 }), 1)).toBeNull();
  });

  test('trusts nothing that is kept and is no number', () => {
    const one = new Partner(() => NUMBER, { get: () => 'no number', set: () => undefined });
    expect(one.answer(told(), 1)).toEqual({ says: 'pledge', round: 0, pledge: PLEDGE });
  });
});
