import type { RiskReason } from '@nokshi/contract/console/risk.ts';
import type { Fact } from './fact.ts';

/**
 * What links two members to one case. An address does not: strangers share one. A single transfer
 * does not either.
 */
const BINDS: ReadonlySet<RiskReason> = new Set([
  'excluded',
  'same-account',
  'same-device',
  'opposite-bets',
  'circle',
  'self-referral',
]);

export type Cluster = { readonly members: readonly string[]; readonly facts: readonly Fact[] };

/**
 * Everyone linked to the seeds, directly or through others, at most `most`, with the facts about
 * these members only. The seeds come first and are always included.
 */
export function clusterOf(
  facts: readonly Fact[],
  { seeds, most }: { seeds: readonly string[]; most: number },
): Cluster {
  const members = new Set(seeds);
  const ties = facts.filter(({ code }) => BINDS.has(code));
  for (let before = 0; before < members.size; ) {
    before = members.size;
    for (const tie of ties.filter((one) => one.members.some((id) => members.has(id))))
      for (const id of tie.members) if (members.size < most) members.add(id);
  }
  return { members: [...members], facts: facts.flatMap((fact) => within(fact, members)) };
}

/** Facts about the first member: the sender, whatever the receiver did, or who is alone in it. */
const OF_FIRST: ReadonlySet<RiskReason> = new Set([
  'passed-on',
  'new-place',
  'under-age',
  'bonus-only',
]);

/** The fact limited to these members. */
export function within(fact: Fact, members: ReadonlySet<string>): Fact[] {
  if (OF_FIRST.has(fact.code)) return members.has(fact.members[0] ?? '') ? [fact] : [];
  const own = fact.members.filter((id) => members.has(id));
  return own.length > 1 ? [{ ...fact, members: own }] : [];
}
