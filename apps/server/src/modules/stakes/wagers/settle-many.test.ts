import { afterAll, beforeAll, expect, it } from 'vitest';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/harness/database.ts';
import { createPlayHouse, type PlayHouse } from '../../../../../../tests/harness/play-house.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import type { RoundId, Uuid, WagerId } from '../../../kernel/ids.ts';
import type { Results } from './settle-many.ts';

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

const open = async (session: PlayerSession, stake = 100n) => {
  const wagerId = house.ids.next<WagerId>();
  await house.wagers.open({
    memberId: session.memberId,
    generation: session.generation,
    asset: 'BDT',
    wagerId,
    roundId: house.ids.next<RoundId>(),
    digest: Buffer.alloc(32),
    gameId: 'draw',
    category: 'LOTT',
    ruleVersion: 1,
    houseAccount: 'house:lottery',
    stake,
    rides: [],
  });
  return { memberId: session.memberId, wagerId };
};
const results = (wagers: Results['wagers']): Results => ({
  settlementId: house.ids.next<Uuid>(),
  houseAccount: 'house:lottery',
  wagers,
});

it('a draw is settled once, however often and by how many servers it is sent', async () => {
  const members = await Promise.all(Array.from({ length: 12 }, () => house.member(1_000n)));
  const wagers = await Promise.all(
    members.flatMap((member, n) =>
      [0, 1].map(async (i) => ({
        ...(await open(member)),
        payout: i === 0 && n % 3 === 0 ? 700n : 0n,
      })),
    ),
  );
  const draw = results(wagers);
  clock.advance(1_000);
  const both = await Promise.all([house.wagers.settleMany(draw), house.wagers.settleMany(draw)]);
  const sum = (of: 'won' | 'lost') => both.reduce((total, one) => total + one[of], 0);
  expect(sum('lost')).toBe(20);
  expect(sum('won')).toBeGreaterThanOrEqual(4);
  expect(await house.wagers.settleMany(draw)).toEqual({ won: 0, lost: 0, left: 24 });
  for (const [n, member] of members.entries())
    expect(await house.cash(member)).toBe(n % 3 === 0 ? 1_500n : 800n);
  const settlements = await database.pool.query(
    `select kind, number, count(*)::int as n, sum(payout)::int as paid
      from wagers_settlement group by kind, number`,
  );
  expect(settlements.rows).toEqual([{ kind: 'SETTLE', number: 1, n: 24, paid: 2_800 }]);
});

it('closed, unknown and foreign wagers are skipped, and the others are settled', async () => {
  const [one, other] = [await house.member(1_000n), await house.member(1_000n)];
  const mine = await open(one);
  const done = await open(one);
  await house.wagers.settleMany(results([{ ...done, payout: 50n }]));
  const settled = await house.wagers.settleMany(
    results([
      { ...mine, payout: 300n },
      { ...done, payout: 999n },
      { memberId: other.memberId, wagerId: mine.wagerId, payout: 999n },
      { memberId: other.memberId, wagerId: house.ids.next<WagerId>(), payout: 999n },
    ]),
  );
  expect(settled).toEqual({ won: 1, lost: 0, left: 3 });
  expect(await house.cash(one)).toBe(1_150n);
  expect(await house.cash(other)).toBe(1_000n);
});

it('a win counts against the loss of its day, a loss does not count twice', async () => {
  const member = await house.member(1_000n);
  await house.wagers.settleMany(
    results([
      { ...(await open(member)), payout: 250n },
      { ...(await open(member)), payout: 0n },
    ]),
  );
  const { rows } = await database.pool.query(
    'select staked_day::int as staked, lost_day::int as lost from limits_guard where member_id = $1',
    [member.memberId],
  );
  expect(rows).toEqual([{ staked: 200, lost: -50 }]);
});

it('a full lane refuses the draw, settled wagers stay settled, and sending it again continues', async () => {
  const tight = createPlayHouse({ url: database.url, clock, lanes: { mostWaiting: 3 } });
  const member = await house.member(1_000n);
  const wagers = await Promise.all(
    Array.from({ length: 8 }, async () => ({ ...(await open(member)), payout: 150n })),
  );
  const draw = results(wagers);
  try {
    await expect(tight.wagers.settleMany(draw)).rejects.toMatchObject({ code: 'edge.busy' });
  } finally {
    await tight.close();
  }
  const { won, left } = await house.wagers.settleMany(draw);
  expect(won).toBeGreaterThan(0);
  expect(won + left).toBe(8);
  expect(await house.cash(member)).toBe(1_400n);
});
