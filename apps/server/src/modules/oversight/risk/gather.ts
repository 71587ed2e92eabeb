import { MOST_MEMBERS } from '@nokshi/contract/console/risk.ts';
import { dayOf } from '../../../kernel/calendar.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import type { RiskRoom } from './room.ts';
import { within } from './rules/cluster.ts';
import { excludedAgain } from './rules/excluded-again.ts';
import type { Fact } from './rules/fact.ts';
import { oppositeBets, type Played } from './rules/opposite.ts';
import {
  bonusOnly,
  oppositeUnderBonus,
  samePromotions,
  type Through,
  selfReferral,
} from './rules/promotion-abuse.ts';
import { RISK_POLICY } from './rules/risk-policy.ts';
import { sharedFacts } from './rules/shared.ts';
import { underAge } from './rules/under-age.ts';
import { circles, fromNewPlaces, passedOn, type Purse } from './rules/team-money.ts';

const DAY_MS = 86_400_000;
const MOST_FLOWS = 200;
const NEWEST_STAKES = 1_000;
const NEWEST_REWARDS = 500;
const MOST_MATCHES = 200;
/** From member to member by what they share: the seeds' neighbours, and the neighbours of those. */
const ROUNDS = 2;

export const spanNow = ({ clock }: Pick<RiskRoom, 'clock'>) => {
  const end = clock.now();
  return { start: new Date(end.getTime() - RISK_POLICY.days * DAY_MS), end };
};

/**
 * The facts about these members and everyone who shares something with them: what they share, their
 * money along the team line, their stakes in the same rounds, and the rewards they took. Limited to
 * twelve members, their largest flows, newest stakes and newest rewards.
 */
export async function gatherFacts(
  room: RiskRoom,
  tx: Tx,
  seeds: readonly MemberId[],
): Promise<Fact[]> {
  let members = [...seeds];
  let shared: Fact[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    shared = await whatTheyShare(room, tx, members);
    const found = shared.flatMap((fact) => fact.members as MemberId[]);
    const known = await room.identity.usernames(tx, [...new Set([...members, ...found])]);
    members = [...known.keys()].toSorted(seedsFirst(seeds)).slice(0, MOST_MEMBERS);
    if (members.length === seeds.length) break;
  }
  const money = await whatTheirMoneyDoes(room, tx, members);
  const played = members.length > 1 ? await roundsPlayed(room, tx, members) : [];
  const rewards = await howTheyTakeRewards(room, tx, { members, shared, played });
  return ofThisBrand(room, tx, [...shared, ...money, ...oppositeBets(played), ...rewards]);
}

/** A payee account can be shared across brands; members of another brand are left out. */
async function ofThisBrand(room: RiskRoom, tx: Tx, facts: readonly Fact[]): Promise<Fact[]> {
  const found = [...new Set(facts.flatMap(({ members }) => members as MemberId[]))];
  const known = new Set<string>((await room.identity.usernames(tx, found)).keys());
  return facts.flatMap((fact) => within(fact, known));
}

const seedsFirst = (seeds: readonly MemberId[]) => (a: MemberId, b: MemberId) =>
  Number(seeds.includes(b)) - Number(seeds.includes(a)) || (a < b ? -1 : 1);

export async function whatTheyShare(room: RiskRoom, tx: Tx, memberIds: readonly MemberId[]) {
  const asked = { memberIds, most: MOST_MEMBERS };
  const accounts = await room.cashier.sharedAccounts(tx, asked);
  const devices = await room.access.sharedDevices(tx, asked);
  const most = RISK_POLICY.mostAtAddress;
  const addresses = await room.access.sharedAddresses(tx, { memberIds, most });
  const shown = accounts.map(({ account, since, ...row }) => ({
    ...row,
    since,
    until: since,
    words: room.cashier.maskedAccount(account),
  }));
  const matches = await room.identity.matchesOf(tx, { memberIds, limit: MOST_MATCHES });
  return [
    ...excludedAgain(matches),
    ...underAge(await room.identity.underAgeAmong(tx, memberIds)),
    ...selfReferral(await room.promotions.linkedFriends(tx, memberIds)),
    ...sharedFacts('same-account', shown),
    ...sharedFacts('same-device', devices),
    ...sharedFacts('same-address', addresses),
  ];
}

async function whatTheirMoneyDoes(room: RiskRoom, tx: Tx, memberIds: readonly MemberId[]) {
  const { start } = spanNow(room);
  const asked = { memberIds, since: start, limit: MOST_FLOWS };
  const flows = await room.agents.teamFlows(tx, asked);
  if (flows.length === 0) return [];
  const purses: Purse[] = [];
  for (const memberId of memberIds) purses.push(await purseOf(room, tx, memberId));
  const strange = await room.agents.teamFlows(tx, { ...asked, fromUnknown: true });
  return [...passedOn(flows, purses), ...circles(flows, purses), ...fromNewPlaces(strange)];
}

async function purseOf(room: RiskRoom, tx: Tx, memberId: MemberId): Promise<Purse> {
  const span = spanNow(room);
  const { deposited } = await room.cashier.moneyThrough(tx, { memberId, span });
  const days = { from: dayOf(span.start), to: dayOf(span.end) };
  const { stake: staked } = await room.wagers.totals(tx, { memberId, days });
  return { memberId, deposited, staked };
}

/** What they took of promotions, with whom, and while they played against one another. */
async function howTheyTakeRewards(
  room: RiskRoom,
  tx: Tx,
  of: {
    readonly members: readonly MemberId[];
    readonly shared: readonly Fact[];
    readonly played: readonly Played[];
  },
): Promise<Fact[]> {
  const { members: memberIds, shared, played } = of;
  const span = spanNow(room);
  const taken = await room.promotions.takenSince(tx, {
    memberIds,
    since: span.start,
    limit: NEWEST_REWARDS,
  });
  const purses: Through[] = [];
  for (const memberId of new Set(taken.map((one) => one.memberId)))
    purses.push({ memberId, ...(await room.cashier.moneyThrough(tx, { memberId, span })) });
  return [
    ...samePromotions(shared, taken),
    ...bonusOnly(purses, taken),
    ...oppositeUnderBonus(played, taken),
  ];
}

async function roundsPlayed(
  room: RiskRoom,
  tx: Tx,
  memberIds: readonly MemberId[],
): Promise<Played[]> {
  const lanes = memberIds.map((id) => room.wallet.laneOf(id));
  const { start: since } = spanNow(room);
  const rows = await room.vendors.roundsTogether(tx, {
    memberIds,
    lanes,
    since,
    newest: NEWEST_STAKES,
  });
  return rows.map(({ vendor, gameId, roundRef, ...played }) => ({
    ...played,
    game: gameId,
    round: `${vendor} ${gameId} ${roundRef}`,
  }));
}
