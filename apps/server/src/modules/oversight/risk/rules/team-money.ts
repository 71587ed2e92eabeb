import type { Fact } from './fact.ts';
import { RISK_POLICY as policy } from './risk-policy.ts';
import { spanOf } from './shared.ts';

/** What one member sent another in the days under review; paisa. */
export type Flow = {
  readonly fromId: string;
  readonly toId: string;
  readonly amount: bigint;
  readonly count: number;
  readonly since: Date;
  readonly until: Date;
};

/** What a member received and staked in the same days; paisa. */
export type Purse = {
  readonly memberId: string;
  readonly deposited: bigint;
  readonly staked: bigint;
};

const sum = (flows: readonly Flow[]): bigint => flows.reduce((all, { amount }) => all + amount, 0n);

/** Whether this much money was hardly played with. */
const isBare = (staked: bigint, money: bigint): boolean =>
  staked * 100n <= money * policy.barePercent;

/**
 * Chip dumping along the team line: most of what a member received went on to others, and was
 * staked hardly more than required. One fact for each receiver.
 */
export const passedOn = (flows: readonly Flow[], purses: readonly Purse[]): Fact[] =>
  purses.flatMap(({ memberId, deposited, staked }) => {
    const sent = flows.filter(({ fromId }) => fromId === memberId);
    const came = deposited + sum(flows.filter(({ toId }) => toId === memberId));
    const went = sum(sent);
    const most = went >= policy.leastFlow && went * 100n >= came * policy.passedOnPercent;
    return most && isBare(staked, came) ? sent.map((flow) => flowFact('passed-on', flow)) : [];
  });

/** Money sent both ways between two members, one of whom hardly played with it. */
export const circles = (flows: readonly Flow[], purses: readonly Purse[]): Fact[] =>
  flows.flatMap((there) => {
    const back = flows.find(({ fromId, toId }) => fromId === there.toId && toId === there.fromId);
    if (!back || there.fromId > there.toId) return [];
    const amount = there.amount < back.amount ? there.amount : back.amount;
    const bare = purses.some(
      ({ memberId, staked, deposited }) =>
        (memberId === there.fromId || memberId === there.toId) &&
        isBare(staked, deposited + sum(flows.filter(({ toId }) => toId === memberId))),
    );
    if (amount < policy.leastFlow || !bare) return [];
    const both = { ...there, ...spanOf([there, back]), amount, count: there.count + back.count };
    return [flowFact('circle', both)];
  });

/**
 * Sent from a place that had not settled, with both passwords but no older proof: the way an
 * intruder would send the money away.
 */
export const fromNewPlaces = (strange: readonly Flow[]): Fact[] =>
  strange
    .filter(({ amount }) => amount >= policy.leastFlow)
    .map((flow) => flowFact('new-place', flow));

const flowFact = (code: 'passed-on' | 'circle' | 'new-place', flow: Flow): Fact => ({
  code,
  members: [flow.fromId, flow.toId],
  about: null,
  since: flow.since,
  until: flow.until,
  amount: flow.amount,
  count: flow.count,
});
