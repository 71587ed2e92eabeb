import { beforeEach, describe, expect, it } from 'vitest';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import type { Uuid } from '../../../kernel/ids.ts';
import { countDaily } from './count-daily.ts';
import type { Days, WagerRow } from './store/wager.ts';
import { openPlayHouse, stakeIn } from './test-wagers.ts';

const clock = fakeClock();
const { house, database } = await openPlayHouse(clock);
beforeEach(() => clock.set('2026-04-15T06:00:00.000Z'));

const DAY = 86_400_000;
const stakeOf = (session: PlayerSession, gameId = 'a', stake = 100n) =>
  stakeIn(house, session, { gameId, stake });
const play = (session: PlayerSession, payout: bigint, gameId = 'a') =>
  house.wagers.play({ ...stakeOf(session, gameId), payout });
const totals = ({ memberId }: PlayerSession, more: { days?: Days; gameId?: string } = {}) =>
  house.db.read((tx) => house.wagers.totals(tx, { memberId, ...more }));
const count = () => house.db.tx((tx) => countDaily(tx));
const endOf = ({ state, payout, stake }: WagerRow) =>
  state === 'OPEN' ? 'open' : state === 'VOID' ? 'void' : payout > stake ? 'won' : 'lost';

describe('the betting record', () => {
  it('filtered by how wagers ended equals the whole record, counted or not', async () => {
    const member = await house.member();
    const { memberId } = member;
    for (let n = 0; n < 24; n += 1) {
      const stake = stakeOf(member, 'a', BigInt(10 + n));
      if (n % 2 === 0) await house.wagers.play({ ...stake, payout: BigInt((n % 4) * 20) });
      else await house.wagers.open(stake);
      const settled = { ...stake, key: house.ids.next<Uuid>() };
      if (n % 8 === 1) await house.wagers.settle({ ...settled, payout: BigInt(n * 3) });
      if (n % 5 === 3) await house.wagers.void(settled);
      if (n % 6 === 5) clock.advance(DAY);
      if (n === 11) await count();
    }
    const read = (more: object) =>
      house.db.read((tx) => house.wagers.list(tx, { memberId, limit: 100, ...more }));
    const compare = async () => {
      for (const days of [undefined, { from: '2026-04-16', to: '2026-04-17' }]) {
        const all = await read({ days });
        for (const end of ['open', 'won', 'lost', 'void'] as const) {
          const same = all.filter((row) => endOf(row) === end);
          expect(await read({ days, end })).toEqual(same);
          const sum = (of: 'stake' | 'payout') => same.reduce((to, row) => to + row[of], 0n);
          const sums = { count: BigInt(same.length), stake: sum('stake'), payout: sum('payout') };
          expect(
            await house.db.read((tx) => house.wagers.totals(tx, { memberId, days, end })),
          ).toMatchObject(sums);
        }
      }
    };
    await compare();
    await count();
    await compare();
  });

  it('pages newest first through wagers of one instant without losing or repeating any', async () => {
    const member = await house.member();
    await Promise.all(Array.from({ length: 25 }, () => play(member, 0n)));
    const { memberId } = member;
    const seen: WagerRow[] = [];
    for (;;) {
      const last = seen.at(-1);
      const before = last && { placedAt: last.placedAt, wagerId: last.wagerId };
      const rows = await house.db.read((tx) =>
        house.wagers.list(tx, { memberId, before, limit: 7 }),
      );
      seen.push(...rows);
      if (rows.length < 7) break;
    }
    expect(new Set(seen.map((row) => row.wagerId)).size).toBe(25);
  });

  it('shows whole days of Dhaka, and one game on request', async () => {
    const member = await house.member();
    const { memberId } = member;
    clock.set('2026-04-14T17:59:59.999Z');
    await play(member, 10n);
    clock.set('2026-04-14T18:00:00.000Z');
    await play(member, 20n);
    clock.advance(1);
    await play(member, 30n, 'b');
    const days = { from: '2026-04-15', to: '2026-04-15' };
    const list = (more: { days?: Days; gameId?: string }) =>
      house.db.read((tx) => house.wagers.list(tx, { memberId, ...more, limit: 500 }));
    const payouts = async (more: { days?: Days; gameId?: string }) =>
      (await list(more)).map((row) => row.payout).toReversed();
    expect(await payouts({})).toEqual([10n, 20n, 30n]);
    expect(await payouts({ days })).toEqual([20n, 30n]);
    expect(await payouts({ days, gameId: 'b' })).toEqual([30n]);
  });
});

