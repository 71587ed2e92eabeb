import type { Finding } from '../../src/fairness/battery.ts';
import { seedsOfOpening } from '../../src/fairness/draw-chain.ts';
import { hmacRandom } from '../../src/fairness/hmac-node.ts';
import type { Random } from '../../src/fairness/random.ts';
import { sha256 } from '../../src/fairness/sha256.ts';
import type { Shown, TableGame } from '../../src/tables/table.ts';
import { memory } from './mappings.ts';
import { seedsFrom } from './stream.ts';
import { type Counted, evenly, LIMIT, note, Tally, withRest } from './tally.ts';

type Order = { readonly word: string; readonly rounds: number };
type Asked = { readonly code: string; readonly rules: string; readonly game: TableGame };

/** What lies open before the bets is one of so many, each as likely as every other. */
const OPENINGS: Readonly<Record<string, number>> = { 'andar-bahar': 52, 'robo-rumble': 12 };

/**
 * Rounds of a table as members bet on them: each way in which each spot pays comes as often as its exact chance says,
 * and whether a spot wins says nothing of the next round. Where something lies open before the bets, each opening comes
 * as often as every other. Source: promises T14.
 */
export function tableFindings({ code, rules, game }: Asked, { word, rounds }: Order): Finding[] {
  const tally = new Tally();
  const watch = watchSpots({ game, rules, tally });
  const openings = OPENINGS[code];
  const opened = openings && tally.question('what lies open', evenly(openings));
  const won: boolean[] = [];
  let opening: Shown = [];
  for (const seeds of seedsFrom(`${word}:${code} ${rules}`)) {
    if (won.length === rounds) break;
    if (game.opening) {
      const before = { before: seeds.serverSeed, draw: seeds.nonce, purpose: `table.${code}` };
      opening = game.opening(hmacRandom(seedsOfOpening(sha256, before)));
      if (opened) note(opened, opening[0] ?? 0);
    }
    won.push(watch(opening, hmacRandom(seeds)));
  }
  return [
    ...tally.findings(),
    { test: 'a round tells nothing of the next', off: memory(won), limit: LIMIT },
  ];
}

type Watched = {
  readonly spots: readonly (readonly [hit: (shown: Shown) => number | null, counted: Counted])[];
  readonly draw: (random: Random) => Shown;
};

/** Draws a round and counts every spot; whether the first one won. */
function watchSpots({ game, rules, tally }: Omit<Asked, 'code'> & { readonly tally: Tally }) {
  const tables = new Map<string, Watched>();
  const tableOf = (opening: Shown): Watched => {
    const known = tables.get(opening.join());
    if (known) return known;
    const { spots, draw } = game.tableOf({ rules, opening });
    const watched: Watched = {
      draw,
      spots: spots.map(({ code, pays, hit }) => [
        hit,
        tally.question(`spot ${code}`, withRest(pays.map(({ chance }) => chance))),
      ]),
    };
    tables.set(opening.join(), watched);
    return watched;
  };
  return (opening: Shown, random: Random): boolean => {
    const { spots, draw } = tableOf(opening);
    const shown = draw(random);
    let isWon = false;
    spots.forEach(([hit, counted], at) => {
      const pay = hit(shown);
      note(counted, pay ?? counted.chances.length - 1);
      if (at === 0) isWon = pay === 0;
    });
    return isWon;
  };
}
