import type { Chip, TableBet } from '@nokshi/contract/player/tables.ts';
import { toDecimal } from '@nokshi/money';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallFailed } from '../runtime/api.ts';
import { type Bets, type Bounce, createBets, GATHER_MS, type Laid, laidOf } from './bets.ts';

type Money = { balance: string; version: string };
type Answer<T> = { resolve: (value: T) => void; reject: (err: unknown) => void };
type Placed = { key: string; issue: string; layout: Chip[] } & Answer<Money & { bet: TableBet }>;
type Withdrawn = { betIds: string[] } & Answer<Money & { bets: TableBet[] }>;

let placed: Placed[];
let withdrawn: Withdrawn[];
let bounced: Bounce[];
let stayed: string[];
let unknown: number;
let leftMs: number;
let bets: Bets;

const bet = (betId: string, layout: Chip[]): TableBet => ({
  betId,
  gameCode: 'roulette-low',
  issue: 'a',
  layout,
  stake: '0.00',
  state: 'OPEN',
  payout: null,
  placedAt: '2026-11-27T10:00:00.000Z',
});
const refusal = (code: 'tables.round-closed' | 'wallet.insufficient') =>
  new CallFailed({ success: false, code, message: `said ${code}`, requestId: '' });

beforeEach(() => {
  vi.useFakeTimers();
  [placed, withdrawn, bounced, stayed, unknown, leftMs] = [[], [], [], [], 0, 10_000];
  let key = 0;
  bets = createBets({
    place: (name, { issue, layout }) =>
      new Promise((resolve, reject) => {
        placed.push({ key: name, issue, layout, resolve, reject });
      }),
    withdraw: (betIds) =>
      new Promise((resolve, reject) => {
        withdrawn.push({ betIds, resolve, reject });
      }),
    newKey: () => `key-${(key += 1)}`,
    limits: () => ({ round: 20_000n }),
    most: (spot) => (spot === 'nothing' ? null : 5_000n),
    balance: () => 100_000n,
    leftMs: () => leftMs,
    onChange: () => undefined,
    onBounce: (bounce) => bounced.push(bounce),
    onMoney: () => undefined,
    onUnknown: () => {
      unknown += 1;
    },
    onStay: (words) => stayed.push(words),
  });
  bets.begin('a', []);
});
afterEach(() => {
  vi.useRealTimers();
});

const lay = (spot: string, stake: bigint) => bets.lay(new Map([[spot, stake]]));
const gathered = () => vi.advanceTimersByTimeAsync(GATHER_MS);
const settled = () => vi.advanceTimersByTimeAsync(0);
const take = async (at: number) => {
  const answer = { balance: '990.00', version: '1' };
  placed[at]?.resolve({ bet: bet(`bet-${at}`, placed[at]?.layout ?? []), ...answer });
  await settled();
};
const plain = (laid: Laid) => Object.fromEntries([...laid].map(([s, stake]) => [s, Number(stake)]));

test('taps within a quarter of a second are one bet under one key', async () => {
  lay('red', 1_000n);
  await vi.advanceTimersByTimeAsync(100);
  lay('red', 1_000n);
  lay('odd', 500n);
  expect(placed).toEqual([]);
  await gathered();
  expect(placed).toMatchObject([
    {
      key: 'key-1',
      issue: 'a',
      layout: [
        { spot: 'red', stake: '20.00' },
        { spot: 'odd', stake: '5.00' },
      ],
    },
  ]);
  expect(bets.on('red')).toEqual({ stake: 2_000n, pending: 2_000n });
  await take(0);
  expect(bets.on('red')).toEqual({ stake: 2_000n, pending: 0n });
  lay('red', 1_000n);
  await gathered();
  expect(placed[1]?.key).toBe('key-2');
});

test('bets are sent one after another, in the order in which they were laid', async () => {
  lay('red', 1_000n);
  await gathered();
  lay('odd', 1_000n);
  await gathered();
  expect(placed).toHaveLength(1);
  await take(0);
  expect(placed).toHaveLength(2);
});

test('shortly before closing a tap is sent at once', async () => {
  leftMs = 300;
  lay('red', 1_000n);
  await settled();
  expect(placed).toHaveLength(1);
});

