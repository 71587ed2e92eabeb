import { sum } from './counting.ts';
import type { NumberSet, Play } from './play.ts';

/** Different numbers in so many places, and how much a number counts in a place: 0 where it is not right. */
export type Board = {
  readonly numbers: readonly number[];
  readonly places: number;
  readonly counts: (place: number, number: number) => number;
};

/** In how many orders the numbers can be in the places, none where it is right. */
export function waysToMiss(board: Board): bigint {
  return fill<bigint>(board, {
    first: 1n,
    next: (ways, count, left) => (count === 0 ? ways * BigInt(left) : null),
    join: (one, other) => one + other,
  }).reduce((all, ways) => all + ways, 0n);
}

/** The most that all places can count together. */
export function mostRight(board: Board): number {
  return Math.max(
    ...fill<number>(board, { first: 0, next: (most, count) => most + count, join: Math.max }),
  );
}

type Steps<T> = {
  readonly first: T;
  /** Of a number that counts so much, of which so many are left; null where it may not be there. */
  readonly next: (value: T, count: number, left: number) => T | null;
  readonly join: (one: T, other: T) => T;
};

/** Place by place, for each choice of how many numbers of each kind are left. Those of a kind count the same everywhere. */
function fill<T>({ numbers, places, counts }: Board, { first, next, join }: Steps<T>): T[] {
  const kinds = new Map<string, { readonly counts: readonly number[]; left: number }>();
  for (const number of numbers) {
    const own = Array.from({ length: places }, (_, place) => counts(place, number));
    const kind = kinds.get(own.join());
    if (kind) kind.left += 1;
    else kinds.set(own.join(), { counts: own, left: 1 });
  }
  const start = [...kinds.values()].map(({ left }) => left);
  let states = new Map([[start.join(), { left: start, value: first }]]);
  for (let place = 0; place < places; place += 1) {
    const after: typeof states = new Map();
    for (const { left, value } of states.values())
      [...kinds.values()].forEach((kind, at) => {
        const many = left[at] ?? 0;
        const reached = many > 0 ? next(value, kind.counts[place] ?? 0, many) : null;
        if (reached === null) return;
        const rest = left.with(at, many - 1);
        const known = after.get(rest.join());
        after.set(rest.join(), { left: rest, value: known ? join(known.value, reached) : reached });
      });
    states = after;
  }
  return [...states.values()].map(({ value }) => value);
}

/** Some places of a bet, each with sides or numbers that were chosen for it, as its play counts them. */
export function boardOf(
  play: Play,
  places: readonly NumberSet[],
  numbers: readonly number[],
): Board {
  return {
    numbers,
    places: places.length,
    counts(place, number) {
      const set = places[place] ?? [];
      if (set.length === 0) return 0;
      const alone = places.map((_, at) => (at === place ? set : []));
      const draw = places.map(() => number);
      return sum(play.hits({ kind: 'places', places: alone }, draw));
    },
  };
}
