import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { richMember } from '../harness/vendor.ts';

const { lottery: play, wallet } = playerRoutes;
const { lottery: desk, proposals } = consoleRoutes;
const SECOND = 1_000;
const REASON = 'a test of the desk';

let clock: FakeClock;
let house: RunningHouse;
let [first, second]: HttpClient[] = [];
beforeAll(async () => {
  clock = fakeClock('2026-03-01T08:30:10.000Z');
  house = await startHouse({ clock, issuesAheadMs: 25 * 3_600_000 });
  [first, second] = [await house.operator('finance'), await house.operator('risk')];
});
afterAll(() => house.close());

const one = () => first as HttpClient;
const two = () => second as HttpClient;
let keys = 0;
const tick = () => house.house.rounds.clock.runDue();
const pass = async (ms: number) => {
  clock.advance(ms);
  await tick();
};
/** Sessions end in the days between. */
const comeBack = async (iso: string) => {
  clock.set(iso);
  [first, second] = [await house.operator('finance'), await house.operator('risk')];
  await house.runJobs();
  await tick();
};
const balanceOf = async (member: HttpClient) => (await member.call(wallet.balance, {})).sumBalance;

/** Approved by the other operator. */
async function withSecond(outcome: Promise<{ proposal: string | null }>) {
  const { proposal } = await outcome;
  expect(proposal).not.toBeNull();
  await two().call(proposals.approve, { id: proposal ?? '' });
}

type Bet = { play: string; selection: string; multiple?: number };
const bet = async (
  member: HttpClient,
  {
    gameCode,
    mode,
    bets,
    total,
  }: { gameCode: string; mode: 'Elott' | 'SEA'; bets: Bet[]; total: string },
) => {
  const { game, terms } = await member.call(play.game, { gameCode });
  const issue = game.now?.issue ?? '';
  const lines = bets.map(({ multiple = 1, ...rest }) => ({
    ...rest,
    multiple,
    unitPrice: '2.00' as const,
    base: terms.ceiling,
  }));
  const asked = { gameCode, issue, mode, bets: lines, total };
  const { answer } = await member.send(play.place, asked, { key: `desk-key-${++keys}` });
  return { issue, answer };
};
const balanceNow = async (member: HttpClient) => Number(await balanceOf(member));
const stored = async (gameCode: string) => {
  const { games } = await one().call(desk.games, {});
  const game = games.find((row) => row.gameCode === gameCode);
  if (!game) throw new Error(`no ${gameCode}`);
  return game;
};

/** A result whose special prize is this, and the others all alike. */
const drawn = (special: string) => {
  const of = (count: number, digits: number) =>
    Array.from({ length: count }, () => '9'.repeat(digits));
  return {
    special: [special],
    first: of(1, 5),
    second: of(1, 5),
    third: of(2, 5),
    fourth: of(7, 5),
    fifth: of(1, 4),
    sixth: of(3, 4),
    seventh: of(1, 3),
    eighth: of(1, 2),
  };
};

