import type { Random } from '../../src/fairness/random.ts';

/** Pays people can remember. */
const LADDER = [
  1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 75, 80, 100, 120, 150, 200, 250, 300,
  400, 500, 600, 750, 800, 1_000, 1_200, 1_500, 2_000, 2_500, 3_000, 4_000, 5_000, 6_000, 8_000,
  10_000, 12_000, 15_000, 20_000, 30_000, 50_000, 60_000, 80_000, 100_000, 150_000, 200_000,
  300_000, 500_000,
];

/** `table[row][place]`: a later place is a bigger award, an earlier row a dearer symbol. */
export type Table = number[][];

const nearestRung = (pay: number): number => {
  const off = (rung: number) => Math.abs(Math.log(LADDER[rung]! / pay));
  return LADDER.reduce((best, _, rung) => (off(rung) < off(best) ? rung : best), 0);
};

/** What awards return together, in stakes. */
export const returnOf = (rates: Table, pays: Table): number =>
  rates.reduce(
    (sum, row, at) =>
      row.reduce((inner, rate, place) => inner + rate * (pays[at]?.[place] ?? 0), sum),
    0,
  );

/** Rungs so that pays rise along a row and never rise down a column. */
function inOrder(rungs: Table): Table {
  for (let row = rungs.length - 1; row >= 0; row--) {
    const own = rungs[row]!;
    own.forEach((rung, place) => {
      const before = place === 0 ? -1 : own[place - 1]!;
      const below = rungs[row + 1]?.[place] ?? 0;
      own[place] = Math.min(LADDER.length - 1, Math.max(rung, before + 1, below));
    });
  }
  return rungs;
}

const mayMove = (rungs: Table, [row, place]: readonly [number, number], to: number): boolean => {
  const own = rungs[row]!;
  return (
    to >= 0 &&
    to < LADDER.length &&
    to > (own[place - 1] ?? -1) &&
    to < (own[place + 1] ?? LADDER.length) &&
    to >= (rungs[row + 1]?.[place] ?? 0) &&
    to <= (rungs[row - 1]?.[place] ?? LADDER.length)
  );
};

/** What hardly came in the rounds that were tried is paid as a tenth of the next smaller. */
function filled(row: readonly number[]): number[] {
  const rates: number[] = [];
  for (const rate of row) {
    const before = rates.at(-1) ?? 1e-3;
    rates.push(rate < before / 40 ? before / 10 : rate);
  }
  return rates;
}

type Wanted = {
  /** What the awards shall return together, in stakes, and how near is near enough. */
  readonly target: number;
  readonly within: number;
  /** 0: all awards pay alike; 1: all awards return alike; above: the rare ones return more. */
  readonly bend: number;
  readonly random: Random;
};

/**
 * Pays from how often awards come (`rates`, stakes returned for each credit of an award): the rarer
 * the more, bent as wanted, on the ladder, and moved rung by rung until they return the target.
 */
export function tunePays(rates: Table, wanted: Wanted): Table {
  const { target, bend, random } = wanted;
  const raw = rates.map((row, at) =>
    filled(row).map((rate) => rate ** -bend * 1.12 ** (rates.length - 1 - at)),
  );
  const scale = target / returnOf(rates, raw);
  const rungs = inOrder(raw.map((row) => row.map((pay) => nearestRung(pay * scale))));
  const paysOf = () => rungs.map((row) => row.map((rung) => LADDER[rung]!));
  let now = returnOf(rates, paysOf());
  for (let tries = 0; tries < 40_000 && Math.abs(now - target) > wanted.within; tries++) {
    const row = random.below(rungs.length);
    const place = random.below(rungs[row]!.length);
    const rung = rungs[row]![place]!;
    // Now and then a step the wrong way, so that it does not get stuck.
    const towards = now < target ? 1 : -1;
    const to = rung + (random.below(8) === 0 ? -towards : towards);
    if (!mayMove(rungs, [row, place], to)) continue;
    const then = now + rates[row]![place]! * (LADDER[to]! - LADDER[rung]!);
    if (to - rung === towards && Math.abs(then - target) > Math.abs(now - target)) continue;
    rungs[row]![place] = to;
    now = then;
  }
  return paysOf();
}
