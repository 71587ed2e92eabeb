import type { TableLimits } from '@nokshi/contract/player/tables.ts';
import { formatAmount, minorOf } from '@nokshi/money';

/** Chips that a row has room for. */
const MOST_CHIPS = 6;
/** Discs that a stack is drawn with, whatever lies in it. */
const MOST_DISCS = 5;
const TAKA = 100n;

/** Limits in minor units. */
export type Limits = {
  readonly least: bigint;
  readonly most: bigint;
  readonly round: bigint;
  readonly win: bigint;
};
export const limitsOf = ({ least, most, round, win }: TableLimits): Limits => ({
  least: minorOf(least),
  most: minorOf(most),
  round: minorOf(round),
  win: minorOf(win),
});

/** 1, 2, 5, 10, 20, 50 … taka. */
function denominations(most: bigint): bigint[] {
  const all: bigint[] = [];
  for (let unit = TAKA; unit <= most; unit *= 10n)
    all.push(...[1n, 2n, 5n].map((times) => times * unit).filter((value) => value <= most));
  return all;
}

/** The chips of a table: from the least to the most on one spot, at most six, spread evenly. */
export function chipValues({ least, most }: Pick<Limits, 'least' | 'most'>): readonly bigint[] {
  const all = denominations(most).filter((value) => value >= least);
  if (all.length === 0) return [least];
  if (all.length <= MOST_CHIPS) return all;
  const step = (all.length - 1) / (MOST_CHIPS - 1);
  return Array.from({ length: MOST_CHIPS }, (_, at) => all[Math.round(at * step)] ?? least);
}

/** The discs of a stack from below: the largest chips first, places among `values`. */
export function discsOf(stake: bigint, values: readonly bigint[]): readonly number[] {
  const discs: number[] = [];
  let left = stake;
  for (let at = values.length - 1; at >= 0 && discs.length < MOST_DISCS; at -= 1) {
    const value = values[at] ?? 0n;
    while (value > 0n && left >= value && discs.length < MOST_DISCS) {
      discs.push(at);
      left -= value;
    }
  }
  return discs.length > 0 ? discs : [0];
}

const compact = (minor: bigint, unit: bigint, letter: string): string => {
  const tenths = (minor * 10n) / unit;
  const [whole, tenth] = [tenths / 10n, tenths % 10n];
  return `${whole}${tenth > 0n && whole < 100n ? `.${tenth}` : ''}${letter}`;
};

/** What fits on a chip: 50, 1.5k, 20k, 2m. */
export function chipText(minor: bigint): string {
  const taka = minor / TAKA;
  if (taka >= 1_000_000n) return compact(minor, 1_000_000n * TAKA, 'm');
  if (taka >= 1_000n) return compact(minor, 1_000n * TAKA, 'k');
  return minor % TAKA === 0n ? String(taka) : formatAmount(minor);
}
