import { playerRoutes } from '@nokshi/contract';
import { fromWire, type MemberId } from '../../apps/server/src/kernel/ids.ts';
import { newAddress, PASSWORD, type RunningHouse } from './house.ts';
import { richMember } from './vendor.ts';

export const PIN = '482915';

export type Teammate = Awaited<ReturnType<RunningHouse['member']>>;

export const idOf = ({ memberId }: Teammate) => fromWire('mbr', memberId) as MemberId;

/** From now on an agent, in a session that knows it. */
export async function makeAgent(house: RunningHouse, member: Teammate): Promise<void> {
  const { username } = member;
  const sql = 'update identity_member set type = 1 where username = $1';
  await house.database.pool.query(sql, [username]);
  const headers = { 'x-forwarded-for': newAddress() };
  await member.call(playerRoutes.identity.login, { username, password: PASSWORD }, { headers });
}

export const putBelow = (house: RunningHouse, member: Teammate, upline: Teammate) =>
  house.database.pool.query('update identity_member set upline_id = $2 where member_id = $1', [
    idOf(member),
    idOf(upline),
  ]);

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
