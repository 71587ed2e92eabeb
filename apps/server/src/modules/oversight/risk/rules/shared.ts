import type { Fact } from './fact.ts';
import { grouped } from './grouped.ts';

/** One of several members who share a thing. */
export type Share = {
  readonly key: string;
  readonly words: string;
  readonly memberId: string;
  readonly since: Date;
  readonly until: Date;
};

type Shared = Extract<Fact['code'], 'same-account' | 'same-device' | 'same-address'>;

/** One fact for each thing that more than one member shares, by key. */
export function sharedFacts(code: Shared, shares: readonly Share[]): Fact[] {
  const byKey = grouped(shares, ({ key }) => key);
  return [...byKey]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, own]) => {
      const members = [...new Set(own.map(({ memberId }) => memberId))].toSorted();
      if (members.length < 2) return [];
      return [{ code, members, ...spanOf(own), about: own[0]?.words ?? null, amount: null }].map(
        (fact) => ({ ...fact, count: members.length }),
      );
    });
}

/** From the first to the last of these. */
export const spanOf = (all: readonly { since: Date; until: Date }[]) => ({
  since: new Date(Math.min(...all.map(({ since }) => since.getTime()))),
  until: new Date(Math.max(...all.map(({ until }) => until.getTime()))),
});
