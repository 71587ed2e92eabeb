/** Percent of valid turnover that counts, by category; a category that is not named counts whole. */
export type Contributions = Readonly<Record<string, number>>;

/** What has to be staked before money that came in may go out. Amounts are minor units. */
export type Obligation = {
  readonly id: string;
  readonly required: bigint;
  readonly done: bigint;
  readonly contributions: Contributions | null;
  /** A wager with a larger stake does not count. */
  readonly largestBet: bigint | null;
};

/** One settlement: the whole stake of its wager, and what of it became valid turnover. */
export type Play = { readonly category: string; readonly stake: bigint; readonly valid: bigint };

/** `multiple` in hundredths: 100 is once, 2500 is 25 times. */
export const requiredOf = (amount: bigint, multiple: number): bigint =>
  (amount * BigInt(multiple)) / 100n;

const percentOf = ({ contributions }: Obligation, category: string): bigint =>
  BigInt(contributions?.[category] ?? 100);

/**
 * The obligations after this play. Play counts for the oldest first; what one of them does not need or
 * does not take goes on to the next. What a void wager takes back, the newest progress loses first; an
 * obligation that has ended keeps its end. Source: domain.md 9.
 */
export function countPlay<Kept extends Obligation>(
  oldestFirst: readonly Kept[],
  plays: readonly Play[],
): Kept[] {
  let kept = [...oldestFirst];
  for (const play of plays) kept = play.valid >= 0n ? add(kept, play) : takeBack(kept, play);
  return kept;
}

function add<Kept extends Obligation>(oldestFirst: readonly Kept[], play: Play): Kept[] {
  let left = play.valid;
  return oldestFirst.map((obligation) => {
    const percent = percentOf(obligation, play.category);
    const { largestBet, required, done } = obligation;
    if (percent === 0n || (largestBet !== null && play.stake > largestBet)) return obligation;
    const counted = (left * percent) / 100n;
    if (counted <= required - done) {
      left = 0n;
      return { ...obligation, done: done + counted };
    }
    // Rounded up: what counted here counts nowhere else.
    left -= ((required - done) * 100n + percent - 1n) / percent;
    return { ...obligation, done: required };
  });
}

function takeBack<Kept extends Obligation>(oldestFirst: readonly Kept[], play: Play): Kept[] {
  let left = -play.valid;
  return oldestFirst
    .toReversed()
    .map((obligation) => {
      const percent = percentOf(obligation, play.category);
      const counted = (left * percent) / 100n;
      if (counted === 0n) return obligation;
      const taken = counted < obligation.done ? counted : obligation.done;
      left -= (taken * 100n + percent - 1n) / percent;
      if (left < 0n) left = 0n;
      return { ...obligation, done: obligation.done - taken };
    })
    .toReversed();
}

/** What is required in all, how much of it is done, and what is missing; minor units. */
export type Turnover = { readonly needed: bigint; readonly done: bigint; readonly missing: bigint };

export function turnoverOf(obligations: readonly Obligation[]): Turnover {
  const needed = obligations.reduce((sum, { required }) => sum + required, 0n);
  const done = obligations.reduce((sum, one) => sum + one.done, 0n);
  return { needed, done, missing: needed - done };
}

/** Of the cash what may be withdrawn: all but what has still to be staked and what is owed. */
export function withdrawableOf(cash: bigint, { missing }: Turnover, owed: bigint): bigint {
  const kept = missing + owed;
  return cash > kept ? cash - kept : 0n;
}
