import { parseDecimal, toDecimal } from '@nokshi/money';

/**
 * Since when a game is open, and what went in and came back since the member's play began, in all
 * games. Amounts in minor units. RTS 2E, 13C.
 */
export type Sitting = {
  readonly startedAtMs: number;
  readonly staked: bigint;
  readonly won: bigint;
};

type Start = { readonly seconds: number; readonly staked: string; readonly won: string };
type Round = { readonly staked: string; readonly won: string };

const minor = (amount: string): bigint => parseDecimal(amount) ?? 0n;

type Sums = Pick<Sitting, 'staked' | 'won'>;

/** Sums as the server says them, in minor units. */
export const sumsOf = ({ staked, won }: Round): Sums => ({
  staked: minor(staked),
  won: minor(won),
});

/** The sitting as the frame found it, on this browser's clock. */
export const beginSitting = (start: Start, nowMs: number): Sitting => ({
  startedAtMs: nowMs - start.seconds * 1000,
  ...sumsOf(start),
});

export const addRound = (sitting: Sitting, round: Round): Sitting => ({
  ...sitting,
  staked: sitting.staked + minor(round.staked),
  won: sitting.won + minor(round.won),
});

/** What the member is up or down, as a decimal string. */
export const netOf = ({ staked, won }: Sums): string => toDecimal(won - staked);