describe('totals', () => {
  it('are the same before, while and after the daily figures are counted', async () => {
    const member = await house.member();
    const days = { from: '2026-04-14', to: '2026-04-15' };
    clock.advance(-DAY);
    await play(member, 50n);
    const open = stakeOf(member, 'b', 300n);
    await house.wagers.open(open);
    clock.advance(DAY);
    await play(member, 70n);
    const before = { count: 3n, stake: 500n, payout: 120n, voided: 0n };
    expect(await totals(member, { days })).toEqual(before);
    await count();
    expect(await totals(member, { days })).toEqual(before);
    await house.wagers.settle({ ...open, key: house.ids.next<Uuid>(), payout: 900n });
    await play(member, 0n, 'b');
    const after = { count: 4n, stake: 600n, payout: 1_020n, voided: 0n };
    expect(await totals(member, { days })).toEqual(after);
    await Promise.all([count(), count()]);
    await count();
    expect(await totals(member, { days })).toEqual(after);
    expect(await totals(member)).toEqual(after);
    const yesterday = { from: '2026-04-14', to: '2026-04-14' };
    expect(await totals(member, { days: yesterday, gameId: 'b' })).toEqual({
      count: 1n,
      stake: 300n,
      payout: 900n,
      voided: 0n,
    });
  });

  it('of a void wager net to nothing, and its stake is marked as returned', async () => {
    const member = await house.member();
    const wager = stakeOf(member, 'c', 400n);
    await house.wagers.play({ ...wager, payout: 1_000n });
    await count();
    await house.wagers.void({ ...wager, key: house.ids.next<Uuid>() });
    const given = { count: 1n, stake: 400n, payout: 400n, voided: 400n };
    expect(await totals(member)).toEqual(given);
    await count();
    expect(await totals(member)).toEqual(given);
    const { rows } = await database.pool.query(
      `select staked, paid, voided from wagers_daily where member_id = $1`,
      [member.memberId],
    );
    expect(rows).toEqual([{ staked: '400', paid: '400', voided: '400' }]);
  });
});

describe('recent wins', () => {
  const wins = () => house.db.read((tx) => house.wagers.recentWins(tx, { limit: 100 }));

  it('are the rounds that paid more than their stake, at once or later, newest first', async () => {
    const member = await house.member();
    const { memberId } = member;
    await play(member, 250n);
    clock.advance(1);
    await play(member, 100n);
    clock.advance(1);
    const open = stakeOf(member, 'b', 300n);
    await house.wagers.open(open);
    clock.advance(1);
    await house.wagers.settle({ ...open, key: house.ids.next<Uuid>(), payout: 900n });
    const own = (await wins()).filter((row) => row.memberId === memberId);
    expect(own.map((row) => [row.gameId, row.stake, row.payout])).toEqual([
      ['b', 300n, 900n],
      ['a', 100n, 250n],
    ]);
  });

  it('leave out void wagers', async () => {
    const member = await house.member();
    const wager = stakeOf(member, 'c', 400n);
    await house.wagers.play({ ...wager, payout: 1_000n });
    await house.wagers.void({ ...wager, key: house.ids.next<Uuid>() });
    expect((await wins()).filter((row) => row.memberId === member.memberId)).toEqual([]);
  });
});
