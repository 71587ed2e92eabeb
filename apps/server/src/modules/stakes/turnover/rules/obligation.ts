import type { Category } from '@nokshi/contract/player/catalogue.ts';

/** Percent of valid turnover that counts, by category; a category without one counts whole. */
export type Contributions = Readonly<Record<string, number>>;

/**
 * Contributions of awards where their terms say nothing else; a changed table gets the next version,
 * which is stored with each obligation. Deposits and transfers count all play whole. Source: domain.md 9.
 */
export const USUAL_CONTRIBUTIONS: { readonly version: number } & Readonly<
  Record<Category, number>
> = {
  version: 1,
  RNG: 100,
  FISH: 100,
  SPORTS: 100,
  ESPORTS: 100,
  LOTT: 50,
  ELOTT: 50,
  LIVE: 20,
  PVP: 0,
};

/** What has to be staked before credited money may be withdrawn. Amounts are minor units. */
export type Obligation = {
  readonly id: string;
  readonly required: bigint;
  readonly done: bigint;
  readonly contributions: Contributions | null;
  /** A wager with a larger stake does not count. */
  readonly largestBet: bigint | null;
};

/** What one settlement counted for one obligation; below zero when a void takes it back. Minor units. */
export type Counted = {
  readonly id: string;
  readonly category: string;
  /** Its valid turnover, which counts for no other. */
  readonly valid: bigint;
  readonly counted: bigint;
};

/** One settlement: the whole stake of its wager, and its valid turnover. */
export type Play = { readonly category: string; readonly stake: bigint; readonly valid: bigint };

/** How often credited money has to be staked where nothing else was agreed, in hundredths. Domain.md 11. */
export const USUAL_MULTIPLE = 100;

const percentOf = ({ contributions }: Obligation, category: string): bigint =>
  BigInt(contributions?.[category] ?? 100);

/**
 * The obligations after this play. Play counts for the oldest first; what one of them does not need
 * or does not accept counts for the next. A void wager takes back the newest progress first; an
 * ended obligation stays ended. `note` hears what counted for which. Source: domain.md 9.
 */
export function countPlay<Kept extends Obligation>(
  oldestFirst: readonly Kept[],
  plays: readonly Play[],
  note: (counted: Counted) => void = () => {},
): Kept[] {
  let kept = [...oldestFirst];
  for (const play of plays)
    kept = play.valid >= 0n ? add(kept, play, note) : takeBack(kept, play, note);
  return kept;
}

type Note = (counted: Counted) => void;

function add<Kept extends Obligation>(
  oldestFirst: readonly Kept[],
  play: Play,
  note: Note,
): Kept[] {
  const { category } = play;
  let left = play.valid;
  return oldestFirst.map((obligation) => {
    const percent = percentOf(obligation, play.category);
    const { largestBet, required, done } = obligation;
    if (percent === 0n || (largestBet !== null && play.stake > largestBet)) return obligation;
    const counted = (left * percent) / 100n;
    const { id } = obligation;
    if (counted <= required - done) {
      if (counted > 0n) note({ id, category, valid: left, counted });
      left = 0n;
      return { ...obligation, done: done + counted };
    }
    // Rounded up: turnover that counted here counts nowhere else.
    const used = ((required - done) * 100n + percent - 1n) / percent;
    if (used > 0n) note({ id, category, valid: used, counted: required - done });
    left -= used;
    return { ...obligation, done: required };
  });
}

function takeBack<Kept extends Obligation>(
  oldestFirst: readonly Kept[],
  play: Play,
  note: Note,
): Kept[] {
  const { category } = play;
  let left = -play.valid;
  return oldestFirst
    .toReversed()
    .map((obligation) => {
      const percent = percentOf(obligation, play.category);
      const counted = (left * percent) / 100n;
      if (counted === 0n) return obligation;
      const taken = counted < obligation.done ? counted : obligation.done;
      const used = (taken * 100n + percent - 1n) / percent;
      if (taken > 0n) note({ id: obligation.id, category, valid: -used, counted: -taken });
      left -= used;
      if (left < 0n) left = 0n;
      return { ...obligation, done: obligation.done - taken };
    })
    .toReversed();
}

/** What is required in total, how much is done, and what is missing; minor units. */
export type Turnover = { readonly needed: bigint; readonly done: bigint; readonly missing: bigint };

export function turnoverOf(obligations: readonly Obligation[]): Turnover {
  const needed = obligations.reduce((sum, { required }) => sum + required, 0n);
  const done = obligations.reduce((sum, one) => sum + one.done, 0n);
  return { needed, done, missing: needed - done };
}

/** The withdrawable part of the cash: all but missing turnover and debt. */
export function withdrawableOf(cash: bigint, { missing }: Turnover, owed: bigint): bigint {
  const kept = missing + owed;
  return cash > kept ? cash - kept : 0n;
}
