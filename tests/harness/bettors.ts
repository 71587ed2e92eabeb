import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Input, type Output, playerRoutes } from '@nokshi/contract';
import type { WantedBet } from '@nokshi/contract/player/lottery.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Chance } from './chance.ts';
import { type HttpClient, httpClient } from './client.ts';
import { createInsisting, inviteMember } from './insist.ts';
import { minor } from './players.ts';

const { cashier, lottery, lotteryChases, wallet } = playerRoutes;
const DEPOSIT = '20000.00';
/** Each so many turns a plan is made, and the newest one stopped. */
const PLAN_EACH = 30;
const STOP_EACH = 70;

type Placing = typeof lottery.place;
type Placed = Output<Placing>;
export type Slip = {
  readonly key: string;
  readonly asked: Input<Placing>;
  readonly answer: Placed;
};
export type Bettor = {
  readonly client: HttpClient;
  readonly memberId: string;
  /** Acknowledged ones, in their order. */
  readonly slips: Slip[];
  /** Keys of those that were refused since their issue was closed. */
  readonly refused: string[];
  readonly chases: string[];
  deposited: bigint;
};
type Open = { readonly gameCode: string; readonly issue: string; readonly opensAt: number };

export type Bettors = Awaited<ReturnType<typeof inviteBettors>>;

type Inviting = {
  readonly origin: string;
  /** The port at which they knock. */
  readonly door: number;
  readonly count: number;
  /** Lotteries of the family `wingo`. */
  readonly games: readonly string[];
  readonly chance: Chance;
};

/** Members who bet on lotteries without a pause, up to the close of each issue, and plan chases. */
export async function inviteBettors({ origin, door, count, games, chance }: Inviting) {
  const base = `http://127.0.0.1:${door}`;
  const { seen, insist, insistOn } = createInsisting();
  const bettors = await Promise.all(
    Array.from({ length: count }, async (): Promise<Bettor> => {
      const member = await inviteMember(httpClient(base, origin), DEPOSIT);
      return { ...member, slips: [], refused: [], chases: [], deposited: minor(DEPOSIT) };
    }),
  );
  let playing = true;

  const lines = (): WantedBet[] =>
    Array.from({ length: 1 + chance.whole(3) }, () => ({
      ...chance.pick(CHOICES),
      unitPrice: '2.00' as const,
      multiple: 1 + chance.whole(3),
      base: chance.pick([1_920, 1_940, 1_960]),
    }));
  const issuesOf = async ({ client }: Bettor, gameCode: string, many: number) =>
    (await insistOn(() => client.send(lottery.issues, { gameCode, count: many }))).data;

  const next = async (bettor: Bettor, gameCode: string): Promise<Open> => {
    const [issue] = await issuesOf(bettor, gameCode, 1);
    if (!issue) throw new Error(`no issue of ${gameCode} is made`);
    return { gameCode, issue: issue.issue, opensAt: Date.parse(issue.opensAt) };
  };

  const place = async (bettor: Bettor, { gameCode, issue }: Open): Promise<string> => {
    const key = randomUUID();
    const bets = lines();
    const asked = { gameCode, issue, mode: 'Elott' as const, bets, total: totalOf(bets) };
    const answer = await insist(() => bettor.client.send(lottery.place, asked, { key }));
    if (answer.success) bettor.slips.push({ key, asked, answer: answer.value });
    else if (answer.code === 'lottery.issue-closed') bettor.refused.push(key);
    return answer.success ? 'placed' : answer.code;
  };

  const plan = async (bettor: Bettor, gameCode: string) => {
    const bets = lines();
    const issues = await issuesOf(bettor, gameCode, 3);
    const entries = issues.map(({ issue }, at) => ({ issue, multiple: 1 + at }));
    const times = BigInt(entries.reduce((sum, { multiple }) => sum + multiple, 0));
    const total = decimal(minor(totalOf(bets)) * times);
    const stopOn = chance.pick(['win', 'profit', 'never'] as const);
    const asked = { gameCode, mode: 'Elott' as const, bets, entries, stopOn, total };
    const key = randomUUID();
    // An issue may close meanwhile, or too many plans be under way.
    const answer = await insist(() => bettor.client.send(lotteryChases.placeChase, asked, { key }));
    if (answer.success) bettor.chases.push(answer.value.chase.chaseId);
  };
  const stop = async ({ client, chases }: Bettor) => {
    const chaseId = chases.at(-1);
    if (chaseId) await insist(() => client.send(lotteryChases.stopChase, { chaseId }));
  };

  const deposit = async (bettor: Bettor) => {
    const asked = { channel: 'demo-wallet', amount: DEPOSIT };
    const key = randomUUID();
    await insistOn(() => bettor.client.send(cashier.requestDeposit, asked, { key }));
    bettor.deposited += minor(DEPOSIT);
  };

  const betOn = async (bettor: Bettor) => {
    const open = new Map<string, Open>();
    for (let turn = 1; playing; turn += 1) {
      const gameCode = chance.pick(games);
      const issue = open.get(gameCode) ?? (await next(bettor, gameCode));
      open.set(gameCode, issue);
      // Between the close of an issue and its draw there is nothing to bet on.
      if (issue.opensAt > Date.now()) await sleep(20);
      else {
        const end = await place(bettor, issue);
        if (end === 'lottery.issue-closed') open.delete(gameCode);
        else if (end === 'wallet.insufficient') await deposit(bettor);
        else if (end !== 'placed') throw new Error(`a slip was refused: ${end}`);
      }
      if (turn % PLAN_EACH === 0) await plan(bettor, gameCode);
      if (turn % STOP_EACH === 0) await stop(bettor);
    }
  };
  let failed: unknown;
  const work = Promise.all(bettors.map(betOn)).catch((err: unknown) => {
    failed = err;
  });

  return {
    bettors,
    seen,
    insistOn,
    acknowledged: () => bettors.reduce((all, { slips }) => all + slips.length, 0),
    check() {
      if (failed) throw failed;
    },
    async rest() {
      playing = false;
      await work;
      this.check();
    },
    /** Keys of the newest slips that are answered otherwise when they are asked again. */
    async differing(newest: number): Promise<string[]> {
      const wrong: string[] = [];
      const askAgain = async ({ client, slips }: Bettor) => {
        for (const { key, asked, answer } of slips.slice(-newest)) {
          const again = await insistOn(() => client.send(lottery.place, asked, { key }));
          if (!isDeepStrictEqual(placedOf(again), placedOf(answer))) wrong.push(key);
        }
      };
      await Promise.all(bettors.map(askAgain));
      return wrong;
    },
    balanceOf: ({ client }: Bettor) => insistOn(() => client.send(wallet.balance, {})),
  };
}

/** Plays of the family, each with one unit. */
const CHOICES = [
  { play: 'size', selection: '0' },
  { play: 'size', selection: '1' },
  { play: 'colour', selection: '0' },
  { play: 'colour', selection: '2' },
  { play: 'number', selection: '7' },
] as const;

const decimal = (amount: bigint): string =>
  `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;
const totalOf = (bets: readonly WantedBet[]): string =>
  decimal(bets.reduce((sum, { multiple }) => sum + 200n * BigInt(multiple), 0n));

/** What stays of an answer, however its bets end. */
const placedOf = ({ bets, staked, balance, version }: Placed) => ({
  bets: bets.map(({ betId, issue, stake }) => `${betId} ${issue} ${stake}`),
  staked,
  balance,
  version,
});
