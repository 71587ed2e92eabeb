import { playerRoutes } from '@nokshi/contract';
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
    expect(proof?.ticket?.place).toBeGreaterThanOrEqual(0);
    expect(proof?.link).toMatch(/^[0-9a-f]{64}$/);
  });
});
