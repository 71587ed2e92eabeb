import { randomUUID } from 'node:crypto';
import { playerRoutes } from '@nokshi/contract';
import type { HttpClient } from '../harness/client.ts';
import type { RunningHouse } from '../harness/house.ts';
import { makeAgent, planBelow, putBelow, registerBelow, type Teammate } from '../harness/team.ts';
import { withContact } from './sent-codes.ts';
import { choosePin, give, PIN } from '../harness/winnings.ts';

export const send = (from: HttpClient, to: string, amount: string) =>
  from.call(
    playerRoutes.teamTransfers.send,
    { to, amount, paymentPassword: PIN },
    { key: randomUUID() },
  );

/** An agent and a member right below, each with so much that no turnover is missing for. */
export async function team(house: RunningHouse, amount: bigint) {
  const agent = await house.member();
  await makeAgent(house, agent);
  const member = await registerBelow(house, agent);
  for (const one of [agent, member]) {
    await give(house, one.memberId, amount);
    await choosePin(one);
  }
  return { agent, member };
}

/**
 * The agent of the screens gets a number, an upline and three downlines, and money goes all ways, the
 * last of it from an unknown place; one more member waits to come below. The agent with the upline.
 */
export async function lined(house: RunningHouse, agent: HttpClient) {
  const { id: memberId, account: username } = await agent.call(
    playerRoutes.identity.memberInfo,
    {},
  );
  const middle: Teammate = Object.assign(agent, { memberId, username });
  await withContact(house, { username, kind: 'sms', address: '+8801712000703' });
  await withContact(house, { username, kind: 'mail', address: 'agent@example.com' });
  const above = await house.member('padmaparer');
  await makeAgent(house, above);
  await putBelow(house, middle, above);
  for (const name of ['anisurkhulna', 'bilkis77', 'chameli']) {
    const below = await registerBelow(house, middle, name);
    await send(agent, below.memberId, '150.00');
  }
  await send(agent, above.memberId, '100.00');
  await planBelow(house, await house.member('delwarbogura'), above);
  await house.database.pool.query(
    `update agents_transfer set from_unknown = true where side = 'upline'`,
  );
  return { above, middle };
}
