import { consoleRoutes, type Outcome, playerRoutes } from '@nokshi/contract';
import type { SetType } from '@nokshi/contract/console/member-type.ts';
import { dayOf } from '../../apps/server/src/kernel/calendar.ts';
import { fromWire, type MemberId } from '../../apps/server/src/kernel/ids.ts';
import { applyMoves } from '../../apps/server/src/modules/people/identity/index.ts';
import type { HttpClient } from './client.ts';
import { newAddress, PASSWORD, type RunningHouse } from './house.ts';
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

/** After hours in which the sessions of operators end. */
export async function logInOperators(house: RunningHouse): Promise<void> {
  const operators = [
    ['admin', await house.operator()],
    ['opfinance', await secondOf(house)],
  ] as const;
  for (const [username, client] of operators)
    await client.call(consoleRoutes.identity.login, { username, password: PASSWORD });
}

/** From now on of this account type, as two operators want it. */
export const setType = (house: RunningHouse, { memberId: id }: Named, type: SetType) =>
  byTwo(house, (first) => first.call(consoleRoutes.memberType.setType, { id, type, reason }));

export const makeAgent = (house: RunningHouse, member: Named): Promise<void> =>
  setType(house, member, 1);

/** The business day after today. */
export const tomorrowIn = ({ house }: RunningHouse) =>
  dayOf(new Date(house.identity.clock.now().getTime() + 86_400_000));

/** Two operators want a member below an agent from tomorrow on. */
export const planBelow = (
  house: RunningHouse,
  { memberId: id }: Named,
  { username: upline }: Named,
): Promise<void> =>
  byTwo(house, (first) =>
    first.call(consoleRoutes.memberType.setUpline, { id, upline, from: tomorrowIn(house), reason }),
  );

/**
 * Below an agent from now on, as tomorrow's morning makes it. In the line by days it begins
 * tomorrow; {@link registerBelow} begins today.
 */
export async function putBelow(house: RunningHouse, member: Named, agent: Named): Promise<void> {
  await planBelow(house, member, agent);
  const { identity, db } = house.house;
  await db.tx((tx) => applyMoves(identity, tx, tomorrowIn(house)));
}

/** Whether the registration form asks for codes; answers what it did before. */
async function askForCodes(operator: HttpClient, enabled: boolean): Promise<boolean> {
  const { registration, setRegistration } = consoleRoutes.settings;
  const { setting, version } = await operator.call(registration, {});
  const isCode = ({ field }: { field: string }) => field === 'affiliateCode';
  const before = setting.fields.find(isCode)?.enabled ?? false;
  if (before === enabled) return before;
  const fields = setting.fields.map((rule) => (isCode(rule) ? { ...rule, enabled } : rule));
  await operator.call(setRegistration, { setting: { ...setting, fields }, version, reason });
  return before;
}

/** With the address it was from, which needs no other proof. */
type Registered = Teammate & { readonly address: string };

let codes = 0;
/** A new member who registers by a code of this agent, and so is below from today on. */
export async function registerBelow(
  house: RunningHouse,
  agent: Named,
  username = `under${++codes}${agent.username}`.slice(0, 15),
): Promise<Registered> {
  const operator = await house.operator();
  const code = `below-${++codes}`;
  await operator.call(consoleRoutes.affiliates.make, { code, agent: agent.username, reason });
  return registerBy(house, { code, username });
}

type Link = { readonly type?: 0 | 1; readonly base?: number };
/** The same by a link that the agent makes; with that prize base. */
export async function registerByLink(
  house: RunningHouse,
  agent: Teammate,
  { type = 0, base }: Link = {},
): Promise<Teammate> {
  const code = `link-${++codes}`;
  const wish = { code, type, validDays: null, note: '', ...(base && { base }) };
  await agent.call(playerRoutes.agentLinks.makeLink, wish);
  return registerBy(house, { code, username: `came${codes}${agent.username}`.slice(0, 15) });
}

async function registerBy(
  house: RunningHouse,
  { code: affiliateCode, username }: { readonly code: string; readonly username: string },
): Promise<Registered> {
  const operator = await house.operator();
  const address = newAddress();
  const asked = await askForCodes(operator, true);
  const client = house.visitor();
  const form = { username, password: PASSWORD, confirmPassword: PASSWORD, agree: true };
  const { userInfo } = await client.call(
    playerRoutes.identity.register,
    { ...form, affiliateCode },
    { headers: { 'x-forwarded-for': address } },
  );
  await askForCodes(operator, asked);
  return Object.assign(client, { username, memberId: userInfo.id, address });
}

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
