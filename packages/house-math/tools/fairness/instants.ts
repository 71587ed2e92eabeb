import type { Finding } from '../../src/fairness/battery.ts';
import { hmacRandom } from '../../src/fairness/hmac-node.ts';
import type { Random } from '../../src/fairness/random.ts';
import { numberOf } from '../../src/fraction.ts';
import { DICE_SIDES, roll } from '../../src/instants/dice.ts';
import { chanceToReach, cutOf } from '../../src/instants/kite.ts';
import { chanceOfSafe, FIELDS, layMines } from '../../src/instants/mines.ts';
import { binOf, fall, pathsTo, ROW_COUNTS } from '../../src/instants/plinko.ts';
import { memory } from './mappings.ts';
import { seedsFrom } from './stream.ts';
import { evenly, LIMIT, note, Tally } from './tally.ts';

type Order = { readonly word: string; readonly rounds: number };
/** Counts one round; whether it was more than usual, for what it tells of the next. */
type Watch = (random: Random) => boolean;

/** Where the string is cut, in classes that are met often enough: at once, then ever higher. Hundredths. */
const HEIGHTS = [100, 101, 105, 110, 125, 150, 200, 300, 500, 1_000, 2_500, 10_000, 50_000];
const PARTS = 100;
/** Few mines, as many as most choose, many, and all fields but one. */
const MINE_COUNTS = [1, 3, 5, 10, 24] as const;

const WATCHES: Readonly<Record<string, (tally: Tally) => Watch>> = {
  kite: (tally) => {
    const reached = HEIGHTS.map((height) => numberOf(chanceToReach(height)));
    const chances = reached.map((chance, at) => chance - (reached[at + 1] ?? 0));
    const cuts = tally.question('where the string is cut', chances);
    return (random) => {
      const cut = cutOf(random);
      note(
        cuts,
        HEIGHTS.findLastIndex((height) => height <= cut),
      );
      return cut >= 200;
    };
  },
  dice: (tally) => {
    const first = tally.question('first digits of a roll', evenly(PARTS));
    const last = tally.question('last digits of a roll', evenly(PARTS));
    return (random) => {
      const rolled = roll(random);
      note(first, Math.floor((rolled * PARTS) / DICE_SIDES));
      note(last, rolled % PARTS);
      return rolled < DICE_SIDES / 2;
    };
  },
  mines: (tally) => {
    const places = MINE_COUNTS.map((mines) => ({
      mines,
      first: tally.question(`first of ${mines} mines`, evenly(FIELDS)),
      last: tally.question(`last of ${mines} mines`, evenly(FIELDS)),
      safe: tally.question(`safe fields beside ${mines} mines`, safeRuns(mines)),
    }));
    return (random) => {
      let isSafe = false;
      for (const { mines, first, last, safe } of places) {
        const laid = layMines(random, mines);
        note(first, laid[0] ?? 0);
        note(last, laid.at(-1) ?? 0);
        const run = Math.min(...laid);
        note(safe, run);
        isSafe = run > 0;
      }
      return isSafe;
    };
  },
  plinko: (tally) => {
    const boards = ROW_COUNTS.map((rows) => ({
      rows,
      bins: tally.question(`bins of ${rows} rows`, binChances(rows)),
      steps: Array.from({ length: rows }, (_, row) =>
        tally.question(`row ${row + 1} of ${rows}`, evenly(2)),
      ),
    }));
    return (random) => {
      let isRight = false;
      for (const { rows, bins, steps } of boards) {
        const path = fall(random, rows);
        note(bins, binOf(path));
        path.forEach((step, row) => {
          const counted = steps[row];
          if (counted) note(counted, step);
        });
        isRight = binOf(path) > rows / 2;
      }
      return isRight;
    };
  },
};

/** The member opens field after field from the first: that exactly so many are safe, all of them last. */
function safeRuns(mines: number): readonly number[] {
  const safe = Array.from({ length: FIELDS - mines + 1 }, (_, opened) =>
    numberOf(chanceOfSafe(mines, opened)),
  );
  return safe.map((chance, at) => chance - (safe[at + 1] ?? 0));
}

const binChances = (rows: number): readonly number[] =>
  Array.from({ length: rows + 1 }, (_, bin) => Number(pathsTo(rows, bin)) / 2 ** rows);

export const INSTANTS: readonly string[] = Object.keys(WATCHES);

/**
 * Rounds of the kite and of the instant games: every result as often as its exact chance says, and no round tells of
 * the next. Source: promises T14.
 */
export function instantFindings(code: string, { word, rounds }: Order): Finding[] {
  const tally = new Tally();
  const watch = WATCHES[code]?.(tally);
  if (!watch) throw new Error(`there is no instant game ${code}`);
  const more: boolean[] = [];
  for (const seeds of seedsFrom(`${word}:${code}`)) {
    if (more.length === rounds) break;
    more.push(watch(hmacRandom(seeds)));
  }
  return [
    ...tally.findings(),
    { test: 'a round tells nothing of the next', off: memory(more), limit: LIMIT },
  ];
}
