import { parseDecimal, toDecimal } from '@nokshi/money';

/** A sitting at one game: since when, what went in, what came back. Amounts in minor units. */
export type Sitting = {
  readonly startedAtMs: number;
  readonly staked: bigint;
  readonly won: bigint;
};

type Start = { readonly seconds: number; readonly staked: string; readonly won: string };
type Round = { readonly staked: string; readonly won: string };

const minor = (amount: string): bigint => parseDecimal(amount) ?? 0n;

/** The sitting as the frame found it, on this browser's clock. */
export const beginSitting = (start: Start, nowMs: number): Sitting => ({
  startedAtMs: nowMs - start.seconds * 1000,
  staked: minor(start.staked),
  won: minor(start.won),
});

export const addRound = (sitting: Sitting, round: Round): Sitting => ({
  ...sitting,
  staked: sitting.staked + minor(round.staked),
  won: sitting.won + minor(round.won),
});

/** What the member is up or down in this sitting, as a decimal string. */
export const netOf = ({ staked, won }: Sitting): string => toDecimal(won - staked);
