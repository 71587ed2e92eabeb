import { full } from '../harness/extent.ts';
import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  fromWire,
  type MemberId,
  type RoundId,
  toWire,
  type Uuid,
  type WagerId,
} from '../../apps/server/src/kernel/ids.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { type HttpClient, refused } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { seededRandom } from '../harness/random.ts';
import { richMember } from '../harness/vendor.ts';
import { slip } from '../harness/slip.ts';

const { reports, withdrawals: desk } = consoleRoutes;
const { withdrawals } = playerRoutes;
const PIN = '482915';
const DAYS = { from: '2026-03-01', to: '2026-03-04' };
const POT = 'house:jackpot:mela:mini';

let clock: FakeClock;
let house: RunningHouse;
let finance: HttpClient;
let admin: HttpClient;
beforeAll(async () => {
  // Ten minutes before a day of Dhaka ends: what is opened on it is settled on the next.
  clock = fakeClock('2026-03-01T17:50:00.000Z');
  house = await startHouse({ clock });
  admin = await house.operator('admin');
  finance = await house.operator('finance');
});
afterAll(() => house.close());

type Player = {
  readonly client: HttpClient;
  readonly memberId: MemberId;
  readonly payeeId: string;
};

async function player(): Promise<Player> {
  const client = await richMember(house, ['5000.00', '3000.00']);
  const memberId = fromWire('mbr', client.memberId) as MemberId;
  await house.house.access.setPaymentPassword({ memberId, pin: PIN });
  const { id } = await client.call(withdrawals.addPayee, {
    method: 'demo-wallet',
    holder: 'Anwar Hossain',
    account: `017${memberId.replace(/\D/g, '').slice(-8).padStart(8, '1')}`,
    paymentPassword: PIN,
  });
  return { client, memberId, payeeId: id };
}

const CATEGORIES = ['RNG', 'FISH', 'LIVE'] as const;
const next = <I extends Uuid>() => house.house.identity.ids.next<I>();

const wagerOf = (memberId: MemberId, category: string, gameId: string) => ({
  memberId,
  generation: 1,
  asset: 'BDT' as const,
  wagerId: next<WagerId>(),
  roundId: next<RoundId>(),
  digest: Buffer.alloc(32),
  gameId,
  category,
  ruleVersion: 1,
  houseAccount: 'house:slots' as const,
  rides: [],
});

