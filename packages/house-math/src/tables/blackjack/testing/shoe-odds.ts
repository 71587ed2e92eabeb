import type { Act } from '../round.ts';

/**
 * A second engine beside advice.ts: cards of a real shoe, of which each one that is seen is missing. It knows nothing
 * of the other one: counts of values, dealer and player followed card by card. Exact, and slow. Source: domain.md 2.
 */
type Counts = number[];

/** So many decks: aces at 1, tens and faces at 10. */
export const countsOf = (decks: number): readonly number[] => [
  0,
  ...Array.from({ length: 9 }, () => 4 * decks),
  16 * decks,
];

const sizeOf = (counts: Counts): number => counts.reduce((sum, count) => sum + count, 0);
const best = (low: number, aces: number): number => (aces > 0 && low <= 11 ? low + 10 : low);
const BROKE = 22;

type Dealer = readonly number[];

/** Chances of the dealer's end, 17 to 21 and 22 for broken, for an up card that is no longer in the counts. */
function dealer(counts: Counts, up: number): Dealer {
  const ends = Array.from({ length: BROKE + 1 }, () => 0);
  const go = (low: number, aces: number, chance: number) => {
    const total = best(low, aces);
    if (total >= 17) {
      const end = Math.min(total, BROKE);
      ends[end] = (ends[end] ?? 0) + chance;
      return;
    }
    drawing(counts, null, (value, each) =>
      go(low + value, aces + (value === 1 ? 1 : 0), chance * each),
    );
  };
  const hidden = up === 1 ? 10 : up === 10 ? 1 : null;
  drawing(counts, hidden, (value, each) =>
    go(up + value, (up === 1 ? 1 : 0) + (value === 1 ? 1 : 0), each),
  );
  return ends;
}

/** Each value that may come, taken out of the counts while `next` looks at it; `not` is known not to come. */
function drawing(
  counts: Counts,
  not: number | null,
  next: (value: number, chance: number) => void,
): void {
  const size = sizeOf(counts) - (not === null ? 0 : (counts[not] ?? 0));
  for (let value = 1; value <= 10; value += 1) {
    const count = counts[value] ?? 0;
    if (count === 0 || value === not) continue;
    counts[value] = count - 1;
    next(value, count / size);
    counts[value] = count;
  }
}

/**
 * How likely each value is as the player's next card: the dealer's hidden card, known to be no ten under an ace and no
 * ace under a ten, is one of those that are left.
 */
function nextCards(
  counts: Counts,
  up: number,
  next: (value: number, chance: number) => void,
): void {
  const not = up === 1 ? 10 : up === 10 ? 1 : null;
  const size = sizeOf(counts);
  const hidden = not === null ? null : size - (counts[not] ?? 0);
  for (let value = 1; value <= 10; value += 1) {
    const count = counts[value] ?? 0;
    if (count === 0) continue;
    // Of the other cards one is hidden; a value that cannot be hidden is that much likelier to come.
    const chance =
      hidden === null
        ? count / size
        : value === not
          ? count / (size - 1)
          : (count * (hidden - 1)) / (hidden * (size - 1));
    counts[value] = count - 1;
    next(value, chance);
    counts[value] = count;
  }
}

/** Follows one hand against one up card; what a composition is worth is computed once. */
class Spot {
  readonly #counts: Counts;
  readonly #up: number;
  readonly #stands = new Map<string, Dealer>();
  readonly #best = new Map<string, number>();

  constructor(counts: Counts, up: number) {
    this.#counts = counts;
    this.#up = up;
  }

  stand(low: number, aces: number): number {
    const total = best(low, aces);
    if (total > 21) return -1;
    const key = this.#counts.join(' ');
    let ends = this.#stands.get(key);
    if (!ends) {
      ends = dealer(this.#counts, this.#up);
      this.#stands.set(key, ends);
    }
    return ends.reduce(
      (sum, chance, end) =>
        end === BROKE || end < total ? sum + chance : end > total ? sum - chance : sum,
      0,
    );
  }

  hit(low: number, aces: number): number {
    let worth = 0;
    nextCards(this.#counts, this.#up, (value, chance) => {
      const [total, has] = [low + value, aces + (value === 1 ? 1 : 0)];
      worth += chance * (total > 21 ? -1 : this.#going(total, has));
    });
    return worth;
  }

  double(low: number, aces: number): number {
    let worth = 0;
    nextCards(this.#counts, this.#up, (value, chance) => {
      worth += chance * this.stand(low + value, aces + (value === 1 ? 1 : 0));
    });
    return 2 * worth;
  }

  /** By symmetry both hands are worth the same: one is followed while the other's first card is missing. */
  split(value: number): number {
    let worth = 0;
    nextCards(this.#counts, this.#up, (next, chance) => {
      const [low, aces] = [value + next, (value === 1 ? 1 : 0) + (next === 1 ? 1 : 0)];
      const each =
        value === 1
          ? this.stand(low, aces)
          : Math.max(this.#going(low, aces), this.double(low, aces));
      worth += chance * each;
    });
    return 2 * worth;
  }

  #going(low: number, aces: number): number {
    if (best(low, aces) === 21) return this.stand(low, aces);
    const key = `${low} ${aces} ${this.#counts.join(' ')}`;
    const known = this.#best.get(key);
    if (known !== undefined) return known;
    const worth = Math.max(this.stand(low, aces), this.hit(low, aces));
    this.#best.set(key, worth);
    return worth;
  }
}

/** What an act is worth with two cards (values 1 to 10) against an up card, all three taken out of the decks. */
export function worthInShoe(
  decks: number,
  [one, two]: readonly [number, number],
  up: number,
): (act: Exclude<Act, 'insure' | 'decline'>) => number {
  const counts = [...countsOf(decks)];
  for (const value of [one, two, up]) counts[value] = (counts[value] ?? 0) - 1;
  const spot = new Spot(counts, up);
  const aces = [one, two].filter((value) => value === 1).length;
  return (act) => {
    switch (act) {
      case 'stand':
        return spot.stand(one + two, aces);
      case 'hit':
        return spot.hit(one + two, aces);
      case 'double':
        return spot.double(one + two, aces);
      case 'split':
        return spot.split(one);
    }
  };
}
