import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { dayOf } from '../../apps/server/src/kernel/calendar.ts';
import { fakeClock } from './clock.ts';
import { runCommand } from './commands.ts';
import { newAgent } from './contracts.ts';
import { type RunningHouse, startHouse } from './house.ts';
import { keepLotteries } from './only-lotteries.ts';
import { logInAgain } from './slips.ts';
import { idOf, logInOperators, PIN, registerByLink, type Teammate } from './team.ts';
import { give } from './winnings.ts';

const { agentTeam, lottery, records } = playerRoutes;
const { lottery: desk, memberBase, proposals } = consoleRoutes;
export const GAME = 'ssc-1m';
const DAY_MS = 86_400_000;
const EVENING = Date.parse('2026-03-10T17:30:10.000Z');
const reason = 'As the house agreed';

export type LineOfBases = Awaited<ReturnType<typeof openLineOfBases>>;

/** One digit of five, or half of them where a multiple cannot be so high; for so many taka. */
export const betOn = (taka: number) => ({
  play: 'five-position',
  selection: taka > 20_000 ? '01234||||' : '0||||',
  unitPrice: '2.00' as const,
  multiple: taka > 20_000 ? taka / 10 : taka / 2,
  base: 1_900,
});

/**
 * A house with one lottery, and an agent to whom it gave the prize base 1980. Each test has a team of
 * its own below, and days of its own, from 1.
 */
export async function openLineOfBases() {
  const clock = fakeClock(new Date(EVENING).toISOString());
  const house = await startHouse({ clock });
  await keepLotteries(house, GAME);
  await logInOperators(house);
  const root = await newAgent(house);
  const approve = async (id: string | null) =>
    (await house.operator('finance')).call(proposals.approve, { id: id ?? '' });
  const wish = { id: root.memberId, base: 1_980, reason };
  await approve((await (await house.operator()).call(memberBase.set, wish)).proposal);
  await raiseCeilings(house);

  let first = 0;
  let today = 1;
  let keys = 0;
  let team = [root];
  /** Half past midnight in Dhaka on the nth day of the test. */
  const morning = (n: number) => EVENING + (first + n - 2) * DAY_MS + 3_600_000;
  const dayAt = (n: number) => dayOf(new Date(morning(n)));
  const tick = () => house.house.rounds.clock.runDue();
  const key = () => `bases-key-${++keys}`;

  /** Until then all that is due is paid. */
  async function toDay(n: number): Promise<void> {
    today = n;
    clock.set(new Date(morning(n)).toISOString());
    await house.runJobs();
    await tick();
    await logInOperators(house);
    for (const one of team) await logInAgain(one);
  }

  return {
    clock,
    house,
    root,
    approve,
    morning,
    dayAt,
    tick,
    key,
    toDay,
    /** On a new day: another agent below with 1970, and a member of that one with 1960. */
    async newTeam(): Promise<{ child: Teammate; member: Teammate }> {
      team = [root];
      first += today;
      await toDay(1);
      const child = await registerByLink(house, root, { type: 1, base: 1_970 });
      await house.house.access.setPaymentPassword({ memberId: idOf(child), pin: PIN });
      const member = await registerByLink(house, child);
      team = [root, child, member];
      return { child, member };
    },
    /** So many taka on the open issue, which is then drawn and paid; answers the issue. */
    async stake(who: Teammate, taka: number): Promise<string> {
      await give(house, who.memberId, BigInt(taka) * 100n);
      await tick();
      const { game } = await who.call(lottery.game, { gameCode: GAME });
      const issue = game.now?.issue ?? '';
      const slip = { gameCode: GAME, issue, mode: 'Lott' as const, total: `${taka}.00` };
      await who.call(lottery.place, { ...slip, bets: [betOn(taka)] }, { key: key() });
      for (const ms of [46_000, 14_000]) {
        clock.advance(ms);
        await tick();
      }
      return issue;
    },
    /** What the house paid for the team in the days of the test, oldest first. */
    async paidTo(agent: Teammate): Promise<string[]> {
      const days = { from: dayAt(1), to: dayAt(today) };
      const asked = { ...days, kind: 'line-rebate' as const, pageSize: 50 };
      const { rows } = await agent.call(records.entries, asked);
      return rows.map(({ amount }) => amount).toReversed();
    },
    rebateOn: (agent: Teammate, n: number) => agent.call(agentTeam.rebate, { day: dayAt(n) }),
    /** `npm run slips` over the days of the test. */
    slipsAgain: (...more: string[]) =>
      runCommand('slips-again', ['--from', dayAt(1), '--to', dayAt(today), ...more], {
        DATABASE_URL: house.database.url,
      }),
    close: () => house.close(),
  };
}

/** So that one bet can be a whole vector. */
async function raiseCeilings(house: RunningHouse): Promise<void> {
  const operator = await house.operator();
  const { games } = await operator.call(desk.games, {});
  const game = games.find(({ gameCode }) => gameCode === GAME);
  if (!game) throw new Error(`no ${GAME}`);
  const most = '9000000.00';
  const ceilings = { unit: most, bet: most, issue: most, number: most };
  const terms = { ...game.terms, ceilings };
  await operator.call(desk.saveGame, { gameCode: GAME, terms, version: game.version, reason });
}
