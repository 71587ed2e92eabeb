import type { Fact } from './fact.ts';

type Found = { readonly memberId: string; readonly age: number; readonly at: Date };

/** Members who gave a birthday below the minimum age, each alone; `count` is the age that day. */
export const underAge = (found: readonly Found[]): Fact[] =>
  found.map(({ memberId, age, at }) => ({
    code: 'under-age',
    members: [memberId],
    about: null,
    since: at,
    until: at,
    amount: null,
    count: age,
  }));
