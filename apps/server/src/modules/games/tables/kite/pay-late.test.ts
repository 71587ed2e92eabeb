import { consoleRoutes } from '@nokshi/contract';
import { msTo } from '@nokshi/house-math/instants/kite.ts';
import { parseDecimal } from '@nokshi/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeClock } from '../../../../../../../tests/harness/clock.ts';
import { type RunningHouse, startHouse } from '../../../../../../../tests/harness/house.ts';
import {
  type Flier,
  flierOf,
  flyKites,
  isVerified,
  type Kites,
} from '../../../../../../../tests/harness/kite-flights.ts';
import { richMember } from '../../../../../../../tests/harness/vendor.ts';
import type { PlayerSession } from '../../../../kernel/caller.ts';
import { fromWire, type MemberId } from '../../../../kernel/ids.ts';
import { payAllLate } from './pay-late.ts';
import { takeBet } from './take.ts';

let one: RunningHouse;
let ones: Kites;
beforeAll(async () => {
  const clock = fakeClock('2026-03-01T06:00:10.000Z');
  one = await startHouse({ clock, tables: true });
  ones = await flyKites(one, clock);
});
afterAll(() => one.close());
const minor = (text: string | null) => parseDecimal(text ?? '') ?? -1n;
const rich = async (house: RunningHouse) => flierOf(await richMember(house, ['20000.00']));

describe('a call that arrived in time', () => {
  /** What the server heard, with its commit held back until it may go on. */
  async function held(flier: Flier, bet: { betId: string }) {
    const { kite } = one.house.tables;
    let release = () => {};
    const until = new Promise<void>((done) => {
      release = done;
    });
    const wallet = {
      ...kite.wallet,
      ride: async (asked: Parameters<typeof kite.wallet.ride>[0]) => {
        await until;
        return kite.wallet.ride(asked);
      },
    };
    const session = { memberId: fromWire('mbr', flier.memberId) } as PlayerSession;
    const answer = takeBet({ ...kite, wallet }, { session, betId: bet.betId });
    return { answer, release };
  }
  const called = async () => {
    const rina = await rich(one);
    let mine = { betId: '' };
    const flying = await ones.reaching(130, async ({ issue }) => {
      mine = (await rina.place(issue, '100.00', null)).bet;
    });
    ones.at(flying, msTo(120));
    return { rina, mine, flying, call: await held(rina, mine) };
  };

  it('is taken though its commit comes after the cut', async () => {
    const { rina, mine, flying, call } = await called();
    await ones.cut(flying);
    call.release();
    expect(await call.answer).toMatchObject({ state: 'TAKEN', taken: 120 });
    const before = minor(await rina.cash());
    await ones.paid();
    expect(minor(await rina.cash()) - before).toBe(12_000n);
    expect(isVerified((await rina.bet(mine)).proof)).toBe(true);
  });

  it('is paid though its commit comes after the flight was paid, and once', async () => {
    const { rina, mine, flying, call } = await called();
    await ones.cut(flying);
    await ones.paid();
    const before = minor(await rina.cash());
    expect((await rina.bet(mine)).bet.state).toBe('LOST');
    call.release();
    expect(await call.answer).toMatchObject({ state: 'TAKEN', taken: 120 });
    expect(minor(await rina.cash()) - before).toBe(12_000n);
    await payAllLate(one.house.tables.kite);
    expect(minor(await rina.cash()) - before).toBe(12_000n);
    const desk = await one.operator('finance');
    const asked = { gameCode: 'kite', issue: flying.issue };
    const { round } = await desk.call(consoleRoutes.tables.round, asked);
    expect(round).toMatchObject({ staked: '100.00', paid: '120.00' });
    expect(isVerified((await rina.bet(mine)).proof)).toBe(true);
    expect(await one.prove()).toMatchObject({ differences: 0 });
  });

  it('is paid by the job where its server died after the commit, however many were paid before', async () => {
    const { kite } = one.house.tables;
    for (const _ of ['first', 'second']) {
      const { rina, mine, flying } = await called();
      await ones.cut(flying);
      await ones.paid();
      const before = minor(await rina.cash());
      const memberId = fromWire('mbr', rina.memberId) as MemberId;
      const { number } = await kite.known.find('kite', flying.issue);
      const ids = [fromWire('wgr', mine.betId)];
      const ride = { rider: 'tables_kite_take', ids, numbers: [msTo(120), number] };
      await kite.wallet.ride({ memberId, asset: 'BDT', rides: [ride] });
      await payAllLate(kite, 1);
      expect(minor(await rina.cash()) - before).toBe(12_000n);
    }
  });
});
