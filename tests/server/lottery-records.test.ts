import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { give } from '../harness/winnings.ts';
import { keepLotteries } from '../harness/only-lotteries.ts';

const { lottery, lotteryChases, records } = playerRoutes;
const { members } = consoleRoutes;
const GAME = 'wingo-1m';
const MINUTE = 60_000;

let clock: FakeClock;
let house: RunningHouse;
beforeAll(async () => {
  clock = fakeClock('2026-03-01T06:00:10.000Z');
  house = await startHouse({ clock });
  await keepLotteries(house, GAME);
});
afterAll(() => house.close());

let keys = 0;
const key = () => `records-key-${++keys}`;
const tick = () => house.house.rounds.clock.runDue();
/** To the next issue: the one before is closed, drawn and paid. */
async function next() {
  clock.advance(MINUTE - 14_000);
  await tick();
  clock.advance(14_000);
  await tick();
}

async function member() {
  const client = await house.member();
  await give(house, client.memberId, 100_000n);
  return client;
}
type Player = Awaited<ReturnType<typeof member>>;

const side = (selection: '0' | '1', multiple = 5) => ({
  play: 'size',
  selection,
  unitPrice: '2.00' as const,
  multiple,
  base: 1_950,
});

async function place(client: Player, bets = [side('0'), side('1', 10)], total = '30.00') {
  const { game } = await client.call(lottery.game, { gameCode: GAME });
  const issue = game.now?.issue ?? '';
  const slip = { gameCode: GAME, issue, mode: 'Elott', bets, total } as const;
  return client.call(lottery.place, slip, { key: key() });
}

it('the betting record shows what a lottery bet was on, before the draw and after it', async () => {
  await tick();
  const rina = await member();
  const placed = await place(rina);
  const read = async () => (await rina.call(records.wagers, { category: 'ELOTT' })).rows;
  const open = await read();
  expect(open.map(({ wagerId }) => wagerId).sort()).toEqual(
    placed.bets.map(({ betId }) => betId).sort(),
  );
  expect(open[0]).toMatchObject({
    gameName: { EN: expect.stringContaining('WinGo') },
    lottery: { family: 'wingo', issue: placed.bets[0]?.issue, play: 'size', state: 'OPEN' },
  });
  await next();
  const drawn = await read();
  expect(drawn.map(({ lottery: bet }) => bet?.state).sort()).toEqual(['LOST', 'WON']);
  expect(drawn[0]?.lottery?.numbers).toHaveLength(1);
  expect((await rina.call(records.wagers, { category: 'LOTT' })).rows).toEqual([]);
  const { text } = await rina.call(records.export, { record: 'wagers' });
  expect(text).toContain(`,${placed.bets[0]?.issue},Big or small,Big,`);
});

it('a bet of a slip shows the one stake of the slip, which opens a bet of it', async () => {
  const rina = await member();
  const placed = await place(rina);
  const ids = placed.bets.map(({ betId }) => betId);
  for (const wagerId of ids) {
    const { entries } = await rina.call(records.wager, { wagerId });
    expect(entries).toMatchObject([{ line: 'slip-stake', amount: '-30.00' }]);
  }
  const { rows } = await rina.call(records.entries, { kind: 'stake' });
  expect(rows).toMatchObject([{ line: 'stake', amount: '-30.00', reference: { kind: 'wager' } }]);
  expect(ids).toContain(rows[0]?.reference?.id);
  const one = await place(rina, [side('0')], '10.00');
  const { entries } = await rina.call(records.wager, { wagerId: one.bets[0]?.betId ?? '' });
  expect(entries).toMatchObject([{ line: 'stake', amount: '-10.00' }]);
  const [first] = entries;
  expect(first?.reference?.id).toBe(one.bets[0]?.betId);
  await next();
});

it('the money of a chase is put aside, staked and given back in words of its own', async () => {
  const rina = await member();
  const { data } = await rina.call(lottery.issues, { gameCode: GAME, count: 3 });
  const entries = data.map(({ issue }) => ({ issue, multiple: 1 }));
  const { chase } = await rina.call(
    lotteryChases.placeChase,
    { gameCode: GAME, mode: 'Elott', bets: [side('0')], entries, stopOn: 'never', total: '30.00' },
    { key: key() },
  );
  const [wager] = (await rina.call(records.wagers, {})).rows;
  const { entries: behind } = await rina.call(records.wager, { wagerId: wager?.wagerId ?? '' });
  expect(behind).toMatchObject([
    { line: 'chase-stake', amount: '-10.00', balanceAfter: '20.00', reference: { kind: 'wager' } },
  ]);
  await rina.call(lotteryChases.stopChase, { chaseId: chase.chaseId }, { key: key() });
  const { rows } = await rina.call(records.entries, {});
  const reference = { kind: 'chase', id: chase.chaseId };
  expect(rows).toMatchObject([
    { line: 'chase-release', amount: '20.00', reference },
    { line: 'chase-hold', amount: '-30.00', reference },
    {},
  ]);
  const { text } = await rina.call(
    records.export,
    { record: 'entries' },
    { headers: { 'accept-language': 'bn' } },
  );
  expect(text).toContain('ধারাবাহিক বাজির জন্য আলাদা রাখা');
  const desk = await house.operator('inspector');
  const shown = await desk.call(members.wagers, { id: rina.memberId, pageSize: 5 });
  expect(shown.rows).toMatchObject([{ lottery: { play: 'size', chaseId: chase.chaseId } }]);
});
