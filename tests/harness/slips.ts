import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { ContractKind } from '@nokshi/contract/player/agent-terms.ts';
import type { RoundId, Uuid, WagerId } from '../../apps/server/src/kernel/ids.ts';
import type { FakeClock } from './clock.ts';
import { PASSWORD, type RunningHouse } from './house.ts';
import { idOf, logInOperators, type Teammate } from './team.ts';
import { give } from './winnings.ts';

const { agentSlips, identity, records } = playerRoutes;
const digest = Buffer.alloc(32);
const GAME = {
  asset: 'BDT',
  digest,
  // No pot counts it, so nobody wins beside what the test plays.
  gameId: 'no-pot',
  category: 'RNG',
  ruleVersion: 1,
  houseAccount: 'house:slots',
  rides: [],
} as const;

export type Placed = { readonly member: Teammate; readonly wagerId: WagerId };

type Played = { readonly stake: bigint; readonly payout?: bigint };

/** A finished bet with money of its own; minor units. */
export async function bet(house: RunningHouse, member: Teammate, played: Played): Promise<Placed> {
  await give(house, member.memberId, played.stake);
  return placeBet(house, member, played);
}

/** The same with the member's own money. */
export async function placeBet(
  house: RunningHouse,
  member: Teammate,
  { stake, payout = 0n }: Played,
): Promise<Placed> {
  const { wagers, identity: people } = house.house;
  const wagerId = people.ids.next<WagerId>();
  await wagers.play({
    ...GAME,
    memberId: idOf(member),
    generation: await generationOf(house, member),
    wagerId,
    roundId: people.ids.next<RoundId>(),
    stake,
    payout,
  });
  return { member, wagerId };
}

/** A bet with money of its own that waits for its first settlement; minor units. */
export async function openBet(
  house: RunningHouse,
  member: Teammate,
  stake: bigint,
): Promise<Placed> {
  const { wagers, identity: people } = house.house;
  const wagerId = people.ids.next<WagerId>();
  await give(house, member.memberId, stake);
  await wagers.open({
    ...GAME,
    memberId: idOf(member),
    generation: await generationOf(house, member),
    wagerId,
    roundId: people.ids.next<RoundId>(),
    stake,
  });
  return { member, wagerId };
}

const generationOf = async ({ house }: RunningHouse, member: Teammate): Promise<number> =>
  (await house.db.read((tx) => house.identity.member(tx, idOf(member))))?.generation ?? 0;

/** Voids a bet that was finished before. */
export const voidBet = ({ house }: RunningHouse, { member, wagerId }: Placed) =>
  house.wagers.void({
    memberId: idOf(member),
    wagerId,
    key: house.identity.ids.next<Uuid>(),
    digest,
    houseAccount: 'house:slots',
    rides: [],
  });

/** Settles an open bet, or one again, with another payout. */
export const payAgain = ({ house }: RunningHouse, { member, wagerId }: Placed, payout: bigint) =>
  house.wagers.settle({
    memberId: idOf(member),
    wagerId,
    key: house.identity.ids.next<Uuid>(),
    digest,
    houseAccount: 'house:slots',
    rides: [],
    payout,
  });

/** At this moment play is counted, and in the next minute what is due is settled. */
export async function settleAt(
  { house, clock }: { readonly house: RunningHouse; readonly clock: FakeClock },
  iso: string,
): Promise<void> {
  clock.set(iso);
  await house.runJobs();
  clock.advance(60_000);
  await house.runJobs();
}

/** After days in which a session ends. */
export const logInAgain = ({ username, ...client }: Teammate) =>
  client.call(identity.login, { username, password: PASSWORD });

const WHOLE = { from: '2026-03-01', to: '2026-05-31' };

/** The slips of one side, oldest first. */
export async function slipsOf(agent: Teammate, kind: ContractKind, side: 'own' | 'given' = 'own') {
  await logInAgain(agent);
  const { rows } = await agent.call(agentSlips.slips, { kind, side, ...WHOLE, pageSize: 100 });
  return rows.toReversed();
}

/** What wages and dividends moved, oldest first: `wage-in 100.00`. */
export async function commissionsOf(agent: Teammate): Promise<string[]> {
  await logInAgain(agent);
  const all: { nth: bigint; text: string }[] = [];
  for (const kind of ['dividend-out', 'dividend-in', 'wage-out', 'wage-in'] as const) {
    const { rows } = await agent.call(records.entries, { ...WHOLE, kind, pageSize: 50 });
    all.push(
      ...rows.map(({ sequence, amount }) => ({ nth: BigInt(sequence), text: `${kind} ${amount}` })),
    );
  }
  return all.sort((one, other) => (one.nth < other.nth ? -1 : 1)).map(({ text }) => text);
}

/**
 * Every run of a kind that has slips names no difference to wagers, settlements and the ledger;
 * answers how many slips those were.
 */
export async function recompute(house: RunningHouse, kind: ContractKind) {
  await logInOperators(house);
  const admin = await house.operator();
  const { rows } = await admin.call(consoleRoutes.agentRuns.runs, { kind, pageSize: 100 });
  const differences = [];
  let slips = 0;
  for (const { period, from, ...sums } of rows) {
    if (sums.paid + sums.nothing + sums.overdue === 0) continue;
    const run = { kind, period: period as 'D', from };
    const found = await admin.call(consoleRoutes.agentRuns.recompute, run);
    differences.push(...found.differences);
    slips += found.slips;
  }
  return { slips, differences };
}
