import { randomBytes } from 'node:crypto';
import type { Bent, Heard, WalletClient } from '../wallet-client.ts';

/** What the cases are run with; a case whose need is missing is counted as not run. */
export type Ground = {
  readonly wallet: WalletClient;
  /** Of a player with at least 500.00, who plays nothing else meanwhile. */
  readonly token: string;
  readonly gameId: string;
  readonly currency: string;
  /** Of another player. */
  readonly otherToken?: string;
  /** Of a player who may not play: frozen, on a break or self-excluded. */
  readonly blockedToken?: string;
  /** Of a player whose daily stakes are limited to 5.00. */
  readonly limitedToken?: string;
  /** Of a session that has ended. */
  readonly endedToken?: string;
  /** Free rounds of the first player in this game, twenty or more of them. */
  readonly grantId?: string;
  /** Free rounds of the first player of which none may be played any more. */
  readonly endedGrantId?: string;
  /** Another client whose code is known but whose key is another one. */
  readonly stranger?: WalletClient;
};
export type Need =
  | 'otherToken'
  | 'blockedToken'
  | 'limitedToken'
  | 'endedToken'
  | 'grantId'
  | 'endedGrantId'
  | 'stranger';

export type Bench = Ground & {
  readonly account: string;
  id(kind: string): string;
  balance(): Promise<string>;
  bet(given?: Partial<BetBody>, bent?: Bent): Promise<Heard>;
  betAndWin(given?: Partial<BetBody> & { win?: string; roundClosed?: boolean }): Promise<Heard>;
  win(given: Partial<WinBody> & { betId: string; roundId: string }): Promise<Heard>;
  rollback(given: Partial<WinBody> & { betId: string; roundId: string }): Promise<Heard>;
  freeBet(
    given?: Partial<Omit<BetBody, 'amount'>> & { grantId?: string },
    bent?: Bent,
  ): Promise<Heard>;
  freeWin(
    given: Partial<WinBody> & { betId: string; roundId: string },
    bent?: Bent,
  ): Promise<Heard>;
  endRound(given: { roundId: string; transactionId?: string }): Promise<Heard>;
  award(given?: { transactionId?: string; amount?: string; account?: string }): Promise<Heard>;
};

type BetBody = {
  token: string;
  transactionId: string;
  roundId: string;
  gameId: string;
  amount: string;
  currency: string;
};
type WinBody = {
  account: string;
  transactionId: string;
  betId: string;
  roundId: string;
  amount: string;
  currency: string;
  roundClosed: boolean;
};

export type Case = {
  readonly group:
    | 'happy'
    | 'idempotency'
    | 'errors'
    | 'signature'
    | 'attacks'
    | 'edges'
    | 'free-rounds';
  /** What a wallet must do, as a sentence. */
  readonly name: string;
  readonly needs?: readonly Need[];
  run(bench: Bench): Promise<void>;
};

export class Wrong extends Error {}

/** Ends the case with both values in the sentence. */
export function same(found: unknown, expected: unknown, what: string): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
  if (a !== b) throw new Wrong(`${what}: expected ${b}, found ${a}`);
}

export const statusIs = (heard: Heard, status: string): void => {
  same(heard.http, 200, `HTTP status (${heard.code ?? heard.value?.['status']})`);
  same(heard.value?.['status'], status, 'status');
};

/** Nothing was decided: 4xx without a value. */
export function decidedNothing(heard: Heard): void {
  if (heard.http < 400 || heard.http >= 500 || heard.value !== null)
    throw new Wrong(`expected a 4xx without a value, found ${heard.http} ${heard.code}`);
}

export const notSigned = (heard: Heard): void => {
  decidedNothing(heard);
  same(heard.code, 'edge.signature-wrong', 'code');
};

/** Exact: no float ever sees money. */
export const cents = (text: unknown): bigint => {
  const [whole = '', fraction = ''] = String(text).split('.');
  return BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0').slice(0, 2));
};

export async function openBench(ground: Ground): Promise<Bench> {
  const { wallet, token, gameId, currency } = ground;
  const run = randomBytes(5).toString('hex');
  let count = 0;
  const id = (kind: string) => `${kind}-${run}-${++count}`;
  const session = await wallet.call('/vendor/v1/session', { token });
  statusIs(session, 'OK');
  const account = String(session.value?.['account']);
  const by = (path: string) => (body: object, bent?: Bent) =>
    wallet.call(`/vendor/v1/${path}`, body, bent);
  const [bet, both, win, back, end, award, freeBet, freeWin] = [
    by('bet'),
    by('bet-and-win'),
    by('win'),
    by('rollback'),
    by('end-round'),
    by('award'),
    by('free-bet'),
    by('free-win'),
  ];
  const begin = () => ({
    token,
    transactionId: id('bet'),
    roundId: id('round'),
    gameId,
    currency,
  });
  const usual = () => ({ ...begin(), amount: '1.00' });
  return {
    ...ground,
    account,
    id,
    balance: async () =>
      String((await wallet.call('/vendor/v1/balance', { token })).value?.['balance']),
    bet: (given, bent) => bet({ ...usual(), ...given }, bent),
    betAndWin: (given) => both({ ...usual(), win: '0.00', ...given }),
    win: (given) => win({ account, currency, transactionId: id('win'), amount: '2.00', ...given }),
    rollback: (given) => back({ account, currency, transactionId: id('back'), ...given }),
    freeBet: (given, bent) => freeBet({ ...begin(), grantId: ground.grantId, ...given }, bent),
    freeWin: (given, bent) =>
      freeWin({ account, currency, transactionId: id('win'), amount: '2.00', ...given }, bent),
    endRound: (given) => end({ account, currency, transactionId: id('end'), ...given }),
    award: (given) =>
      award({
        account,
        currency,
        promotionId: 'spring',
        transactionId: id('award'),
        amount: '3.00',
        ...given,
      }),
  };
}

/** A fresh bet that was taken, with its ids. */
export async function taken(bench: Bench, given: Partial<BetBody> = {}) {
  const ids = { betId: bench.id('bet'), roundId: bench.id('round') };
  const heard = await bench.bet({ transactionId: ids.betId, roundId: ids.roundId, ...given });
  statusIs(heard, 'OK');
  return { ...ids, ...(given.roundId ? { roundId: given.roundId } : {}), heard };
}

/** What the case changed of the balance, in minor units. */
export async function moved(bench: Bench, work: () => Promise<unknown>): Promise<bigint> {
  const before = cents(await bench.balance());
  await work();
  return cents(await bench.balance()) - before;
}
export const moves = async (
  bench: Bench,
  expected: string,
  work: () => Promise<unknown>,
): Promise<void> => {
  const sign = expected.startsWith('-') ? -1n : 1n;
  const wanted = sign * cents(expected.replace('-', ''));
  same(`${await moved(bench, work)}`, `${wanted}`, 'change of the balance in minor units');
};
