import type { Fact } from './fact.ts';
import { grouped } from './grouped.ts';
import { spanOf } from './shared.ts';

type Match = {
  readonly memberId: string;
  readonly excludedId: string;
  readonly kind: string;
  readonly at: Date;
};

/**
 * One fact for each member who was known again as one under self-exclusion: the member first, then
 * who they may be, with the kinds of what both have. Decision 0076.
 */
export const excludedAgain = (matches: readonly Match[]): Fact[] =>
  [...grouped(matches, ({ memberId, excludedId }) => `${memberId} ${excludedId}`).values()].map(
    (own) => ({
      code: 'excluded',
      members: [...new Set(own.flatMap(({ memberId, excludedId }) => [memberId, excludedId]))],
      about: [...new Set(own.map(({ kind }) => kind))].toSorted().join(' '),
      ...spanOf(own.map(({ at }) => ({ since: at, until: at }))),
      amount: null,
      count: own.length,
    }),
  );
