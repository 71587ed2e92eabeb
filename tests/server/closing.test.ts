import { randomBytes } from 'node:crypto';
import { playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createIds,
  fromWire,
  type Ids,
  type MemberId,
  type RoundId,
  type Uuid,
  type WagerId,
} from '../../apps/server/src/kernel/ids.ts';
import { systemRandom } from '../../apps/server/src/kernel/random.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { newAddress, PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';

const { identity, security, cashier, limits } = playerRoutes;
const HOUR = 3_600_000;

let clock: FakeClock;
let ids: Ids;
let house: RunningHouse;
beforeAll(async () => {
  clock = fakeClock();
  ids = createIds(clock, systemRandom);
  house = await startHouse({ clock });
});
afterAll(() => house.close());

type Member = Awaited<ReturnType<RunningHouse['member']>>;

/** A member whose last money is in a wager that waits for its result. */
async function withOpenWager() {
  const member = await house.member();
  const key = randomBytes(8).toString('hex');
  await member.call(cashier.requestDeposit, { channel: 'demo-wallet', amount: '100.00' }, { key });
  const memberId = fromWire('mbr', member.memberId) as MemberId;
  const { wagers } = house.house;
  const wagerId = ids.next<WagerId>();
  await wagers.open({
    memberId,
    generation: 1,
    asset: 'BDT',
    wagerId,
    roundId: ids.next<RoundId>(),
    digest: Buffer.alloc(32),
    gameId: 'a match',
    category: 'SPORTS',
    ruleVersion: 1,
    houseAccount: 'house:sports',
    stake: 10_000n,
    rides: [],
  });
  await member.call(security.requestClosing, { password: PASSWORD });
  const settle = (payout: bigint) =>
    wagers.settle({
      memberId,
      wagerId,
      key: ids.next<Uuid>(),
      digest: Buffer.alloc(32),
      houseAccount: 'house:sports',
      rides: [],
      payout,
    });
  return { member, settle };
}

const logIn = ({ username }: Member) =>
  house
    .visitor()
    .send(
      identity.login,
      { username, password: PASSWORD },
      { headers: { 'x-forwarded-for': newAddress() } },
    );
const pass = async (hours: number) => {
  clock.advance(hours * HOUR);
  await house.runJobs();
};

it('an account with an open wager closes only when that is settled, and says so', async () => {
  const { member, settle } = await withOpenWager();
  await pass(25);
  const { answer } = await logIn(member);
  expect(answer.success).toBe(true);
  const { closing_at: due } = (
    await house.database.pool.query<{ closing_at: Date }>(
      'select closing_at from identity_member where username = $1',
      [member.username],
    )
  ).rows[0] ?? { closing_at: null };
  expect(due?.getTime()).toBeLessThan(clock.now().getTime());
  await settle(0n);
  await pass(2);
  expect((await logIn(member)).answer).toMatchObject({ code: 'identity.not-a-member' });
});

it('an account whose last wager won stays open, since it has money again', async () => {
  const { member, settle } = await withOpenWager();
  await pass(25);
  await settle(25_000n);
  await pass(2);
  const client = house.visitor();
  await client.call(identity.login, { username: member.username, password: PASSWORD });
  expect((await client.call(security.security, {})).closingAt).toBeNull();
  expect((await client.call(limits.protection, {})).restriction).toBeNull();
});
