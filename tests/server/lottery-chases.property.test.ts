import { playerRoutes } from '@nokshi/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { times } from '../harness/extent.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { give } from '../harness/winnings.ts';
import { keepLotteries } from '../harness/only-lotteries.ts';
import { type Chased, chasesAsStored, holdsThatDiffer } from './lottery-chases-stored.ts';

const { lottery, lotteryChases, wallet, limits } = playerRoutes;
const GAME = 'wingo-1m';
const SECOND = 1_000;
const CASH = 1_000_000n;
const MEMBERS = 3;

let clock: FakeClock;
let house: RunningHouse;
beforeAll(async () => {
  clock = fakeClock('2026-03-01T06:00:10.000Z');
  house = await startHouse({ clock });
  await keepLotteries(house, GAME);
  injectFaults();
});
afterAll(() => house.close());

/** What stops a server in the middle: the next such step fails, before its commit or after it. */
type Fault = {
  readonly step: 'openMany' | 'releaseHeld' | 'ride' | 'settleMany' | 'voidMany';
  readonly when: 'before' | 'after';
};
let armed: Fault | null = null;

function injectFaults(): void {
  const { wagers, wallet: money } = house.house;
  const wrap = (on: object, step: Fault['step']) => {
    const steps = on as Record<string, (...given: unknown[]) => Promise<unknown>>;
    const work = steps[step];
    if (!work) throw new Error(`no ${step} to fail`);
    steps[step] = async (...given) => {
      const fault = armed?.step === step ? armed : null;
      if (fault) armed = null;
      if (fault?.when === 'before') throw new Error(`stopped before ${step}`);
      const answer = await work(...given);
      if (fault) throw new Error(`stopped after ${step}`);
      return answer;
    };
  };
  for (const step of ['openMany', 'settleMany', 'voidMany'] as const) wrap(wagers, step);
  for (const step of ['releaseHeld', 'ride'] as const) wrap(money, step);
}

type Member = Awaited<ReturnType<RunningHouse['member']>>;
const tick = () => house.house.rounds.clock.runDue();
let keys = 0;

/** The issue that is open to its close, its draw and its payment, and what failed there once more. */
async function next(): Promise<void> {
  const { rounds, db } = house.house;
  const round = await db.read((tx) => rounds.now(tx, GAME));
  if (!round) throw new Error('no issue is made');
  for (const at of [round.closesAt, round.drawsAt]) {
    clock.advance(Math.max(at.getTime() - clock.now().getTime(), 0) + SECOND);
    await tick();
  }
  clock.advance(2 * SECOND);
  await tick();
}

const who = fc.nat(MEMBERS - 1);
const act = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('plan' as const),
      who,
      sides: fc.constantFrom(['0'], ['1'], ['0', '1']),
      multiples: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 3, maxLength: 5 }),
      stopOn: fc.constantFrom('win' as const, 'profit' as const, 'never' as const),
      skip: fc.nat(1),
    }),
  },
  { weight: 8, arbitrary: fc.constant({ kind: 'next' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('sleep' as const), seconds: fc.nat(150) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('stop' as const), who, nth: fc.nat(3) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('stop-issue' as const),
      who,
      nth: fc.nat(3),
      entry: fc.nat(4),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('rest' as const), who }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'void' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'jobs' as const }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('fault' as const),
      step: fc.constantFrom(
        ...(['openMany', 'releaseHeld', 'ride', 'settleMany', 'voidMany'] as const),
      ),
      when: fc.constantFrom('before' as const, 'after' as const),
    }),
  },
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

async function perform(members: readonly Member[], done: Act): Promise<void> {
  if (done.kind === 'next') return next();
  if (done.kind === 'fault') armed = done;
  if (done.kind === 'jobs') await house.runJobs();
  if (done.kind === 'sleep') clock.advance(done.seconds * SECOND);
  if (done.kind === 'sleep') await tick();
  if (done.kind === 'void') await voidOpen();
  if ('who' in done) await allowed(() => ask(members[done.who] as Member, done));
}

