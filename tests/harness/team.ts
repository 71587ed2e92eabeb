import { consoleRoutes, type Outcome, playerRoutes } from '@nokshi/contract';
import type { SetType } from '@nokshi/contract/console/member-type.ts';
import { fromWire, type MemberId } from '../../apps/server/src/kernel/ids.ts';
import type { HttpClient } from './client.ts';
import type { RunningHouse } from './house.ts';
import { richMember } from './vendor.ts';

export const PIN = '482915';

export type Teammate = Awaited<ReturnType<RunningHouse['member']>>;

export const idOf = ({ memberId }: Teammate) => fromWire('mbr', memberId) as MemberId;

type Named = { readonly memberId: string; readonly username: string };
const reason = 'As the team agreed';

const seconds = new WeakMap<RunningHouse, Promise<HttpClient>>();
function secondOf(house: RunningHouse): Promise<HttpClient> {
  const known = seconds.get(house) ?? house.operator('finance');
  seconds.set(house, known);
  return known;
}

/** What two operators do: one proposes, another approves. */
async function byTwo(
  house: RunningHouse,
  propose: (first: HttpClient) => Promise<Outcome>,
): Promise<void> {
  // Nothing is proposed in a house where nobody else could approve it.
  const second = await secondOf(house);
  const { proposal } = await propose(await house.operator());
  await second.call(consoleRoutes.proposals.approve, { id: proposal ?? '' });
}

/** From now on of this account type, as two operators want it. */
export const setType = (house: RunningHouse, { memberId: id }: Named, type: SetType) =>
  byTwo(house, (first) => first.call(consoleRoutes.memberType.setType, { id, type, reason }));

export const makeAgent = (house: RunningHouse, member: Named): Promise<void> =>
  setType(house, member, 1);

export const putBelow = (house: RunningHouse, { memberId: id }: Named, { username }: Named) =>
  byTwo(house, (first) =>
    first.call(consoleRoutes.memberType.setUpline, { id, upline: username, reason }),
  );

/** Stakes this much in one round, which gives it back; minor units. */
export const stakeOnce = (house: RunningHouse, member: Teammate, stake: bigint) => {
  const { wagers, identity } = house.house;
  return wagers.play({
    memberId: idOf(member),
    generation: 1,
    asset: 'BDT',
    wagerId: identity.ids.next(),
    roundId: identity.ids.next(),
    digest: Buffer.alloc(32),
    gameId: 'kantha-lines',
    category: 'RNG',
    ruleVersion: 1,
    houseAccount: 'house:slots',
    stake,
    payout: stake,
    rides: [],
  });
};

/** Someone with so much, staked once, and a payment password. */
export async function moneyed(house: RunningHouse, deposits = ['1000.00']): Promise<Teammate> {
  const member = await richMember(house, deposits);
  await house.house.access.setPaymentPassword({ memberId: idOf(member), pin: PIN });
  const sum = deposits.reduce((all, amount) => all + BigInt(amount.replace('.', '')), 0n);
  if (sum > 0n) await stakeOnce(house, member, sum);
  return member;
}

/** An agent with money right above this member. */
export async function uplineOf(house: RunningHouse, member: Teammate): Promise<Teammate> {
  const agent = await moneyed(house);
  await makeAgent(house, agent);
  await putBelow(house, member, agent);
  return agent;
}

let keys = 0;
export const newKey = () => `team-key-${++keys}-0000`;
type More = { key?: string; pin?: string };
/** Sends along the team line, under a key of its own unless the test has one. */
export const send = (from: Teammate, to: Teammate, amount: string, { key, pin = PIN }: More = {}) =>
  from.call(
    playerRoutes.teamTransfers.send,
    { to: to.memberId, amount, paymentPassword: pin },
    { key: key ?? newKey() },
  );