/** Everything a member and the house do with money, chosen by a number; amounts in minor units. */
function deedsOf({ client, memberId, payeeId }: Player, draw: (below: number) => number) {
  const { wagers } = house.house;
  const wager = () => {
    const category = CATEGORIES[draw(3)] ?? 'RNG';
    const gameId = `${category.toLowerCase()}-${draw(4)}`;
    return { ...wagerOf(memberId, category, gameId), stake: BigInt(100 + draw(5_000)) };
  };
  const settlement = ({ wagerId }: { wagerId: WagerId }) => ({
    memberId,
    wagerId,
    key: next(),
    digest: Buffer.alloc(32),
    houseAccount: 'house:slots' as const,
    rides: [],
  });
  const opened = async () => {
    const one = wager();
    await wagers.open(one);
    clock.advance(draw(20_000));
    return one;
  };
  return [
    () => wagers.play({ ...wager(), payout: BigInt(draw(3) * draw(4_000)) }),
    async () => {
      const one = wager();
      const parts = [{ account: POT, amount: 17n }] as const;
      await wagers.play({ ...one, parts, payout: 5n });
    },
    () =>
      house.house.db.tx((tx) =>
        wagers.playNow(tx, { ...wager(), payout: 40n, award: { account: POT, amount: 333n } }),
      ),
    async () => {
      const one = await opened();
      await wagers.settle({ ...settlement(one), payout: BigInt(draw(9_000)) });
      if (draw(2)) await wagers.settle({ ...settlement(one), payout: BigInt(draw(1_000)) });
    },
    // A rebate, paid beside a prize or alone, paid again by the difference, and taken back.
    async () => {
      const one = await opened();
      const rebated = () => {
        const rebate = BigInt(1 + draw(300));
        return { rebate, payout: rebate + BigInt(draw(2) * draw(900)) };
      };
      await wagers.settle({ ...settlement(one), ...rebated() });
      clock.advance(draw(20_000));
      if (draw(2)) await wagers.settle({ ...settlement(one), ...rebated() });
      if (draw(2)) await wagers.void(settlement(one));
    },
    async () => {
      const one = await opened();
      if (draw(2)) await wagers.settle({ ...settlement(one), payout: 12_345n });
      await wagers.void(settlement(one));
    },
    async () => {
      const wish = { id: toWire('mbr', memberId), way: 'give', amount: '7.13' } as const;
      const { proposal } = await finance.call(consoleRoutes.adjustments.adjust, {
        ...wish,
        cause: 'goodwill',
        words: 'Sorry for the wait.',
        reason: 'waited long',
      });
      await admin.call(consoleRoutes.proposals.approve, { id: proposal ?? '' });
    },
    async () => {
      const amount = `${200 + draw(100)}.00`;
      const { id } = await client.call(
        withdrawals.request,
        { payeeId, amount, paymentPassword: PIN },
        { key: `report-${next()}` },
      );
      if (draw(3) === 0)
        return void (await finance.call(desk.reject, { id, reason: 'not this time' }));
      await finance.call(desk.approve, { id, amount, reason: 'looked at it' });
      await house.runJobs();
      if (draw(2)) await missing(client, id, draw(2) ? 'refund' : 'uphold');
    },
  ];
}

/** Stakes so much once, which comes back: it may all be withdrawn. */
const staked = ({ memberId }: Player, stake: bigint) =>
  house.house.wagers.play({ ...wagerOf(memberId, 'RNG', 'rng-0'), stake, payout: stake });

async function missing(client: HttpClient, id: string, decision: 'refund' | 'uphold') {
  const proofs = [await slip()];
  await client.call(withdrawals.answer, { id, answer: 'partial', received: '120.00', proofs });
  const { amount } = await client.call(withdrawals.one, { id });
  const rest = `${(Number(amount) - 120).toFixed(2)}`;
  await finance.call(desk.resolve, { id, decision, amount: rest, reason: 'asked the channel' });
}

const columnsOf = async (days = DAYS) => {
  const { columns } = await finance.call(reports.check, days);
  return Object.fromEntries(columns.map(({ column, ...sums }) => [column, sums]));
};
const noDifference = async () => {
  const { columns, days } = await finance.call(reports.check, DAYS);
  expect(columns.map(({ difference }) => difference)).toEqual(columns.map(() => '0.00'));
  expect(days).toEqual([]);
};

