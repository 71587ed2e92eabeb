/** A whole stake of a base: RTP = base / 2,000. Domain.md 1.2. */
const WHOLE = 2_000n;

/** Somebody above a member, and how far. */
export type Higher<Id extends string> = { readonly uplineId: Id; readonly depth: number };

/** What one branch staked below one agent with the same bases; minor units. */
export type RebateLine<Id extends string> = {
  readonly branchId: Id;
  readonly baseAbove: number;
  /** The highest base between the agent and who staked, both the branch's and the member's included. */
  readonly baseBelow: number;
  readonly stake: bigint;
  readonly amount: bigint;
};

/** Rounded toward zero; zero where the base above is not higher. */
export const shareOf = (stake: bigint, baseAbove: number, baseBelow: number): bigint =>
  baseAbove > baseBelow ? (stake * BigInt(baseAbove - baseBelow)) / WHOLE : 0n;

type Part = { readonly baseAbove: number; readonly baseBelow: number; stake: bigint };

/**
 * Adds stakes up to everyone above. Each agent gets the difference to the highest base below on the
 * way to who staked: so all shares of a stake together never exceed the difference between the highest
 * base in the line and the own one, also where somebody moved below a lower base.
 */
export function createShares<Id extends string>() {
  const agents = new Map<Id, Map<string, Part & { readonly branchId: Id }>>();
  return {
    add(
      { memberId, stake }: { readonly memberId: Id; readonly stake: bigint },
      above: readonly Higher<Id>[],
      baseOf: (id: Id) => number,
    ): void {
      let branchId = memberId;
      let baseBelow = baseOf(memberId);
      for (const { uplineId } of above.toSorted((one, other) => one.depth - other.depth)) {
        const baseAbove = baseOf(uplineId);
        const lines = agents.get(uplineId) ?? new Map<string, Part & { branchId: Id }>();
        agents.set(uplineId, lines);
        const key = `${branchId} ${baseBelow}`;
        const known = lines.get(key);
        if (known) known.stake += stake;
        else lines.set(key, { branchId, baseAbove, baseBelow, stake });
        branchId = uplineId;
        baseBelow = Math.max(baseBelow, baseAbove);
      }
    },
    /** Agents who get something, or have to give something back, with all their lines. */
    all(): Map<Id, RebateLine<Id>[]> {
      const found = new Map<Id, RebateLine<Id>[]>();
      for (const [agentId, parts] of agents) {
        const lines = [...parts.values()]
          .filter(({ stake }) => stake !== 0n)
          .map((part) => ({
            ...part,
            amount: shareOf(part.stake, part.baseAbove, part.baseBelow),
          }));
        if (lines.some(({ amount }) => amount !== 0n)) found.set(agentId, lines);
      }
      return found;
    },
  };
}

/** What a day comes to with what days before left: never below zero is paid, the rest is carried on. */
export function settleRebate(earned: bigint, carryIn: bigint) {
  const sum = earned + carryIn;
  return sum > 0n ? { amount: sum, carryOut: 0n } : { amount: 0n, carryOut: sum };
}
