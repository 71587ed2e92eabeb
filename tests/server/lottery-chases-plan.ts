import { playerRoutes } from '@nokshi/contract';
import type { HttpClient } from '../harness/client.ts';
import type { FakeClock } from '../harness/clock.ts';
import type { RunningHouse } from '../harness/house.ts';
import { give } from '../harness/winnings.ts';

const { lottery, lotteryChases, wallet } = playerRoutes;
export const GAME = 'wingo-1m';
export const MINUTE = 60_000;

let keys = 0;
export const key = () => `chase-key-${++keys}`;

/** A member with money of their own. */
export async function memberWith(house: RunningHouse, taka = 1_000n) {
  const client = await house.member();
  await give(house, client.memberId, taka * 100n);
  return client;
}

/**
 * To the next issue: the one before is closed, drawn and paid. The clock stands ten seconds into an
 * issue, before and after.
 */
export async function toNext(house: RunningHouse, clock: FakeClock, issues = 1): Promise<void> {
  for (let left = issues; left > 0; left -= 1) {
    clock.advance(MINUTE - 14_000);
    await house.house.rounds.clock.runDue();
    clock.advance(14_000);
    await house.house.rounds.clock.runDue();
  }
}

const side = (selection: '0' | '1', multiple = 5) => ({
  play: 'size',
  selection,
  unitPrice: '2.00' as const,
  multiple,
  base: 1_960,
});
/** Big and small: one of them wins, and the two together lose a little. */
const BOTH = [side('0'), side('1')];

type Wish = {
  readonly count?: number;
  readonly stopOn?: 'win' | 'profit' | 'never';
  readonly bets?: readonly ReturnType<typeof side>[];
  readonly multiples?: readonly number[];
  readonly total?: string;
  readonly skip?: number;
};

/** The plan of {@link Wish} as it is asked for: the next issues, one after another. */
export async function planOf(client: HttpClient, wish: Wish = {}) {
  const { count = 4, stopOn = 'never', bets = BOTH, skip = 0 } = wish;
  const multiples = wish.multiples ?? Array.from({ length: count }, () => 1);
  const asked = { gameCode: GAME, count: count + skip };
  const { data } = await client.call(lottery.issues, asked);
  const entries = data
    .slice(skip)
    .map(({ issue }, at) => ({ issue, multiple: multiples[at] ?? 1 }));
  const each = bets.reduce((sum, { multiple }) => sum + 2 * multiple, 0);
  const times = entries.reduce((sum, { multiple }) => sum + multiple, 0);
  const total = wish.total ?? (each * times).toFixed(2);
  return { gameCode: GAME, mode: 'Elott' as const, bets: [...bets], entries, stopOn, total };
}

export const plan = async (client: HttpClient, wish: Wish = {}) =>
  client.call(lotteryChases.placeChase, await planOf(client, wish), { key: key() });
export const money = async (client: HttpClient) => {
  const { sumBalance, held } = await client.call(wallet.balance, {});
  return [sumBalance, held];
};
export const show = (client: HttpClient, chaseId: string) =>
  client.call(lotteryChases.chase, { chaseId });
export const states = ({ entries }: { entries: readonly { state: string }[] }) =>
  entries.map(({ state }) => state);
