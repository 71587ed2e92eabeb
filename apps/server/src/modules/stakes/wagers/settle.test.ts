import { beforeEach, describe, expect, it } from 'vitest';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import type { RoundId, Uuid } from '../../../kernel/ids.ts';
import type { Ride } from '../../base/wallet/index.ts';
import type { Stake } from './play.ts';
import { stepRide } from './settle.ts';
import { openPlayHouse, stakeIn } from './test-wagers.ts';

const clock = fakeClock();
const { house, database } = await openPlayHouse(clock);
beforeEach(() => clock.advance(60_000));

const AT_TABLE = {
  gameId: 'blackjack',
  category: 'LIVE',
  ruleVersion: 3,
  houseAccount: 'house:tables',
} as const;
const stakeOf = (session: PlayerSession, stake = 1_000n) =>
  stakeIn(house, session, { ...AT_TABLE, stake });
const key = () => house.ids.next<Uuid>();
const read = ({ memberId, wagerId }: Stake) =>
  house.db.read((tx) => house.wagers.byId(tx, { memberId, wagerId }));

describe('a wager', () => {
  it('that is opened takes the stake and waits; its settlement pays', async () => {
    const member = await house.member(5_000n);
    const wager = stakeOf(member);
    await house.wagers.open(wager);
    expect(await house.cash(member)).toBe(4_000n);
    expect(await read(wager)).toMatchObject({ state: 'OPEN', payout: 0n, settledAt: null });
    clock.advance(1_000);
    await house.wagers.settle({ ...wager, key: key(), payout: 2_500n });
    expect(await house.cash(member)).toBe(6_500n);
    const settledAt = clock.now();
    expect(await read(wager)).toMatchObject({ state: 'SETTLED', payout: 2_500n, settledAt });
  });

  it('that is lost is settled with zero', async () => {
    const member = await house.member(5_000n);
    const wager = stakeOf(member);
    await house.wagers.open(wager);
    await house.wagers.settle({ ...wager, key: key(), payout: 0n });
    expect(await house.cash(member)).toBe(4_000n);
    expect(await read(wager)).toMatchObject({ state: 'SETTLED', payout: 0n });
  });

  it('is settled again by the difference, up and down', async () => {
    const member = await house.member(5_000n);
    const wager = stakeOf(member);
    await house.wagers.open(wager);
    for (const payout of [2_000n, 3_000n, 500n])
      await house.wagers.settle({ ...wager, key: key(), payout });
    expect(await house.cash(member)).toBe(4_500n);
    const { rows } = await database.pool.query(
      'select number, kind, payout from wagers_settlement where wager_id = $1 order by number',
      [wager.wagerId],
    );
    expect(rows.map((row) => `${row.number} ${row.kind} ${row.payout}`)).toEqual([
      '1 SETTLE 2000',
      '2 SETTLE 1000',
      '3 SETTLE -2500',
    ]);
  });

  it('that is voided returns the stake, settled or not, and nets to nothing', async () => {
    const member = await house.member(5_000n);
    const [open, settled] = [stakeOf(member), stakeOf(member)];
    await house.wagers.open(open);
    await house.wagers.open(settled);
    await house.wagers.settle({ ...settled, key: key(), payout: 1_700n });
    await house.wagers.void({ ...open, key: key() });
    await house.wagers.void({ ...settled, key: key() });
    expect(await house.cash(member)).toBe(5_000n);
    for (const wager of [open, settled])
      expect(await read(wager)).toMatchObject({ state: 'VOID', payout: 1_000n });
    await expect(house.wagers.settle({ ...open, key: key(), payout: 1n })).rejects.toThrow(
      'a VOID wager takes no SETTLE',
    );
  });

  it('the same key twice settles it once', async () => {
    const member = await house.member(5_000n);
    const wager = stakeOf(member);
    await house.wagers.open(wager);
    const once = { ...wager, key: key(), payout: 2_000n };
    const answers = await Promise.all([1, 2, 3].map(() => house.wagers.settle(once)));
    await house.wagers.void({ ...wager, key: key() });
    answers.push(await house.wagers.settle(once));
    const outcomes = answers.map((answer) => answer.outcome).sort();
    expect(outcomes).toEqual(['posted', 'repeated', 'repeated', 'repeated']);
    expect(await house.cash(member)).toBe(5_000n);
  });

  it('is settled once by two concurrent settlements with different keys', async () => {
    const member = await house.member(5_000n);
    const wager = stakeOf(member);
    await house.wagers.open(wager);
    const settled = await Promise.allSettled(
      [2_000n, 3_000n].map((payout) => house.wagers.settle({ ...wager, key: key(), payout })),
    );
    const paid = (await read(wager))?.payout ?? 0n;
    expect(await house.cash(member)).toBe(4_000n + paid);
    const refused = settled.filter((end) => end.status === 'rejected');
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'edge.busy' });
  });

  it('accepts one of two settlements of the same number, and neither when they are in one batch', async () => {
    const member = await house.member(5_000n);
    const wager = stakeOf(member);
    await house.wagers.open(wager);
    const { memberId, wagerId } = wager;
    const nothing = { before: 0n, now: 0n };
    const zero = { payout: 0n, rebate: 0n };
    const paid = { before: zero, now: zero };
    const first = stepRide({ wagerId, number: 1, kind: 'SETTLE', paid, valid: nothing });
    const ride = (...rides: Ride[]) => house.wallet.ride({ memberId, asset: 'BDT', rides });
    await expect(ride(first, first)).rejects.toMatchObject({ code: 'edge.busy' });
    expect(await read(wager)).toMatchObject({ state: 'OPEN', settlements: 0 });
    const both = await Promise.allSettled([ride(first), ride(first)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await read(wager)).toMatchObject({ state: 'SETTLED', settlements: 1 });
  });

  it('never pays less than zero', async () => {
    const member = await house.member(5_000n);
    const wager = stakeOf(member);
    await house.wagers.open(wager);
    const below = house.wagers.settle({ ...wager, key: key(), payout: -1n });
    await expect(below).rejects.toThrow('a wager cannot pay -1');
    expect(await house.cash(member)).toBe(4_000n);
  });

  it('that names its round by its own id stores it once', async () => {
    const member = await house.member(5_000n);
    const own = stakeOf(member);
    const other = stakeOf(member);
    const roundId = own.wagerId as string as RoundId;
    await house.wagers.open({ ...own, roundId });
    await house.wagers.open(other);
    expect(await read(own)).toMatchObject({ roundId });
    expect(await read(other)).toMatchObject({ roundId: other.roundId });
    const { rows } = await database.pool.query(
      'select round_id from wagers_wager where member_id = $1 order by id = $2 desc',
      [member.memberId, own.wagerId],
    );
    expect(rows.map((row) => row.round_id)).toEqual([null, other.roundId]);
  });

  it('pays a member who was frozen in the meantime', async () => {
    const member = await house.member(5_000n);
    const wager = stakeOf(member);
    await house.wagers.open(wager);
    await house.db.tx((tx) => house.identity.freeze(tx, member.memberId));
    await house.wagers.settle({ ...wager, key: key(), payout: 2_000n });
    expect(await house.cash(member)).toBe(6_000n);
  });

  it('of another member is unknown', async () => {
    const [one, two] = [await house.member(), await house.member()];
    const wager = stakeOf(one);
    await house.wagers.open(wager);
    const stolen = { ...wager, memberId: two.memberId, key: key(), payout: 9_000n };
    await expect(house.wagers.settle(stolen)).rejects.toMatchObject({
      code: 'wagers.wager-unknown',
    });
    expect(await read({ ...wager, memberId: two.memberId })).toBeNull();
  });

  it('whose stake is refused leaves no trace', async () => {
    const member = await house.member(999n);
    const wager = stakeOf(member);
    await expect(house.wagers.open(wager)).rejects.toMatchObject({ code: 'wallet.insufficient' });
    expect(await read(wager)).toBeNull();
  });
});
