import { StoreError } from '@sixfold/host';

export function expectOne(changes: number, what: 'guest' | 'table'): void {
  if (changes !== 1) throw new StoreError('failed', `there is no such ${what}`);
}
