import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packPlaces, PlaceReader, type LegalPlace } from './places.ts';

const readAll = (packed: string, places: readonly LegalPlace[]): { read: number[]; isDone: boolean } => {
  const reader = PlaceReader.open(packed)!;
  return { read: places.map(({ of }) => reader.next(of)), isDone: reader.isDone };
};

describe('places among the possible', () => {
  test('come out as they went in', () => {
    const place = fc
      .integer({ min: 1, max: 3000 })
      .chain((of) => fc.record({ at: fc.nat(of - 1), of: fc.constant(of) }));
    fc.assert(
      fc.property(fc.array(place), (places) => {
        expect(readAll(packPlaces(places), places)).toEqual({ read: places.map(({ at }) => at), isDone: true });
      }),
    );
  });

  test('where there is no choice take no room', () => {
    expect(packPlaces(Array.from({ length: 50 }, () => ({ at: 0, of: 1 })))).toBe('A');
  });

  test.each(['', 'A!', 'AA', 'ä'])('are not in %j', (text) => {
    expect(PlaceReader.open(text)).toBeNull();
  });
});
