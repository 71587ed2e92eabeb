import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { parseDecimal } from '@nokshi/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { type HttpClient, refused } from '../harness/client.ts';
import { PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { richMember } from '../harness/vendor.ts';
import { keepLotteries } from '../harness/only-lotteries.ts';

const { lottery, lotteryChases, records, catalogue, favorites, identity } = playerRoutes;
const { lottery: desk, proposals, reports } = consoleRoutes;
const GAME = 'wingo-1m';
const DAYS = { from: '2026-03-01', to: '2026-03-01' };
const MINUTE = 60_000;

let clock: FakeClock;
let house: RunningHouse;
let finance: HttpClient;
let risk: HttpClient;
beforeAll(async () => {
  clock = fakeClock('2026-03-01T06:00:10.000Z');
  house = await startHouse({ clock });
  await keepLotteries(house, GAME, 'wingo-3m', 'wingo-5m');
  finance = await house.operator('finance');
  risk = await house.operator('risk');
});
afterAll(() => house.close());

let keys = 0;
const key = () => `reports-key-${++keys}`;
const tick = () => house.house.rounds.clock.runDue();
async function next() {
  clock.advance(MINUTE - 14_000);
  await tick();
  clock.advance(14_000);
  await tick();
}
const minor = (text: string) => parseDecimal(text) ?? 0n;

/** The stake in taka; below the ceiling, the rest of the base is a rebate. */
const side = (selection: '0' | '1', multiple = 5) => ({
  play: 'size',
  selection,
  unitPrice: '2.00' as const,
  multiple,
  base: 1_900,
});

async function place(client: HttpClient, gameCode = GAME) {
  const { game } = await client.call(lottery.game, { gameCode });
  const issue = game.now?.issue ?? '';
  const bets = [side('0'), side('1', 20)];
  const slip = { gameCode, issue, mode: 'Elott', bets, total: '50.00' } as const;
  const placed = await client.call(lottery.place, slip, { key: key() });
  return { issue, bets: placed.bets };
}

async function chase(client: HttpClient) {
  const { data } = await client.call(lottery.issues, { gameCode: GAME, count: 3 });
  const entries = data.map(({ issue }) => ({ issue, multiple: 1 }));
  const asked = { gameCode: GAME, mode: 'Elott' } as const;
  const plan = { ...asked, entries, bets: [side('1')], stopOn: 'win' as const };
  await client.call(lotteryChases.placeChase, { ...plan, total: '30.00' }, { key: key() });
}

const noDifference = async () => {
  const { columns, days } = await finance.call(reports.check, DAYS);
  expect(columns.map(({ difference }) => difference)).toEqual(columns.map(() => '0.00'));
  expect(days).toEqual([]);
};

it('reports equal the ledger after prizes, rebates, cancels, chases and a void issue', async () => {
  await tick();
  const [rina, mina] = [await richMember(house, ['3000.00']), await richMember(house, ['3000.00'])];
  await place(rina);
  await chase(mina);
  const { bets } = await place(mina);
  await mina.call(lottery.cancel, { betId: bets[0]?.betId ?? '' }, { key: key() });
  await noDifference();
  await next();
  await noDifference();
  const { issue } = await place(rina);
  await next();
  const asked = { gameCode: GAME, issue, reason: 'a test of the reports' };
  const { proposal } = await finance.call(desk.voidIssue, asked);
  await risk.call(proposals.approve, { id: proposal ?? '' });
  await tick();
  await next();
  await noDifference();
  await house.runJobs();
  await noDifference();
  const { products } = await finance.call(reports.report, DAYS);
  const product = products.find(({ category }) => category === 'ELOTT');
  const { rows } = await finance.call(reports.games, { ...DAYS, category: 'ELOTT' });
  expect(rows).toMatchObject([{ gameId: GAME, stake: product?.stake, ggr: product?.ggr }]);
  const all = await Promise.all([rina, mina].map((member) => member.call(records.wagers, {})));
  const staked = all.reduce((sum, { totals }) => sum + minor(totals.stake), 0n);
  expect(minor(product?.stake ?? '')).toBe(staked);
  expect(product?.refund).not.toBe('0.00');
  expect((await house.prove()).differences).toBe(0);
});

it('the winners board shows wins of the lottery', async () => {
  const { list } = await house
    .visitor()
    .call(records.winnerBoard, { gameCategory: 'ELOTT', limitNum: 20 });
  expect(list.length).toBeGreaterThan(0);
  for (const { vo } of list) {
    expect(vo.gameId).toBe(GAME);
    expect(minor(vo.prize)).toBeGreaterThan(0n);
  }
});

it('the first bet of a sitting opens a lottery: it is recent, and counts as popular (X-037, X-046)', async () => {
  const rina = await richMember(house, ['3000.00']);
  const recent = async () => {
    const { value } = await rina.call(favorites.recent, {});
    return value.map(({ gameId }) => gameId);
  };
  expect(await recent()).toEqual([]);
  await place(rina, 'wingo-3m');
  expect(await recent()).toEqual(['wingo-3m']);
  const openedAt = async () => {
    const { rows } = await house.database.pool.query<{ at: Date }>(
      `select opened_at as at from catalogue_recent where game_id = 'wingo-3m'`,
    );
    return rows[0]?.at.toISOString();
  };
  const first = await openedAt();
  clock.advance(6 * MINUTE);
  await tick();
  await place(rina, 'wingo-3m');
  expect(await openedAt()).toBe(first);
  clock.advance(30 * MINUTE);
  await tick();
  await rina.call(identity.login, { username: rina.username, password: PASSWORD });
  await place(rina, 'wingo-3m');
  expect(await openedAt()).toBe(clock.now().toISOString());
  const { data } = await house.visitor().call(catalogue.popular, {});
  expect(data.map(({ gameId }) => gameId)).toContain('wingo-3m');
});

it('what is refused opens nothing', async () => {
  const rina = await richMember(house, ['3000.00']);
  const { game } = await rina.call(lottery.game, { gameCode: 'wingo-5m' });
  const issue = game.now?.issue ?? '';
  const slip = { gameCode: 'wingo-5m', issue, mode: 'Elott', bets: [side('0')], total: '1.00' };
  expect(await refused(rina.call(lottery.place, slip as never, { key: key() }))).toBe(
    'lottery.total-differs',
  );
  expect((await rina.call(favorites.recent, {})).value).toEqual([]);
});
