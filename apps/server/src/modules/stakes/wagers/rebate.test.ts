import { afterAll, beforeAll, expect, it } from 'vitest';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/harness/database.ts';
import { createPlayHouse, type PlayHouse } from '../../../../../../tests/harness/play-house.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import type { Uuid } from '../../../kernel/ids.ts';
import { stakeIn } from './test-wagers.ts';

let database: TestDatabase;
let house: PlayHouse;
const clock = fakeClock();

beforeAll(async () => {
  database = await createTestDatabase();
  house = createPlayHouse({ url: database.url, clock });
});
afterAll(async () => {
  await house?.close();
  await database?.drop();
});

async function opened(member: PlayerSession) {
  const wager = stakeIn(house, member, { category: 'ELOTT', houseAccount: 'house:lottery' });
  await house.wagers.open(wager);
  return wager;
}
type Opened = Awaited<ReturnType<typeof opened>>;

const next = (wager: Opened) => ({ ...wager, key: house.ids.next<Uuid>() });
/** The entries of a wager behind its stake, oldest first. */
const entries = async ({ memberId, wagerId: reference }: Opened) =>
  (await house.db.read((tx) => house.wallet.entries(tx, { memberId, reference, limit: 100 })))
    .filter(({ kind }) => kind !== 'stake')
    .map(({ kind, amount }) => `${kind} ${amount}`)
    .reverse();
const read = ({ memberId, wagerId }: Opened) =>
  house.db.read((tx) => house.wagers.byId(tx, { memberId, wagerId }));

it('a rebate is an entry of its own, and a part of the payout', async () => {
  const member = await house.member(1_000n);
  const wager = await opened(member);
  const answer = await house.wagers.settle({ ...next(wager), payout: 190n, rebate: 10n });
  expect(answer.balance).toBe(1_090n);
  expect(await entries(wager)).toEqual(['win 180', 'rebate 10']);
  expect(await read(wager)).toMatchObject({ payout: 190n, rebate: 10n, state: 'SETTLED' });
});

it('a lost bet pays its rebate, which lowers the loss of its day', async () => {
  const member = await house.member(1_000n);
  const wager = await opened(member);
  await house.wagers.settle({ ...next(wager), payout: 10n, rebate: 10n });
  expect(await entries(wager)).toEqual(['rebate 10']);
  const { rows } = await database.pool.query(
    'select lost_day::int as lost from limits_guard where member_id = $1',
    [member.memberId],
  );
  expect(rows).toEqual([{ lost: 90 }]);
});

it('a later settlement moves prize and rebate by their own differences', async () => {
  const member = await house.member(1_000n);
  const wager = await opened(member);
  await house.wagers.settle({ ...next(wager), payout: 190n, rebate: 10n });
  await house.wagers.settle({ ...next(wager), payout: 12n, rebate: 12n });
  await house.wagers.settle({ ...next(wager), payout: 300n });
  expect((await entries(wager)).slice(2)).toEqual([
    'rebate 2',
    'adjustment -180',
    'win 300',
    'rebate -12',
  ]);
  expect(await house.cash(member)).toBe(1_200n);
  expect(await read(wager)).toMatchObject({ payout: 300n, rebate: 0n });
});

it('a void takes the rebate back as an entry of its own', async () => {
  const member = await house.member(1_000n);
  const [settled, again] = [await opened(member), await opened(member)];
  await house.wagers.settle({ ...next(settled), payout: 190n, rebate: 10n });
  await house.wagers.settle({ ...next(again), payout: 7n, rebate: 7n });
  await house.wagers.void(next(settled));
  await house.wagers.void(next(again));
  expect((await entries(settled)).slice(2)).toEqual(['rebate -10', 'refund -80']);
  expect((await entries(again)).slice(1)).toEqual(['refund 100', 'rebate -7']);
  expect(await house.cash(member)).toBe(1_000n);
  expect(await read(again)).toMatchObject({ payout: 100n, rebate: 0n, state: 'VOID' });
});

it('a whole draw pays rebates, of lost bets as well, and once', async () => {
  const member = await house.member(1_000n);
  const [won, lost, bare] = [await opened(member), await opened(member), await opened(member)];
  const draw = {
    settlementId: house.ids.next<Uuid>(),
    houseAccount: 'house:lottery',
    wagers: [
      { memberId: member.memberId, wagerId: won.wagerId, payout: 250n, rebate: 5n },
      { memberId: member.memberId, wagerId: lost.wagerId, payout: 5n, rebate: 5n },
      { memberId: member.memberId, wagerId: bare.wagerId, payout: 0n },
    ],
  } as const;
  expect(await house.wagers.settleMany(draw)).toEqual({ won: 1, lost: 2, left: 0 });
  expect(await house.wagers.settleMany(draw)).toEqual({ won: 0, lost: 0, left: 3 });
  expect(await house.cash(member)).toBe(955n);
  expect(await entries(won)).toEqual(['win 245', 'rebate 5']);
  expect(await entries(lost)).toEqual(['rebate 5']);
  expect(await read(lost)).toMatchObject({ payout: 5n, rebate: 5n });
});

it('a rebate is neither below zero nor above its payout', async () => {
  const member = await house.member(1_000n);
  const wager = await opened(member);
  for (const rebate of [-1n, 11n]) {
    const wrong = house.wagers.settle({ ...next(wager), payout: 10n, rebate });
    await expect(wrong).rejects.toThrow(`a payout of 10 has no rebate of ${rebate}`);
  }
  expect(await house.cash(member)).toBe(900n);
});
