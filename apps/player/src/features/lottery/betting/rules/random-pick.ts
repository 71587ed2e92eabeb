import { type Play, type Selection } from '@nokshi/house-math/lottery/play.ts';
import { rangeOf } from './draft.ts';

const TRIES = 400;

/** A number below n, each equally likely. */
export type Below = (n: number) => number;

/** From the browser's chance; words that would favour small numbers are thrown away. */
export const browserBelow: Below = (n) => {
  const most = Math.floor(2 ** 32 / n) * n;
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word < most ? word % n : browserBelow(n);
};

/** So many different ones of them, ascending. */
function some(from: readonly number[], count: number, below: Below): number[] {
  const left = [...from];
  const taken = Array.from({ length: Math.min(count, left.length) }, () =>
    Number(left.splice(below(left.length), 1)[0]),
  );
  return taken.toSorted((a, b) => a - b);
}

/** The smallest selections of a play first; later tries are larger. */
function guess({ kind, asks, prizes }: Play, tried: number, below: Below): Selection {
  const all = rangeOf(asks);
  const { places = 1, least = 1 } = asks;
  const more = Math.floor(tried / 40);
  const one = () => some(all, 1, below);
  switch (kind) {
    case 'places': {
      const filled = some(rangeOf({ from: 0, to: places - 1 }), least, below);
      return {
        kind,
        places: Array.from({ length: places }, (_, at) => (filled.includes(at) ? one() : [])),
      };
    }
    case 'numbers':
      return { kind, numbers: some(all, Math.min(least + more, asks.most ?? all.length), below) };
    case 'repeated':
      return {
        kind,
        repeated: some(all, 1 + (more % 2), below),
        single: some(all, 1 + more, below),
      };
    case 'bankers': {
      const bankers = one();
      const others = all.filter((number) => !bankers.includes(number));
      return { kind, bankers, others: some(others, Math.max(1, least - 1 + more), below) };
    }
    case 'any':
      return {
        kind,
        places: some(rangeOf({ from: 0, to: places - 1 }), least, below),
        numbers: some(all, 2 + more, below),
      };
    case 'lines':
      return { kind, lines: [Array.from({ length: places }, () => one()[0] ?? asks.from)] };
    case 'options':
      return { kind, options: [below(prizes.length)] };
  }
}

/** A bet of the smallest size that the play takes, drawn by chance; null where none was found. */
export function randomPick(play: Play, below: Below = browserBelow): Selection | null {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const selection = guess(play, tried, below);
    if (play.accepts(selection)) return selection;
  }
  return null;
}
