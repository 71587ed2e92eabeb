import { playerRoutes } from '@nokshi/contract';
import { readDraw } from '@nokshi/house-math/verify/draw-proof.ts';
import { verifyDraw } from '@nokshi/house-math/verify/verify-draw.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { newAddress, type RunningHouse, startHouse } from '../harness/house.ts';

const { lottery, freePlay, wallet } = playerRoutes;
const SECOND = 1_000;

let clock: FakeClock;
let house: RunningHouse;
beforeAll(async () => {
  clock = fakeClock('2026-03-01T06:00:10.000Z');
  house = await startHouse({ clock });
});
afterAll(() => house.close());

let keys = 0;
const key = () => `lottery-key-${++keys}`;
const tick = () => house.house.rounds.clock.runDue();

/** Somebody with play money. */
async function player(): Promise<HttpClient> {
  const visitor = house.visitor();
  const headers = { 'x-forwarded-for': newAddress() };
  const asked = { os: 'Linux', platform: 'W', random: 'any words here', version: '3', agree: true };
  await visitor.call(freePlay.begin, asked as never, { headers });
  return visitor;
}

const proofOf = (document: unknown) => {
  const read = readDraw(document);
  if ('wrong' in read) throw new Error(read.wrong);
  return read.proof;
};

describe('a lottery', () => {
  it('takes a bet, draws, pays, and shows that the bet was among all bets', async () => {
    const rina = await player();
    await tick();
    const { game, terms } = await rina.call(lottery.game, { gameCode: 'wingo-1m' });
    expect(game.now).toMatchObject({ issue: '20260301-0721', state: 'OPEN' });
    const issue = game.now?.issue ?? '';
    const bets = ['0', '1'].map((selection) => ({
      play: 'size',
      selection,
      unitPrice: '2.00' as const,
      multiple: 5,
      base: terms.ceiling,
    }));
    const placed = await rina.call(
      lottery.place,
      { gameCode: 'wingo-1m', issue, mode: 'Elott', bets, total: '20.00' },
      { key: key() },
    );
    expect(placed.balance).toBe('9980.00');
    expect(placed.bets.map(({ state, stake }) => [state, stake])).toEqual([
      ['OPEN', '10.00'],
      ['OPEN', '10.00'],
    ]);
    clock.advance(45 * SECOND);
    await tick();
    const closed = await rina.call(lottery.proof, { gameCode: 'wingo-1m', issue });
    expect(closed.link).toBeNull();
    clock.advance(10 * SECOND);
    await tick();
    const { rows } = await rina.call(lottery.bets, {});
    expect(rows.map(({ state }) => state).sort()).toEqual(['LOST', 'WON']);
    expect(await rina.call(wallet.balance, {})).toMatchObject({ sumBalance: '9999.60' });
    const valid = await house.database.pool.query<{ valid: string }>(
      'select sum(valid)::text as valid from wagers_settlement',
    );
    expect(valid.rows).toEqual([{ valid: '0' }]);
    const { proof } = await rina.call(lottery.ticket, { betId: rows[0]?.betId ?? '' });
    const checked = verifyDraw(proofOf(proof));
    expect(checked.state).toBe('verified');
    expect(checked.checks.map(({ what }) => what)).toEqual([
      'chain',
      'terminal',
      'root',
      'inclusion',
      'numbers',
      'payout',
    ]);
  });

  /** The issue of a lottery that takes bets, from its first second on. */
  const fresh = async (gameCode: string): Promise<string> => {
    await tick();
    const { game } = await house.visitor().call(lottery.game, { gameCode });
    clock.set(game.now?.drawsAt ?? '');
    clock.advance(SECOND);
    await tick();
    const next = await house.visitor().call(lottery.game, { gameCode });
    return next.game.now?.issue ?? '';
  };
  const five = (selection: string, more: object = {}) => ({
    play: 'five-straight',
    selection,
    unitPrice: '2.00' as const,
    multiple: 1,
    base: 1956,
    ...more,
  });
  const onFive = (issue: string, bets: ReturnType<typeof five>[], total: string) => ({
    gameCode: 'ssc-1m',
    issue,
    mode: 'Lott' as const,
    bets,
    total,
  });

  it('refuses a bet for a closed issue and moves it to no other; a retry gets its first answer', async () => {
    const rina = await player();
    const issue = await fresh('ssc-1m');
    const asked = onFive(issue, [five('1|2|3|4|5')], '2.00');
    const mine = key();
    const placed = await rina.call(lottery.place, asked, { key: mine });
    clock.advance(55 * SECOND);
    await tick();
    const late = await rina.send(lottery.place, asked, { key: key() });
    expect(late.answer).toMatchObject({ code: 'lottery.issue-closed', value: { issue } });
    const again = await rina.call(lottery.place, asked, { key: mine });
    expect(again.bets[0]?.betId).toBe(placed.bets[0]?.betId);
    expect(await rina.call(wallet.balance, {})).toMatchObject({ sumBalance: '9998.00' });
  });

  it('takes a slip of a hundred thousand units, and pays prize and rebate as the slider was set', async () => {
    const rina = await player();
    const issue = await fresh('ssc-1m');
    const all = '0123456789';
    const slip = [
      five([all, all, all, all, all].join('|'), { unitPrice: '0.02', base: 1700 }),
      five([all, all, all, all, all].join('|'), { unitPrice: '0.02' }),
    ];
    const { bets } = await rina.call(lottery.place, onFive(issue, slip, '4000.00'), { key: key() });
    expect(bets.map(({ units, stake }) => [units, stake])).toEqual([
      ['100000', '2000.00'],
      ['100000', '2000.00'],
    ]);
    clock.advance(55 * SECOND);
    await tick();
    clock.advance(5 * SECOND);
    await tick();
    const { rows } = await rina.call(lottery.bets, {});
    expect(rows.map(({ base, prize, rebate }) => [base, prize, rebate]).toSorted()).toEqual([
      [1700, '1700.00', '256.00'],
      [1956, '1956.00', '0.00'],
    ]);
    // 10,000 less 4,000, and back come 1,956 twice: the slider changes how, not how much.
    expect(await rina.call(wallet.balance, {})).toMatchObject({ sumBalance: '9912.00' });
  });

  it('gives the stake of a cancelled bet back whole, while there is time', async () => {
    const rina = await player();
    const issue = await fresh('ssc-1m');
    const { bets } = await rina.call(
      lottery.place,
      onFive(issue, [five('1|2|3|4|5'), five('5|4|3|2|1')], '4.00'),
      { key: key() },
    );
    const [one, other] = bets.map(({ betId }) => betId);
    const cancelled = await rina.call(lottery.cancel, { betId: one ?? '' });
    expect(cancelled.bet.state).toBe('CANCELLED');
    expect(cancelled.balance).toBe('9998.00');
    expect(await rina.call(lottery.cancel, { betId: one ?? '' })).toMatchObject({
      balance: '9998.00',
    });
    clock.advance(52 * SECOND);
    await tick();
    const late = await rina.send(lottery.cancel, { betId: other ?? '' });
    expect(late.answer).toMatchObject({ code: 'lottery.too-late-to-cancel' });
    const stranger = await player();
    const theirs = await stranger.send(lottery.cancel, { betId: other ?? '' });
    expect(theirs.answer).toMatchObject({ code: 'lottery.bet-unknown' });
    clock.advance(10 * SECOND);
    await tick();
    const { proof } = await rina.call(lottery.ticket, { betId: one ?? '' });
    // It stays among all bets of the issue, and has no payout to compare.
    const { state, checks } = verifyDraw(proofOf(proof));
    expect(state).toBe('unknown');
    expect(checks.filter((check) => check.state === 'ok')).toHaveLength(5);
  });

  it.each([
    ['a play of another list', [five('1', { play: 'size' })], '2.00', 'lottery.play-unknown'],
    ['numbers that are no bet', [five('1|2|3')], '2.00', 'lottery.selection-wrong'],
    [
      'a base above what is offered',
      [five('1|2|3|4|5', { base: 1980 })],
      '2.00',
      'lottery.base-not-offered',
    ],
    [
      'a fraction of a paisa',
      [five('1|2|3|4|5', { unitPrice: '0.002' })],
      '0.01',
      'lottery.amount-below-paisa',
    ],
    ['another total than was shown', [five('1|2|3|4|5')], '1.00', 'lottery.total-differs'],
    [
      'a unit over its ceiling',
      [five('1|2|3|4|5', { multiple: 1001 })],
      '2002.00',
      'lottery.over-ceiling',
    ],
  ])('refuses %s', async (_, bets, total, code) => {
    const rina = await player();
    const issue = await fresh('ssc-1m');
    const { answer } = await rina.send(lottery.place, onFive(issue, bets, total), { key: key() });
    expect(answer).toMatchObject({ success: false, code });
    expect(await rina.call(wallet.balance, {})).toMatchObject({ sumBalance: '10000.00' });
  });

  it('answers the calls of the specification (X-043..X-049)', async () => {
    const visitor = house.visitor();
    const { data } = await visitor.call(lottery.menu, {});
    expect(data.map(({ gameCode }) => gameCode)).toContain('wingo-30s');
    const quick = await visitor.call(lottery.region, { prizeMode: 'Elott' });
    expect(quick.data.every(({ prizeModes }) => prizeModes.includes('Elott'))).toBe(true);
    const history = await visitor.call(lottery.openedGame, { gameCode: 'ssc-1m', count: 100 });
    expect(history.data.length).toBeGreaterThan(0);
    const last = await visitor.call(lottery.opened, {});
    expect(last.data.find(({ gameCode }) => gameCode === 'ssc-1m')).toEqual(history.data[0]);
    expect((await visitor.send(lottery.recent, {})).status).toBe(401);
    const rina = await player();
    const issue = await fresh('ssc-1m');
    await rina.call(lottery.place, onFive(issue, [five('1|2|3|4|5')], '2.00'), { key: key() });
    const recent = await rina.call(lottery.recent, {});
    expect(recent.data.map(({ gameCode }) => gameCode)).toEqual(['ssc-1m']);
  });
});