test('chips that the server refuses come back with its words', async () => {
  lay('red', 1_000n);
  await gathered();
  placed[0]?.reject(refusal('tables.round-closed'));
  await settled();
  expect(bets.total()).toBe(0n);
  expect(bounced).toMatchObject([{ why: 'refused', code: 'tables.round-closed' }]);
  expect(plain(bounced[0]?.chips ?? new Map())).toEqual({ red: 1_000 });
});

test.each<[string, bigint, Partial<Bounce>]>([
  ['red', 5_001n, { why: 'spot', most: 5_000n }],
  ['nothing', 1_000n, { why: 'unknown-spot' }],
])('a chip on %s of %s bounces without being sent', async (spot, stake, why) => {
  lay(spot, stake);
  await gathered();
  expect(placed).toEqual([]);
  expect(bounced).toMatchObject([why]);
});

test('chips bounce over the limit of the round, over the balance, and when betting is over', () => {
  for (const spot of ['a', 'b', 'c', 'd']) lay(spot, 5_000n);
  lay('e', 1n);
  expect(bounced.at(-1)).toMatchObject({ why: 'round', most: 20_000n });
  leftMs = 0;
  lay('e', 1n);
  expect(bounced.at(-1)).toMatchObject({ why: 'late' });
});

test('undo takes the last bet back and clear all of them; what is not sent yet just goes', async () => {
  lay('red', 1_000n);
  await gathered();
  await take(0);
  lay('odd', 1_000n);
  await gathered();
  await take(1);
  lay('even', 1_000n);
  bets.undo();
  await settled();
  expect(withdrawn).toEqual([]);
  expect(plain(bets.laid())).toEqual({ red: 1_000, odd: 1_000 });
  bets.undo();
  await settled();
  expect(withdrawn[0]?.betIds).toEqual(['bet-1']);
  expect(plain(bets.laid())).toEqual({ red: 1_000 });
  withdrawn[0]?.resolve({ bets: [], balance: '1.00', version: '3' });
  await settled();
  bets.clear();
  await settled();
  expect(withdrawn[1]?.betIds).toEqual(['bet-0']);
  expect(bets.total()).toBe(0n);
});

test('a bet that is taken back while it is on its way is withdrawn once it was answered', async () => {
  lay('red', 1_000n);
  await gathered();
  bets.undo();
  await settled();
  expect(withdrawn).toEqual([]);
  expect(bets.total()).toBe(0n);
  await take(0);
  expect(withdrawn[0]?.betIds).toEqual(['bet-0']);
});

test('a bet that may not be taken back any more stays on the table', async () => {
  lay('red', 1_000n);
  await gathered();
  await take(0);
  bets.clear();
  await settled();
  withdrawn[0]?.reject(refusal('tables.round-closed'));
  await settled();
  expect(bets.total()).toBe(1_000n);
  expect(stayed).toEqual(['said tables.round-closed']);
});

test('without an answer the seat is asked for, and what it knows counts once', async () => {
  lay('red', 1_000n);
  await gathered();
  placed[0]?.reject(new CallFailed(null));
  await settled();
  expect(unknown).toBe(1);
  const known = bet('bet-9', [{ spot: 'red', stake: toDecimal(1_000n) }]);
  bets.begin('a', [known]);
  bets.begin('a', [known]);
  expect(plain(bets.laid())).toEqual({ red: 1_000 });
});

test('a seat taken while a bet is on its way counts that bet once', async () => {
  lay('red', 1_000n);
  await gathered();
  bets.begin('a', [bet('bet-0', placed[0]?.layout ?? [])]);
  await take(0);
  expect(bets.total()).toBe(1_000n);
});

test('the next round begins without chips, and an answer of the last one changes nothing in it', async () => {
  lay('red', 1_000n);
  await gathered();
  bets.begin('b', []);
  await take(0);
  expect(bets.total()).toBe(0n);
});

test('a layout names a spot once, whatever lies there together', () => {
  expect(
    plain(
      laidOf([
        { spot: 'red', stake: '1.00' },
        { spot: 'odd', stake: '2.50' },
      ]),
    ),
  ).toEqual({ red: 100, odd: 250 });
});
