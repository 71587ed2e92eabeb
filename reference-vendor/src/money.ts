import type { MoneyRecord, Step } from './record.ts';
import type { Heard, WalletClient } from './wallet-client.ts';

export type Money = {
  /** Writes the step down and sends it until it is decided or `tries` are over. */
  send(step: Omit<Step, 'state' | 'status' | 'at'>, more: Sending): Promise<Decided>;
};

export type Sending = {
  /** Fields of the call that are no money: the token, the game. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly tries: number;
};

/** `unknown`: every try was lost on the way, nobody knows what the wallet did. */
export type Decided =
  | { readonly state: 'done' | 'refused'; readonly status: string; readonly balance: string }
  | { readonly state: 'unknown' };

const PATHS = {
  bet: '/vendor/v1/bet',
  win: '/vendor/v1/win',
  rollback: '/vendor/v1/rollback',
  'free-bet': '/vendor/v1/free-bet',
  'free-win': '/vendor/v1/free-win',
} as const;

/** A win that is ahead of its bet is no decision: it is sent again. */
const UNDECIDED = new Set(['BET_NOT_FOUND']);

export function createMoney(deps: {
  readonly wallet: WalletClient;
  readonly record: MoneyRecord;
  readonly now: () => Date;
  readonly wait: (ms: number) => Promise<void>;
}): Money {
  const { wallet, record, now, wait } = deps;
  return {
    async send(asked, { fields, tries }) {
      const step = { ...asked, at: now().toISOString() };
      record.write({ ...step, state: 'wanted', status: null });
      for (let n = 0; n < tries; n += 1) {
        if (n > 0) await wait(Math.min(50 * 2 ** n, 2_000));
        const heard = await wallet
          .call(PATHS[asked.action], bodyOf(asked, fields))
          .catch(() => null);
        const decided = heard && decidedBy(heard);
        if (!decided) continue;
        record.write({ ...step, state: decided.state, status: decided.status });
        return decided;
      }
      return { state: 'unknown' };
    },
  };
}

function bodyOf(step: Omit<Step, 'state' | 'status' | 'at'>, fields: object): object {
  const { action, transactionId, roundId, betId, account, currency, amount } = step;
  const usual = { transactionId, roundId, currency, ...fields };
  if (action === 'free-bet') return { ...usual, grantId: step.grantId };
  if (action === 'bet') return { ...usual, amount };
  if (action === 'rollback') return { ...usual, account, betId };
  return { ...usual, account, betId, amount, roundClosed: true };
}

function decidedBy({ http, value }: Heard): Exclude<Decided, { state: 'unknown' }> | null {
  if (http !== 200 || !value) return null;
  const status = String(value['status']);
  if (UNDECIDED.has(status)) return null;
  const state = status === 'OK' || status === 'REPEATED' ? 'done' : 'refused';
  return { state, status, balance: String(value['balance'] ?? '') };
}
