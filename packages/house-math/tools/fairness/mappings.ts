import type { Finding } from '../../src/fairness/battery.ts';
import { chiSquare, even } from '../../src/fairness/chi-square.ts';
import { hmacRandom } from '../../src/fairness/hmac-node.ts';
import type { Random } from '../../src/fairness/random.ts';
import { belowBig } from '../../src/jackpot/draw.ts';
import { play, type SlotGame } from '../../src/slot/index.ts';
import { seedsFrom } from './stream.ts';

/** The first numbers of a round are looked at one by one, the later ones together. */
const FIRST = 30;
/** A choice that is met more rarely than this on average says nothing. */
const LEAST_EACH = 20;
/** One of five thousand findings of a run: past 4 by chance alone one of two hundred games strays in every eightieth. */
const LIMIT = 5;

type Table = { readonly n: number; readonly place: number; readonly seen: number[] };

/** Notes which number was drawn below which limit, at which place of the round. */
class Noted implements Random {
  readonly tables = new Map<string, Table>();
  random: Random = { below: () => 0 };
  place = 0;

  below(n: number): number {
    const drawn = this.random.below(n);
    const place = Math.min(this.place++, FIRST);
    const key = `${place} ${n}`;
    const table = this.tables.get(key) ?? { n, place, seen: even(n, 0) };
    table.seen[drawn] = (table.seen[drawn] ?? 0) + 1;
    this.tables.set(key, table);
    return drawn;
  }
}

/**
 * Every number that rounds of the game are made of, by its place in the round: each choice as often
 * as every other. And whether a round pays says nothing of the next. Source: promises T14.
 */
export function gameFindings(game: SlotGame, { word, rounds }: { word: string; rounds: number }) {
  const noted = new Noted();
  const paid: boolean[] = [];
  for (const seeds of seedsFrom(`${word}:${game.code}`)) {
    if (paid.length === rounds) break;
    noted.place = 0;
    noted.random = hmacRandom(seeds);
    paid.push(play(game, noted).totalCredits > 0);
  }
  const tables = [...noted.tables.values()].filter(
    ({ n, seen }) => n > 1 && seen.reduce((sum, count) => sum + count, 0) >= n * LEAST_EACH,
  );
  const findings = tables.map(({ n, place, seen }): Finding => {
    const total = seen.reduce((sum, count) => sum + count, 0);
    const test = `${place === FIRST ? 'later numbers' : `number ${place + 1}`} below ${n}`;
    return { test, off: chiSquare(seen, even(n, total)), limit: LIMIT };
  });
  return [
    ...findings,
    { test: 'a round tells nothing of the next', off: memory(paid), limit: LIMIT },
  ];
}

/** How far a paying round is followed by a paying one more or less often than it should. */
export function memory(paid: readonly boolean[]): number {
  const share = paid.filter(Boolean).length / paid.length;
  const pairs = paid.length - 1;
  let both = 0;
  for (let i = 1; i < paid.length; i++) if (paid[i] && paid[i - 1]) both++;
  return (both / pairs - share ** 2) / (Math.sqrt(1 / pairs) * share * (1 - share));
}

/** Tickets of a jackpot: numbers below a large limit, in 100 parts of equal size. */
export function ticketFindings({ word, rounds }: { word: string; rounds: number }): Finding[] {
  return [1_000n, 99_999_999n, 2n ** 40n + 7n].map((tickets) => {
    const seen = even(100, 0);
    let drawn = 0;
    for (const seeds of seedsFrom(`${word}:tickets`)) {
      if (drawn++ === rounds) break;
      const part = Number((belowBig(hmacRandom(seeds), tickets) * 100n) / tickets);
      seen[part] = (seen[part] ?? 0) + 1;
    }
    return {
      test: `a ticket of ${tickets}`,
      off: chiSquare(seen, shares(tickets, rounds)),
      limit: LIMIT,
    };
  });
}

/** Of so many tickets, how many fall into each of the 100 parts. */
const shares = (tickets: bigint, rounds: number): number[] =>
  Array.from({ length: 100 }, (_, part) => {
    const from = (BigInt(part) * tickets + 99n) / 100n;
    const until = (BigInt(part + 1) * tickets + 99n) / 100n;
    return (Number(until - from) / Number(tickets)) * rounds;
  });
