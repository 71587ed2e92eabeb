import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { type HouseCall, isHouse } from './house-call.ts';
import { minorOf, textOf } from './wheel.ts';

/** What was decided about a reference, once and for ever. */
type Decided = {
  readonly reference: string;
  readonly account: string;
  readonly status: 'DONE' | 'REFUSED' | 'CANCELLED';
  /** What it changed, in the smallest coin; nothing where it was refused. */
  readonly change: string;
  /** The balance right after it, told again with each answer. */
  readonly balance: string;
};
type Played = { readonly account: string; readonly change: string };

/** The players' money at a vendor that keeps it itself. */
export type OwnWallet = {
  /** Answers a call of the house; null when it was not the house that signed it. */
  answer(call: HouseCall): object | null;
  balance(account: string): bigint;
  /** A round: the stake goes, the win comes; false when the stake is not there. */
  play(account: string, round: { stake: bigint; win: bigint }): boolean;
  total(): bigint;
};

/**
 * Each line is on the disk before it is answered, so that a crash forgets nothing that was told. A
 * reference is decided once: whatever comes later under it gets that answer.
 */
export function openWallet(given: {
  readonly file: string | null;
  readonly key: Buffer;
  readonly now: () => number;
}): OwnWallet {
  const { file } = given;
  const balances = new Map<string, bigint>();
  const decided = new Map<string, Decided>();
  const balance = (account: string) => balances.get(account) ?? 0n;
  const take = (line: Decided | Played) => {
    balances.set(line.account, balance(line.account) + BigInt(line.change));
    if ('reference' in line) decided.set(line.reference, line);
  };
  const write = (line: Decided | Played) => {
    if (file) appendFileSync(file, `${JSON.stringify(line)}\n`, { flush: true });
    take(line);
  };
  if (file && existsSync(file))
    for (const line of readFileSync(file, 'utf8').split('\n'))
      if (line.endsWith('}')) take(JSON.parse(line) as Decided | Played);

  const decide = (
    asked: { reference: string; account: string },
    status: Decided['status'],
    change: bigint,
  ) => {
    const after = textOf(balance(asked.account) + change);
    const { reference, account } = asked;
    write({ reference, account, status, change: String(change), balance: after });
    return told(reference);
  };
  const told = (reference: string) => {
    const known = decided.get(reference);
    return known
      ? { reference, status: known.status, balance: known.balance }
      : { reference, status: 'UNKNOWN' };
  };

  return {
    balance,
    total: () => [...balances.values()].reduce((sum, one) => sum + one, 0n),
    play(account, { stake, win }) {
      if (balance(account) < stake) return false;
      write({ account, change: String(win - stake) });
      return true;
    },
    answer(call) {
      if (!isHouse(given, call)) return null;
      const asked = JSON.parse(call.body) as Record<string, string>;
      const { reference = '', account = '' } = asked;
      const amount = minorOf(asked['amount'] ?? '') ?? 0n;
      const verb = call.path.split('/').at(-1);
      if (verb === 'balance') return { status: 'OK', balance: textOf(balance(account)) };
      if (verb === 'query' || decided.has(reference)) return told(reference);
      if (verb === 'cancel') return decide({ reference, account }, 'CANCELLED', 0n);
      if (verb === 'deposit') return decide({ reference, account }, 'DONE', amount);
      if (verb !== 'withdraw') return null;
      return balance(account) < amount
        ? decide({ reference, account }, 'REFUSED', 0n)
        : decide({ reference, account }, 'DONE', -amount);
    },
  };
}
