import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { refused } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { trialOf } from '../harness/trial.ts';
import { richMember } from '../harness/vendor.ts';

const { lottery, lotteryChases, records, favorites, cashier, wallet } = playerRoutes;
const GAME = 'wingo-1m';

let clock: FakeClock;
let house: RunningHouse;
beforeAll(async () => {
  clock = fakeClock('2026-03-01T06:00:10.000Z');
  house = await startHouse({ clock });
});
afterAll(() => house.close());

let keys = 0;
const key = () => `free-key-${++keys}`;
const tick = () => house.house.rounds.clock.runDue();
const side = (selection: '0' | '1') => ({
  play: 'size',
  selection,
  unitPrice: '2.00' as const,
  multiple: 5,
  base: 1_950,
});
const BOTH = { gameCode: GAME, mode: 'Elott' as const, bets: [side('0'), side('1')] };

it('a trial account bets, chases and is paid in FUN, and is in no report, on no board and among no recent games', async () => {
  await tick();
  const trial = await trialOf(house);
  const { data } = await trial.call(lottery.issues, { gameCode: GAME, count: 2 });
  const [issue = '', after = ''] = data.map((one) => one.issue);
  const placed = await trial.call(
    lottery.place,
    { ...BOTH, issue, total: '20.00' },
    { key: key() },
  );
  expect(placed.balance).toBe('9980.00');
  const entries = [issue, after].map((one) => ({ issue: one, multiple: 1 }));
  const { chase } = await trial.call(
    lotteryChases.placeChase,
    { ...BOTH, entries, stopOn: 'win', total: '40.00' },
    { key: key() },
  );
  clock.advance(46_000);
  await tick();
  clock.advance(14_000);
  await tick();
  expect(await trial.call(lotteryChases.chase, { chaseId: chase.chaseId })).toMatchObject({
    state: 'WON',
    held: '0.00',
  });
  const { rows } = await trial.call(lottery.bets, {});
  expect(rows.map(({ state }) => state).sort()).toEqual(['LOST', 'LOST', 'WON', 'WON']);
  const { sumBalance, held } = await trial.call(wallet.balance, {});
  const won = rows.reduce((sum, { prize, rebate }) => sum + Number(prize) + Number(rebate), 0);
  expect(Number(sumBalance)).toBeCloseTo(10_000 - 40 + won, 6);
  expect(held).toBe('0.00');
  expect(await refused(trial.call(records.wagers, {}))).toBe('identity.true-account-needed');
  await house.runJobs();
  const finance = await house.operator('finance');
  const days = { from: '2026-03-01', to: '2026-03-01' };
  const { products } = await finance.call(consoleRoutes.reports.report, days);
  expect(products).toEqual([]);
  expect((await house.visitor().call(records.winnerBoard, {})).list).toEqual([]);
  const { rows: recent } = await house.database.pool.query('select from catalogue_recent');
  expect(recent).toEqual([]);
});

it('what needs a real account is refused to it beside a draw as anywhere (A-003)', async () => {
  const trial = await trialOf(house);
  for (const call of [
    () =>
      trial.call(cashier.requestDeposit, { channel: 'demo-wallet', amount: '100' }, { key: key() }),
    () => trial.call(favorites.recent, {}),
  ])
    expect(await refused(call())).toBe('identity.true-account-needed');
  const { rows } = await trial.call(lottery.bets, {});
  expect(rows).toEqual([]);
});

it('the bets of a trial account are nobody else’s, and other members’ are not its own', async () => {
  const [trial, rina] = [await trialOf(house), await richMember(house, ['500.00'])];
  await tick();
  const { game } = await rina.call(lottery.game, { gameCode: GAME });
  const slip = { ...BOTH, issue: game.now?.issue ?? '', total: '20.00' };
  const [own] = (await rina.call(lottery.place, slip, { key: key() })).bets;
  const betId = own?.betId ?? '';
  expect(await refused(trial.call(lottery.ticket, { betId }))).toBe('lottery.bet-unknown');
  expect(await refused(trial.call(lottery.cancel, { betId }, { key: key() }))).toBe(
    'lottery.bet-unknown',
  );
});