describe('a report', () => {
  it('equals the ledger after days of anything that moves money, counted or not yet', async () => {
    const random = seededRandom('reports');
    const draw = (below: number) => random.bytes(4).readUInt32BE() % below;
    const players = [await player(), await player(), await player()];
    for (const one of players) await staked(one, 8_000_00n);
    for (let n = 0; n < (full ? 90 : 45); n++) {
      const deeds = deedsOf(players[draw(3)] as Player, draw);
      await Promise.resolve(deeds[draw(deeds.length)]?.()).catch((err: unknown) => {
        // Three may be open at a time; anything else that is refused is a fault of the story.
        if (!String(err).includes('cashier.too-many-withdrawals')) throw err;
      });
      clock.advance(draw(15_000));
      if (n % 30 === 0) await noDifference();
      if (n % 17 === 0) await house.runJobs();
    }
    await noDifference();
    await house.runJobs();
    await noDifference();
    expect((await columnsOf())['stake']?.report).not.toBe('0.00');
    for (const column of ['withdrawals', 'refund', 'adjustments'])
      expect((await columnsOf())[column]?.report).not.toBe('0.00');
    expect((await house.prove()).differences).toBe(0);
  });

  it('is the same added up by day, by product and by game', async () => {
    const { total, days, products } = await finance.call(reports.report, DAYS);
    const sum = (figures: readonly string[]) =>
      figures.reduce((all, text) => all + Math.round(Number(text) * 100), 0);
    for (const column of ['stake', 'payout', 'refund', 'ggr'] as const) {
      const whole = sum([total[column]]);
      expect(sum(days.map((day) => day[column]))).toBe(whole);
      expect(sum(products.map((product) => product[column]))).toBe(whole);
      const games = await Promise.all(
        products.map(({ category }) => finance.call(reports.games, { ...DAYS, category })),
      );
      expect(sum(games.flatMap(({ rows }) => rows.map((row) => row[column])))).toBe(whole);
    }
    expect(sum([total.net])).toBe(
      sum([total.ggr]) - sum([total.awards]) - sum([total.bonus]) - sum([total.adjustments]),
    );
    expect(total.members).toBe(3);
  });

  it('reads the games of a product page by page', async () => {
    const asked = { ...DAYS, category: 'RNG', pageSize: 2 };
    const first = await finance.call(reports.games, asked);
    const second = await finance.call(reports.games, {
      ...asked,
      ...(first.next && { cursor: first.next }),
    });
    const names = [...first.rows, ...second.rows].map(({ gameId }) => gameId);
    expect(names).toEqual([...new Set(names)].sort());
  });

  it('is for at most 366 days, its check for 31', async () => {
    const long = { from: '2025-03-03', to: '2026-03-04' };
    expect(await refused(finance.call(reports.report, long))).toBe('records.range');
    await finance.call(reports.report, { ...long, from: '2025-03-04' });
    const month = { from: '2026-02-01', to: '2026-03-04' };
    expect(await refused(finance.call(reports.check, month))).toBe('records.range');
    const wrong = { from: '2026-03-04', to: '2026-03-01' };
    expect(await refused(finance.call(reports.report, wrong))).toBe('records.range');
  });

  it('shows the column, the day and the paisa of a figure that was changed', async () => {
    const { pool } = house.database;
    await pool.query(changePaid(7));
    const { days } = await finance.call(reports.check, DAYS);
    expect(days.map(({ column, difference }) => [column, difference])).toEqual([
      ['payout', '0.07'],
      ['ggr', '-0.07'],
    ]);
    await pool.query(changePaid(-7));
    await noDifference();
  });

  it('shows an entry of the ledger that was changed', async () => {
    await changeStake(1);
    const { days } = await finance.call(reports.check, DAYS);
    expect(days.map(({ column, difference }) => [column, difference])).toEqual([
      ['stake', '0.01'],
      ['ggr', '0.01'],
    ]);
    await changeStake(-1);
    await noDifference();
  });
});

const changePaid = (by: number) => `update wagers_turnover_days set paid = paid + ${by}
  where (day, category, lane) in (select day, category, lane from wagers_turnover_days
    where asset = 'BDT' order by day, category, lane limit 1)`;

/** One stake of the ledger by so many paisa, past every guard of it. */
async function changeStake(by: number) {
  await house.database.pool.query(`
    do $$ declare v_month regclass; begin
      alter table wallet_entry disable trigger all;
      select tableoid into v_month from wallet_entry where kind = 1 order by at, lane, seq limit 1;
      execute format('alter table %s disable trigger all', v_month);
      execute format('grant update on %s to current_user', v_month);
      execute format('update %s set amount = amount + ${by} where (lane, account, seq) =
        (select lane, account, seq from %s where kind = 1 order by at, lane, seq limit 1)',
        v_month, v_month);
      execute format('revoke update on %s from current_user', v_month);
    end $$`);
}
