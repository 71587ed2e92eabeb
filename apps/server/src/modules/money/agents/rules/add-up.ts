import type { Component } from '@nokshi/contract/player/agent-slips.ts';
import type { Day } from '../../../../kernel/calendar.ts';
import type { Base, StakePart } from './amounts.ts';

/** What one member adds on one business day; minor units. */
export type DayRow = {
  readonly day: Day;
  readonly wagers: bigint;
  readonly staked: bigint;
  /** Rebates included. */
  readonly paid: bigint;
  readonly rebate: bigint;
  readonly valid: bigint;
  /** Wages that arrived less those that were paid on. */
  readonly wages: bigint;
  readonly promotions: bigint;
  readonly fees: bigint;
  /** Of real-time wages. */
  readonly parts: readonly StakePart[];
};

export const NO_ROW: Omit<DayRow, 'day'> = {
  wagers: 0n,
  staked: 0n,
  paid: 0n,
  rebate: 0n,
  valid: 0n,
  wages: 0n,
  promotions: 0n,
  fees: 0n,
  parts: [],
};

/** An agent above a member on the days from `since` and before `until`. */
export type Above<Id extends string = string> = {
  readonly uplineId: Id;
  readonly since: Day;
  readonly until: Day;
};

export type Agent<Id extends string = string> = {
  readonly memberId: Id;
  readonly includesSelf: boolean;
};

/** Which components count, and from which valid turnover a member is active. */
export type Terms = {
  readonly activeFrom: bigint;
  readonly components: Readonly<Record<'wages' | 'promotions' | 'fees', boolean>>;
};

type Sum = { -readonly [K in Exclude<keyof DayRow, 'day' | 'parts'>]: bigint } & {
  active: number;
  readonly parts: Map<string, { stake: bigint; won: boolean; bets: bigint; valid: bigint }>;
};

const AMOUNTS = [
  'wagers',
  'staked',
  'paid',
  'rebate',
  'valid',
  'wages',
  'promotions',
  'fees',
] as const;

/**
 * Adds the play of members up to all agents above them, each bet to the line of its day; the agent's
 * own where the terms include it. Each member is added once, with all rows of the period.
 */
export function createSums<Id extends string>(
  agents: readonly Agent<Id>[],
  { activeFrom }: Pick<Terms, 'activeFrom'>,
) {
  const sums = new Map<Id, Sum>(agents.map(({ memberId }) => [memberId, emptySum()]));
  const selves = new Set(agents.filter((one) => one.includesSelf).map((one) => one.memberId));
  return {
    add(memberId: Id, rows: readonly DayRow[], above: readonly Above<Id>[]): void {
      const valid = new Map<Id, bigint>();
      const count = (agentId: Id, counted: readonly DayRow[]) => {
        const sum = sums.get(agentId);
        if (!sum || counted.length === 0) return;
        for (const row of counted) addRow(sum, row);
        const more = counted.reduce((total, row) => total + row.valid, 0n);
        valid.set(agentId, (valid.get(agentId) ?? 0n) + more);
      };
      for (const { uplineId, since, until } of above)
        if (sums.has(uplineId))
          count(
            uplineId,
            rows.filter(({ day }) => day >= since && day < until),
          );
      if (selves.has(memberId)) count(memberId, rows);
      for (const [agentId, total] of valid) {
        const sum = sums.get(agentId);
        if (sum && total >= activeFrom) sum.active += 1;
      }
    },
    get: (agentId: Id): Sum => sums.get(agentId) ?? emptySum(),
  };
}

const emptySum = (): Sum => ({
  wagers: 0n,
  staked: 0n,
  paid: 0n,
  rebate: 0n,
  valid: 0n,
  wages: 0n,
  promotions: 0n,
  fees: 0n,
  active: 0,
  parts: new Map(),
});

function addRow(sum: Sum, row: DayRow): void {
  for (const name of AMOUNTS) sum[name] += row[name];
  for (const { stake, won, bets, valid } of row.parts) {
    const key = `${stake} ${won}`;
    const known = sum.parts.get(key);
    if (known) {
      known.bets += bets;
      known.valid += valid;
    } else sum.parts.set(key, { stake, won, bets, valid });
  }
}

const byStake = (one: StakePart, other: StakePart): number => {
  if (one.stake !== other.stake) return one.stake < other.stake ? -1 : 1;
  return Number(one.won) - Number(other.won);
};

/** A sum as the base of a wage. */
export const baseOfWage = (sum: Sum, isRealTime: boolean): Base => ({
  wagers: sum.wagers,
  staked: sum.staked,
  valid: sum.valid,
  activeMembers: sum.active,
  components: null,
  loss: null,
  byStake: isRealTime ? [...sum.parts.values()].sort(byStake) : null,
});

/** A sum as the base of a dividend: what the team lost, less what the house gave and bore. */
export function baseOfDividend(sum: Sum, { components: counts }: Terms): Base {
  const components: Record<Component, bigint> = {
    staked: sum.staked,
    paid: sum.rebate - sum.paid,
    rebates: -sum.rebate,
    wages: counts.wages ? -sum.wages : 0n,
    promotions: counts.promotions ? -sum.promotions : 0n,
    fees: counts.fees ? -sum.fees : 0n,
  };
  const loss = Object.values(components).reduce((total, amount) => total + amount, 0n);
  return { ...baseOfWage(sum, false), components, loss };
}