describe('the desk of the lottery', () => {
  it('makes an issue void by two operators: stakes back, prizes taken back, whatever its state', async () => {
    const rina = await richMember(house);
    const before = await balanceOf(rina);
    await tick();
    const placed = await bet(rina, {
      gameCode: 'wingo-1m',
      mode: 'Elott',
      bets: [
        { play: 'size', selection: '0', multiple: 5 },
        { play: 'size', selection: '1', multiple: 5 },
      ],
      total: '20.00',
    });
    expect(placed.answer.success).toBe(true);
    await pass(45 * SECOND);
    await pass(10 * SECOND);
    const asked = { gameCode: 'wingo-1m', issue: placed.issue };
    const { issue } = await one().call(desk.issue, asked);
    expect(issue).toMatchObject({
      state: 'SETTLED',
      bets: 2,
      members: 1,
      staked: '20.00',
      paid: '19.60',
      isLate: false,
      link: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const list = { gameCode: 'wingo-1m', only: 'with-bets' } as const;
    const { rows: withBets } = await one().call(desk.issues, list);
    expect(withBets.map((row) => row.issue)).toEqual([placed.issue]);
    await withSecond(one().call(desk.voidIssue, { ...asked, reason: REASON }));
    await tick();
    expect(await balanceOf(rina)).toBe(before);
    expect((await one().call(desk.issue, asked)).issue).toMatchObject({
      state: 'REFUNDED',
      staked: '0.00',
      paid: '0.00',
      voidReason: REASON,
    });
    const { rows } = await rina.call(play.bets, {});
    expect(rows.map(({ state }) => state)).toEqual(['VOID', 'VOID']);
    expect(await house.prove()).toMatchObject({ differences: 0 });
  });

  it('shows what each number pays if it falls, and takes no bet over its ceiling', async () => {
    const mina = await richMember(house);
    const { terms, version } = await stored('wingo-3m');
    const ceilings = { ...terms.ceilings, number: '1000.00' };
    await one().call(desk.saveGame, {
      gameCode: 'wingo-3m',
      terms: { ...terms, ceilings },
      version,
      reason: REASON,
    });
    await tick();
    const on = (multiple: number, total: string) =>
      bet(mina, {
        gameCode: 'wingo-3m',
        mode: 'Elott',
        bets: [{ play: 'number', selection: '7', multiple }],
        total,
      });
    expect((await on(50, '100.00')).answer.success).toBe(true);
    const { plays, ceiling } = await one().call(desk.exposure, { gameCode: 'wingo-3m' });
    expect(ceiling).toBe('1000.00');
    expect(plays).toEqual([
      { play: 'number', staked: '100.00', numbers: [{ number: '7', pays: '980.00' }] },
    ]);
    const over = await on(50, '100.00');
    expect(over.answer).toMatchObject({ code: 'lottery.over-ceiling', value: { most: '2.04' } });
  });

  it('numbers issues again only from midnight when their interval changes', async () => {
    const { terms, version } = await stored('k3-1m');
    await one().call(desk.saveGame, {
      gameCode: 'k3-1m',
      terms: { ...terms, intervalSeconds: 120 },
      version,
      reason: REASON,
    });
    const visitor = house.visitor();
    const { data } = await visitor.call(play.issues, { gameCode: 'k3-1m', count: 2 });
    const [now, next] = data.map(({ drawsAt }) => Date.parse(drawsAt));
    expect((next ?? 0) - (now ?? 0)).toBe(60 * SECOND);
    const { rows } = await house.database.pool.query<{ seconds: number }>(
      `select distinct extract(epoch from draws_at - opens_at)::int as seconds from rounds_round
       where series = 'k3-1m' and opens_at >= '2026-03-01T18:00:00Z'`,
    );
    expect(rows).toEqual([{ seconds: 120 }]);
  });

  it('opens a draw of others only once it is fed, by one operator and confirmed by another', async () => {
    const gameCode = 'vn-south';
    const open = async (isOpen: boolean) => {
      const { terms, version } = await stored(gameCode);
      const wish = { gameCode, terms: { ...terms, isOpen }, version, reason: REASON };
      return (await one().send(desk.saveGame, wish)).answer;
    };
    expect(await open(true)).toMatchObject({ code: 'lottery.not-fed' });
    const shown = async () =>
      (await house.visitor().call(play.region, { prizeMode: 'SEA' })).data.map(
        (card) => card.gameCode,
      );
    expect(await shown()).toEqual([]);
    const listed = async () => {
      const { answer } = await house.visitor().send(playerRoutes.catalogue.game, {
        gameId: gameCode,
      });
      return answer.success ? answer.value.gameId : answer.code;
    };
    expect(await listed()).toBe('catalogue.game-unknown');
    // It closes at 14:45 in Dhaka, and is drawn at 15:15.
    await comeBack('2026-03-01T08:46:00.000Z');
    await comeBack('2026-03-01T09:16:00.000Z');
    const { results } = await one().call(desk.results, {});
    const waiting = results.find((result) => result.gameCode === gameCode);
    const asked = { gameCode, issue: waiting?.issue ?? '' };
    const prizes = drawn('042742');
    const wrong = await one().send(desk.enterResult, {
      ...asked,
      prizes: { ...prizes, eighth: ['427'] },
      source: 'the paper',
    });
    expect(wrong.answer).toMatchObject({ code: 'lottery.result-wrong' });
    await one().call(desk.enterResult, { ...asked, prizes, source: 'the paper' });
    const enteredFor = async (operator: HttpClient) =>
      (await operator.call(desk.results, {})).results.find((row) => row.gameCode === gameCode)
        ?.entered;
    expect(await enteredFor(one())).toMatchObject({ isOwn: true, prizes });
    expect(await enteredFor(two())).toMatchObject({ isOwn: false, prizes: null });
    const own = await one().send(desk.confirmResult, { ...asked, prizes });
    expect(own.answer).toMatchObject({ code: 'lottery.own-result' });
    const other = await two().send(desk.confirmResult, { ...asked, prizes: drawn('042743') });
    expect(other.answer).toMatchObject({
      code: 'lottery.result-differs',
      value: { tiers: 'special' },
    });
    await two().call(desk.confirmResult, { ...asked, prizes });
    await tick();
    const { confirmed } = await one().call(desk.results, {});
    expect(confirmed).toMatchObject([{ gameCode, issue: asked.issue }]);
    expect(await open(true)).toMatchObject({ success: true });
    clock.advance(SECOND);
    await expect.poll(shown).toEqual(['vn-south']);
    await expect.poll(listed).toBe('vn-south');
    await tick();
    // Bets on the next draw are taken from this one on; its result is corrected afterwards.
    const mina = await richMember(house);
    const before = await balanceNow(mina);
    const placed = await bet(mina, {
      gameCode,
      mode: 'SEA',
      bets: [{ play: 'tail-2', selection: '.27' }],
      total: '2.00',
    });
    expect(placed.answer).toEqual(expect.objectContaining({ success: true }));
    await comeBack('2026-03-02T08:46:00.000Z');
    await comeBack('2026-03-02T09:16:00.000Z');
    await mina.call(playerRoutes.identity.login, { username: mina.username, password: PASSWORD });
    const next = { gameCode, issue: placed.issue };
    const enter = { ...next, prizes: drawn('121227'), source: 'the paper' };
    await one().call(desk.enterResult, enter);
    await two().call(desk.confirmResult, { ...next, prizes: enter.prizes });
    await tick();
    expect(await balanceNow(mina)).toBe(before - 2 + 196);
    await withSecond(
      one().call(desk.correctResult, {
        ...next,
        prizes: drawn('121228'),
        source: 'the paper',
        reason: REASON,
      }),
    );
    await tick();
    expect(await balanceNow(mina)).toBe(before - 2);
    expect(await house.prove()).toMatchObject({ differences: 0 });
  });
});