/** What a member asks may be refused for what happened before, or fail with the server. */
async function allowed(ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask();
  } catch (err) {
    expect(String(err)).toMatch(
      /limits\.|lottery\.(chase-over|issue-closed)|wallet\.insufficient|edge\.(fault|session)|identity\./,
    );
  }
}

async function voidOpen(): Promise<void> {
  const { rounds, db } = house.house;
  await db.tx(async (tx) => {
    const round = await rounds.now(tx, GAME);
    if (round?.state === 'OPEN') await rounds.void(tx, { round, reason: 'a test' });
  });
  await tick();
}

async function ask(member: Member, done: Extract<Act, { who: number }>): Promise<unknown> {
  if (done.kind === 'rest') return member.call(limits.takeTimeOut, { hours: 24 });
  if (done.kind === 'plan') return plan(member, done);
  const { rows } = await member.call(lotteryChases.chases, {});
  const chaseId = rows[done.nth]?.chaseId;
  if (chaseId === undefined) return undefined;
  if (done.kind === 'stop') return member.call(lotteryChases.stopChase, { chaseId });
  const { entries } = await member.call(lotteryChases.chase, { chaseId });
  const issue = entries[done.entry]?.issue;
  return issue && member.call(lotteryChases.stopChase, { chaseId, issue });
}

async function plan(member: Member, done: Extract<Act, { kind: 'plan' }>): Promise<unknown> {
  const { sides, multiples, stopOn, skip } = done;
  const asked = { gameCode: GAME, count: multiples.length + skip };
  const { data } = await member.call(lottery.issues, asked);
  const bets = sides.map((selection) => ({
    play: 'size',
    selection,
    unitPrice: '2.00' as const,
    multiple: 5,
    base: 1_940,
  }));
  const entries = data
    .slice(skip)
    .map(({ issue }, at) => ({ issue, multiple: multiples[at] ?? 1 }));
  const times = entries.reduce((sum, { multiple }) => sum + multiple, 0);
  const total = (10 * sides.length * times).toFixed(2);
  const wish = { gameCode: GAME, mode: 'Elott' as const, bets, entries, stopOn, total };
  keys += 1;
  return member.call(lotteryChases.placeChase, wish, { key: `chase-property-${keys}` });
}

/** No bet after the rule of its chase was fulfilled, and each entry at most once. */
function obeysItsRule({ stopOn, bets, entries }: Chased): void {
  let net = 0n;
  let isOver = false;
  for (const { state, placed, stake, prize, rebate } of entries) {
    expect([0, bets]).toContain(placed);
    expect(placed > 0).toBe(state === 'PLACED' || (state === 'VOID' && placed > 0));
    if (placed > 0) expect(isOver).toBe(false);
    if (prize === null || rebate === null) continue;
    net += prize + rebate - stake;
    isOver ||= stopOn === 'win' ? prize > 0n : stopOn === 'profit' && net > 0n;
  }
}

it('whatever happens to chases in any order, and wherever a server stops, each bet is placed once, none after the stop, and no money stays on hold', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 20, maxLength: 30 }), async (acts) => {
      armed = null;
      const members: Member[] = [];
      for (let nth = 0; nth < MEMBERS; nth += 1) {
        const member = await house.member();
        await give(house, member.memberId, CASH);
        members.push(member);
      }
      await tick();
      for (const done of acts) {
        await perform(members, done);
        expect(await holdsThatDiffer(house)).toEqual([]);
      }
      armed = null;
      for (let issues = 7; issues > 0; issues -= 1) await next();
      await house.runJobs();
      for (const { memberId, ...member } of members) {
        const chases = await chasesAsStored(house, memberId);
        for (const chase of chases) {
          obeysItsRule(chase);
          expect(chase).toMatchObject({ left: 0n, waiting: 0 });
          expect(chase.state).not.toBe('RUNNING');
        }
        const won = chases.reduce((sum, { net }) => sum + net, 0n);
        const { sumBalance, held } = await member.call(wallet.balance, {});
        expect([sumBalance, held]).toEqual([(Number(CASH + won) / 100).toFixed(2), '0.00']);
      }
      expect(await house.prove()).toMatchObject({ differences: 0 });
    }),
    { numRuns: times(3), endOnFailure: true },
  );
}, 240_000);
