import { UNIT_PRICES, type WantedBet } from '@nokshi/contract/player/lottery.ts';
import { parseDecimal, toDecimal } from '@nokshi/money';
import { kept } from '@nokshi/web/storage.ts';
import { useMemo } from 'react';
import { create } from 'zustand';
import { useSession } from '../../../data/session.ts';
import { clampedMultiple, type UnitPrice } from './rules/stake.ts';

/** How this member stakes, in this browser alone: no right and no money depends on it. */
export type Habits = {
  /** Of the sheet with one tap. */
  readonly amount: bigint;
  readonly times: number;
  /** Of the board. */
  readonly unitPrice: UnitPrice;
  readonly multiple: number;
  /** The prize base; null for the usual one. */
  readonly base: number | null;
};

const USUAL: Habits = { amount: 1000n, times: 1, unitPrice: '2.00', multiple: 1, base: null };
const keyOf = (username: string, gameCode: string) => `nokshi.bet:${username}:${gameCode}`;

function readHabits(key: string): Habits {
  try {
    const held = JSON.parse(kept.get(key) ?? '{}') as Partial<Record<keyof Habits, unknown>>;
    const amount = typeof held.amount === 'string' ? parseDecimal(held.amount) : null;
    return {
      amount: amount !== null && amount > 0n ? amount : USUAL.amount,
      times: clampedMultiple(Number(held.times)),
      unitPrice: UNIT_PRICES.find((price) => price === held.unitPrice) ?? USUAL.unitPrice,
      multiple: clampedMultiple(Number(held.multiple)),
      base: Number.isSafeInteger(held.base) ? Number(held.base) : null,
    };
  } catch {
    return USUAL;
  }
}

/** What was put on this page; all parts of it see the same. */
const useHabitsHeld = create<Readonly<Record<string, Habits>>>(() => ({}));

/** How this member stakes on this lottery, and a way to change it; kept for the next visit. */
export function useHabits(gameCode: string) {
  const key = keyOf(
    useSession(({ member }) => member?.account ?? ''),
    gameCode,
  );
  const before = useMemo(() => readHabits(key), [key]);
  const habits = useHabitsHeld((held) => held[key]) ?? before;
  const put = (part: Partial<Habits>): void => {
    const next = { ...habits, ...part };
    useHabitsHeld.setState({ [key]: next });
    kept.set(key, JSON.stringify({ ...next, amount: toDecimal(next.amount) }));
  };
  return { habits, put };
}

const lastKey = (username: string, gameCode: string, mode: string) =>
  `nokshi.bet-last:${username}:${gameCode}:${mode}`;
const account = () => useSession.getState().member?.account ?? '';
/** A pasted list of thousands of lines is not worth its room. */
const MOST_KEPT = 4_000;

/** The slip that was placed last, for "bet again". */
export function readLastSlip(gameCode: string, mode: string): readonly WantedBet[] {
  try {
    const bets: unknown = JSON.parse(kept.get(lastKey(account(), gameCode, mode)) ?? '[]');
    return Array.isArray(bets) ? (bets as readonly WantedBet[]) : [];
  } catch {
    return [];
  }
}

export function keepLastSlip(gameCode: string, mode: string, bets: readonly WantedBet[]): void {
  const text = JSON.stringify(bets);
  const key = lastKey(account(), gameCode, mode);
  if (text.length <= MOST_KEPT) kept.set(key, text);
  else kept.remove(key);
}
