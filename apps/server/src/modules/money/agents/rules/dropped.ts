import type { ContractTerms } from '@nokshi/contract/player/agent-terms.ts';
import { fitsBelow } from './ranges.ts';

/** A contract in force, between the one who grants it and the one who receives by it. */
export type Granted<Id extends string = string> = {
  readonly uplineId: Id | null;
  readonly downlineId: Id;
  readonly terms: ContractTerms;
};

/** With how far below the agent its downline is; 1: directly. */
type Dropped<G> = { readonly granted: G; readonly depth: number };

/**
 * The contracts that end when an agent's own contract of their kind becomes another, or ends (null):
 * those that the agent grants and could not offer any more, and everything that depends on them.
 * Nearest first. The ratio-drop rule, S-049; domain.md 8.3.
 */
export function droppedBy<Id extends string, G extends Granted<Id>>(
  inForce: readonly G[],
  agentId: Id,
  own: ContractTerms | null,
): readonly Dropped<G>[] {
  const below = new Map<Id | null, G[]>();
  for (const granted of inForce) {
    const beside = below.get(granted.uplineId);
    if (beside) beside.push(granted);
    else below.set(granted.uplineId, [granted]);
  }
  const dropped = (below.get(agentId) ?? [])
    .filter(({ terms }) => !fitsBelow(own, terms))
    .map((granted) => ({ granted, depth: 1 }));
  // What is found grows the list that is walked, level after level.
  for (const { granted, depth } of dropped)
    for (const next of below.get(granted.downlineId) ?? [])
      dropped.push({ granted: next, depth: depth + 1 });
  return dropped;
}
