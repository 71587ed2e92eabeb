import { playerRoutes } from '@nokshi/contract';
import { msTo, shownAt } from '@nokshi/house-math/instants/kite.ts';
import { readKite } from '@nokshi/house-math/verify/draw-proof.ts';
import { verifyKite } from '@nokshi/house-math/verify/verify-kite.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { refused } from '../harness/client.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { type Flier, flierOf, flyKites, type Kites } from '../harness/kite-flights.ts';
import { trialOf } from '../harness/trial.ts';
import { richMember } from '../harness/vendor.ts';

const { kite, slots } = playerRoutes;

let clock: FakeClock;
let house: RunningHouse;
let kites: Kites;
let rina: Flier;
let sohel: Flier;
beforeAll(async () => {
  clock = fakeClock('2026-03-01T06:00:10.000Z');
  house = await startHouse({ clock, tables: true });
  kites = await flyKites(house, clock);
});
afterAll(() => house.close());
beforeEach(async () => {
  [rina, sohel] = [await rich(), await rich()];
});

const rich = async () => flierOf(await richMember(house, ['20000.00']));
const verified = (document: unknown) => {
  const read = readKite(document);
  if ('wrong' in read) throw new Error(read.wrong);
  return verifyKite(read.proof);
};

describe('a flight', () => {
  it('takes bets, rises, is cut, is paid when that was shown, and another one follows', async () => {
    let mine = { betId: '' };
    const flying = await kites.reaching(130, async ({ issue }) => {
      mine = (await rina.place(issue, '100.00', 120)).bet;
      expect((await sohel.place(issue, '50.00', null)).bet).toMatchObject({
        state: 'OPEN',
        order: null,
        takesAt: 100_000,
        payout: null,
      });
    });
    expect(flying).toMatchObject({ state: 'CLOSED', cut: null });
    expect(flying.rises - Date.parse(flying.closesAt)).toBe(2_000);
    kites.at(flying, msTo(120) - 1);
    expect((await rina.seat()).bets).toMatchObject([{ state: 'OPEN', taken: null }]);
    kites.at(flying, msTo(120));
    const { bets, topic } = await rina.seat();
    expect(bets).toMatchObject([{ state: 'TAKEN', taken: 120, order: 120, payout: '120.00' }]);
    expect(topic.fliers).toMatchObject([
      { stake: '100.00', taken: 120 },
      { stake: '50.00', taken: null },
    ]);
    await kites.cut(flying);
    const before = Number(await rina.cash());
    const { now, last } = await kites.shown();
    expect(now).toMatchObject({ issue: flying.issue, state: 'DRAWN', cut: flying.secret });
    expect(last[0]).toEqual({ issue: flying.issue, cut: flying.secret });
    await kites.paid();
    expect(Number(await rina.cash()) - before).toBe(120);
    expect((await sohel.history())[0]).toMatchObject({
      state: 'LOST',
      payout: '0.00',
      cut: flying.secret,
    });
    const { bet, proof } = await rina.bet(mine);
    expect(bet).toMatchObject({ state: 'TAKEN', payout: '120.00' });
    expect(verified(proof).state).toBe('verified');
    expect((await kites.open()).issue).not.toBe(flying.issue);
    expect(await house.prove()).toMatchObject({ differences: 0 });
  });

  it('tells its root before it rises, and its cut and link to nobody before the string is cut (T19)', async () => {
    let mine = { betId: '' };
    const flying = await kites.reaching(150, async ({ issue }) => {
      mine = (await rina.place(issue, '10.00', null)).bet;
    });
    expect(flying.root).toMatch(/^[0-9a-f]{64}$/);
    for (const ms of [-2_000, 0, msTo(flying.secret) - 1]) {
      kites.at(flying, ms);
      await kites.tick();
      const { topic } = await rina.seat();
      const { flight, proof } = await rina.bet(mine);
      const shown = await house.visitor().call(kite.proof, { issue: flying.issue });
      expect([topic.now?.cut, flight.cut, proof, shown.cut, shown.link]).toEqual([
        null,
        null,
        null,
        null,
        null,
      ]);
      expect(topic.last.map(({ issue }) => issue)).not.toContain(flying.issue);
    }
    await kites.cut(flying);
    expect(await house.visitor().call(kite.proof, { issue: flying.issue })).toMatchObject({
      cut: flying.secret,
      link: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('that closes too late is void: every stake comes back, and the next one follows', async () => {
    const { issue, closesAt } = await kites.open();
    const { bet } = await rina.place(issue, '100.00', 150);
    kites.moveTo(Date.parse(closesAt) + 2_000);
    await kites.tick();
    expect((await rina.bet(bet)).bet).toMatchObject({ state: 'VOID', payout: null });
    expect(await rina.cash()).toBe('20000.00');
    expect((await kites.open()).issue).not.toBe(issue);
  });

  it('that is cut while the house is away pays what was taken, and gives the other stakes back', async () => {
    const own: { betId: string }[] = [];
    const flying = await kites.reaching(160, async ({ issue }) => {
      own.length = 0;
      own.push((await rina.place(issue, '100.00', 150)).bet);
      own.push((await rina.place(issue, '10.00', null)).bet);
    });
    const before = Number(await rina.cash());
    await kites.cut(flying, 5_001);
    await kites.paid();
    const [ordered, untaken] = await Promise.all(own.map((each) => rina.bet(each)));
    expect(ordered?.bet).toMatchObject({ state: 'TAKEN', payout: '150.00' });
    expect(untaken?.bet).toMatchObject({ state: 'RETURNED', payout: '10.00' });
    expect(Number(await rina.cash()) - before).toBe(160);
    for (const proof of [ordered?.proof, untaken?.proof]) {
      expect(proof).toMatchObject({ wasAway: true });
      expect(verified(proof).state).toBe('verified');
    }
  });
});

describe('a call to take', () => {
  const calledAt = async (ms: number, least = 130) => {
    let mine = { betId: '' };
    const flying = await kites.reaching(least, async ({ issue }) => {
      mine = (await rina.place(issue, '100.00', null)).bet;
    });
    kites.at(flying, ms);
    return { flying, mine };
  };

  it('pays what the kite showed when it arrived, once, however often it is sent', async () => {
    const { flying, mine } = await calledAt(2_000);
    const showed = shownAt(2_000);
    const first = await rina.take(mine);
    expect(first).toMatchObject({ state: 'TAKEN', taken: showed, payout: `${showed}.00` });
    clock.advance(10);
    expect(await rina.take(mine)).toEqual(first);
    expect(await Promise.all([1, 2, 3].map(() => rina.take(mine)))).toEqual([first, first, first]);
    const before = Number(await rina.cash());
    await kites.cut(flying);
    expect(await rina.take(mine)).toEqual(first);
    await kites.paid();
    expect(Number(await rina.cash()) - before).toBe(showed);
    const { proof } = await rina.bet(mine);
    expect(proof?.bet).toMatchObject({ calledMs: 2_000, payout: `${showed}00` });
    expect(verified(proof).state).toBe('verified');
  });

  it('counts up to the last millisecond before the cut, and is refused at it', async () => {
    let [early, late] = [{ betId: '' }, { betId: '' }];
    const flying = await kites.reaching(130, async ({ issue }) => {
      early = (await rina.place(issue, '100.00', null)).bet;
      late = (await sohel.place(issue, '100.00', null)).bet;
    });
    kites.at(flying, msTo(flying.secret) - 1);
    expect((await rina.take(early)).taken).toBe(shownAt(msTo(flying.secret) - 1));
    kites.at(flying, msTo(flying.secret));
    expect(await refused(sohel.take(late))).toBe('kite.cut');
    await kites.cut(flying);
    expect(await refused(sohel.take(late))).toBe('kite.cut');
    await kites.paid();
    expect((await sohel.bet(late)).bet.state).toBe('LOST');
  });

  it("is refused before the kite rises, and of a bet that is unknown or another member's", async () => {
    const { issue } = await kites.open();
    const { bet } = await rina.place(issue, '10.00', null);
    expect(await refused(rina.take(bet))).toBe('kite.not-flying');
    expect(await refused(sohel.take(bet))).toBe('tables.bet-unknown');
    await rina.withdraw(bet);
    expect(await refused(rina.take(bet))).toBe('tables.bet-unknown');
  });

  it('after the order was reached answers the order', async () => {
    let mine = { betId: '' };
    const flying = await kites.reaching(130, async ({ issue }) => {
      mine = (await rina.place(issue, '100.00', 110)).bet;
    });
    kites.at(flying, msTo(110) + 500);
    expect(await rina.take(mine)).toMatchObject({ state: 'TAKEN', taken: 110, payout: '110.00' });
    await kites.cut(flying);
    expect(await rina.take(mine)).toMatchObject({ state: 'TAKEN', taken: 110 });
  });
});

describe('bets on a flight', () => {
  it('are two at most, taken each by itself, and one that was taken back makes room', async () => {
    const own = { back: { betId: '' }, ordered: { betId: '' }, called: { betId: '' } };
    const flying = await kites.reaching(140, async ({ issue }) => {
      own.back = (await rina.place(issue, '10.00', null)).bet;
      own.ordered = (await rina.place(issue, '20.00', 115)).bet;
      expect(await refused(rina.place(issue, '10.00', null))).toBe('tables.too-many-bets');
      expect((await rina.withdraw(own.back)).bet).toMatchObject({ state: 'WITHDRAWN' });
      own.called = (await rina.place(issue, '30.00', null)).bet;
    });
    kites.at(flying, msTo(130));
    expect(await rina.take(own.called)).toMatchObject({ taken: 130, payout: '39.00' });
    await kites.cut(flying);
    await kites.paid();
    const endOf = async (bet: { betId: string }) => {
      const { state, payout } = (await rina.bet(bet)).bet;
      return [state, payout];
    };
    expect(await endOf(own.called)).toEqual(['TAKEN', '39.00']);
    expect(await endOf(own.ordered)).toEqual(['TAKEN', '23.00']);
    expect(await endOf(own.back)).toEqual(['WITHDRAWN', null]);
    const { proof } = await rina.bet(own.back);
    const checks = verified(proof).checks.filter(({ state }) => state !== 'ok');
    expect(checks).toEqual([{ what: 'payout', state: 'unknown', why: 'not-settled' }]);
  });

  it('by the same key are one, also after the flight closed, and a closed flight takes none', async () => {
    const flight = await kites.open();
    const first = await rina.place(flight.issue, '10.00', 150, 'kite-same-key');
    await kites.close(flight);
    const again = await rina.place(flight.issue, '10.00', 150, 'kite-same-key');
    expect(again.bet.betId).toBe(first.bet.betId);
    expect(await rina.cash()).toBe('19990.00');
    expect(await refused(rina.place(flight.issue, '10.00', 150))).toBe('tables.round-closed');
    const changed = rina.place(flight.issue, '20.00', 150, 'kite-same-key');
    expect(await refused(changed)).toBe('wallet.key-reused');
    expect(await refused(rina.withdraw(first.bet))).toBe('tables.round-closed');
  });

  it('by the same key are one, also when the kite takes no more bets', async () => {
    const { issue } = await kites.open();
    const first = await rina.place(issue, '10.00', 150, 'kite-closing-key');
    const { tables } = house.house.tables;
    const kiteNow = tables.find('kite');
    const closed = { ...kiteNow, terms: { ...kiteNow.terms, isOpen: false } };
    const found = vi.spyOn(tables, 'find').mockReturnValue(closed);
    onTestFinished(() => found.mockRestore());
    expect(await refused(rina.place(issue, '10.00', 150))).toBe('tables.table-closed');
    const again = await rina.place(issue, '10.00', 150, 'kite-closing-key');
    expect(again.bet.betId).toBe(first.bet.betId);
    expect(await rina.cash()).toBe('19990.00');
  });

  it('keep to the limits; one that could win more than the limit is taken there by itself', async () => {
    const { issue } = await kites.open();
    const code = (stake: string, order: number | null) => refused(rina.place(issue, stake, order));
    expect(await code('9.99', null)).toBe('tables.below-least');
    expect(await code('2000.01', null)).toBe('tables.over-limit');
    expect(await code('10.00', 100)).toBe('kite.order-wrong');
    const { bet } = await rina.place(issue, '2000.00', 5_000);
    // Half of the 100,000.00 that a member may win on a flight, and the stake.
    expect(bet).toMatchObject({ order: 5_000, takesAt: 2_600 });
    expect((await rina.place(issue, '10.00', null)).bet.takesAt).toBe(100_000);
  });

  it('are refused with the token of another game', async () => {
    const { issue } = await kites.open();
    const { launchToken } = await rina.client.call(slots.launch, { gameId: 'kantha-lines' });
    const asked = { issue, stake: '10.00' as const, order: null };
    const options = { key: 'kite-other-game', bearer: launchToken };
    expect(await refused(rina.client.call(kite.place, asked, options))).toBe('tables.table-closed');
  });

  it('of a trial account are in FUN, are paid in FUN, and are shown to nobody else', async () => {
    const trial = await flierOf(await trialOf(house));
    await kites.close(await kites.open());
    const flying = await kites.reaching(130, ({ issue }) => trial.place(issue, '100.00', 120));
    const before = Number(await trial.cash());
    const { topic, currency } = await trial.seat();
    expect([topic.bets, topic.fliers, currency]).toEqual([0, [], 'FUN']);
    await kites.cut(flying);
    await kites.paid();
    expect(Number(await trial.cash()) - before).toBe(120);
    expect((await trial.seat()).sitting.won).not.toBe('0.00');
  });
});
