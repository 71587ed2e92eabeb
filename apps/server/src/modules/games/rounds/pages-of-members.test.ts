import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MemberId } from '../../../kernel/ids.ts';
import { pagesOfMembers } from './pages-of-members.ts';

const betsOf = (members: readonly number[]) =>
  members.map((nth, at) => ({ memberId: `member-${nth}` as MemberId, at }));

test('pages have every bet once, and those of a member in one page', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 40 }), { maxLength: 3_000 }), (members) => {
      const bets = betsOf(members);
      const pages = [...pagesOfMembers(bets)];
      const ids = pages.flat().map(({ at }) => at);
      expect(ids.toSorted((a, b) => a - b)).toEqual(bets.map(({ at }) => at));
      const owners = pages.flatMap((page) => [...new Set(page.map(({ memberId }) => memberId))]);
      expect(new Set(owners).size).toBe(owners.length);
    }),
    { numRuns: 50 },
  );
});

test('a page ends with the member who fills it', () => {
  const bets = betsOf(Array.from({ length: 1_200 }, (_, nth) => Math.floor(nth / 3)));
  expect([...pagesOfMembers(bets)].map((page) => page.length)).toEqual([501, 501, 198]);
});
