import { beforeEach, describe, expect, it } from 'vitest';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import type { Uuid } from '../../../kernel/ids.ts';
import type { Stake } from './play.ts';
import { mostRoundsInARow, playAround, playHours } from './store/hours.ts';
import { openPlayHouse, stakeIn } from './test-wagers.ts';

const clock = fakeClock();
const { house } = await openPlayHouse(clock);
beforeEach(() => clock.set('2026-04-14T17:30:00.000Z'));

const MINUTE = 60_000;
const since = new Date('2026-04-01T00:00:00.000Z');
const stakeOf = (session: PlayerSession, stake = 100n) => stakeIn(house, session, { stake });
const play = (session: PlayerSession, payout: bigint, stake = 100n) =>
  house.wagers.play({ ...stakeOf(session, stake), payout });
const endOf = ({ memberId, wagerId, houseAccount }: Stake) => ({
  memberId,
  wagerId,
  houseAccount,
  key: house.ids.next<Uuid>(),
  digest: Buffer.alloc(32),
  rides: [],
});
const seatOf = ({ memberId }: PlayerSession) => ({ lane: house.wallet.laneOf(memberId), memberId });
const hours = (session: PlayerSession) =>
  house.db.read((tx) => playHours(tx, { ...seatOf(session), since }));
const around = (session: PlayerSession, moments: readonly Date[]) =>
  house.db.read((tx) => playAround(tx, { ...seatOf(session), moments, minutes: 60 }));

describe('the hours of play', () => {
  it('are those of Dhaka, with rounds, stakes and results', async () => {
    const member = await house.member();
    await play(member, 0n);
    await play(member, 250n, 200n);
    clock.advance(30 * MINUTE);
    await play(member, 10n);
    expect(await hours(member)).toEqual([
      { day: '2026-04-14', hour: 23, rounds: 2, staked: 300n, net: -50n },
      { day: '2026-04-15', hour: 0, rounds: 1, staked: 100n, net: -90n },
    ]);
  });

  it('count later payouts to the hour of the stake, and a void round as nothing', async () => {
    const member = await house.member();
    const settled = stakeOf(member);
    const gone = stakeOf(member);
    await house.wagers.open(settled);
    await house.wagers.open(gone);
    clock.advance(90 * MINUTE);
    await house.wagers.settle({ ...endOf(settled), payout: 130n });
    await house.wagers.void(endOf(gone));
    expect(await hours(member)).toEqual([
      { day: '2026-04-14', hour: 23, rounds: 2, staked: 200n, net: 30n },
    ]);
  });

  it('show the most rounds of a product in a row, each once, until a pause of 15 minutes', async () => {
    const member = await house.member();
    const most = (categories = ['ELOTT']) =>
      house.db.read((tx) =>
        mostRoundsInARow(tx, { ...seatOf(member), since, categories, pauseMinutes: 15 }),
      );
    expect(await most()).toBe(0);
    const draw = () => ({ ...stakeOf(member), category: 'ELOTT' });
    for (const minutes of [1, 15, 16, 1, 1, 1, 20]) {
      const first = draw();
      await house.wagers.open(first);
      await house.wagers.open({ ...draw(), roundId: first.roundId });
      clock.advance(minutes * MINUTE);
    }
    await play(member, 0n);
    expect(await most()).toBe(4);
    expect(await most(['RNG'])).toBe(1);
  });

  it('show for each moment what was lost right before it and staked right after it', async () => {
    const member = await house.member();
    await play(member, 20n);
    clock.advance(59 * MINUTE);
    const chase = clock.now();
    clock.advance(MINUTE);
    await play(member, 500n);
    clock.advance(61 * MINUTE);
    expect(await around(member, [clock.now(), chase, since])).toEqual([
      { netBefore: 0n, stakedAfter: 0n },
      { netBefore: -80n, stakedAfter: 100n },
      { netBefore: 0n, stakedAfter: 0n },
    ]);
    expect(await around(member, [])).toEqual([]);
  });
});
