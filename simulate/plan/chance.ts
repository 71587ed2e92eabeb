import { createHash } from 'node:crypto';

/** Draws that are the same for the same seed, on every machine. */
export type Chance = {
  /** From 0 to just below 1. */
  share(): number;
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  pick<T>(of: readonly T[]): T;
  /** As often as its weight says. */
  weighed<T>(of: readonly { readonly weight: number; readonly value: T }[]): T;
};

export function chanceOf(seed: string): Chance {
  let drawn = 0;
  const share = () => {
    const hash = createHash('sha256').update(`${seed}:${drawn}`).digest();
    drawn += 1;
    return hash.readUInt32BE() / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(share() * (most - least + 1));
  return {
    share,
    between,
    pick<T>(of: readonly T[]) {
      return of[between(0, of.length - 1)] as T;
    },
    weighed(of) {
      let left = share() * of.reduce((sum, { weight }) => sum + weight, 0);
      const found = of.find(({ weight }) => {
        left -= weight;
        return left < 0;
      });
      return (found ?? of.at(-1) ?? never()).value;
    },
  };
}

function never(): never {
  throw new Error('nothing to choose from');
}
