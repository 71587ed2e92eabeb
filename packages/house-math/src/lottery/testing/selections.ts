import type { Play, Selection } from '../play.ts';
import type { Random } from '../../fairness/random.ts';

/** Numbers that a play may ask for. */
export type Range = readonly [from: number, to: number];

/** Some numbers of a range, at least `least`. */
function someOf(random: Random, [from, to]: Range, least = 1): number[] {
  const all = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const wanted = Math.min(all.length, least + random.below(all.length));
  while (all.length > wanted) all.splice(random.below(all.length), 1);
  return all;
}

const COUNTS = [1, 2, 3, 4, 5, 6, 7, 10];

/** A selection of the play's kind as it comes; most are not ones that the play accepts. */
function guess(play: Play, random: Random, [from, to]: Range): Selection {
  const places = COUNTS[random.below(COUNTS.length)] ?? 1;
  const line = () => Array.from({ length: places }, () => from + random.below(to - from + 1));
  switch (play.kind) {
    case 'places':
      return {
        kind: 'places',
        places: Array.from({ length: places }, () =>
          random.below(5) === 0
            ? []
            : someOf(random, [from, random.below(2) ? to : Math.min(to, from + 3)]),
        ),
      };
    case 'numbers':
      return { kind: 'numbers', numbers: someOf(random, [from, random.below(3) ? to : 27]) };
    case 'repeated':
      return {
        kind: 'repeated',
        repeated: someOf(random, [from, to]),
        single: someOf(random, [from, to]),
      };
    case 'bankers':
      return {
        kind: 'bankers',
        bankers: someOf(random, [from, to]).slice(0, 1 + random.below(4)),
        others: someOf(random, [from, to]),
      };
    case 'any':
      return { kind: 'any', places: someOf(random, [0, 4]), numbers: someOf(random, [from, to]) };
    case 'lines':
      return { kind: 'lines', lines: Array.from({ length: 1 + random.below(4) }, line) };
    case 'options':
      return { kind: 'options', options: someOf(random, [0, play.prizes.length - 1]) };
  }
}

/** One that the play accepts. */
export function selectionOf(play: Play, random: Random, range: Range): Selection {
  for (let tries = 0; tries < 20_000; tries += 1) {
    const selection = guess(play, random, range);
    if (play.accepts(selection)) return selection;
  }
  throw new Error(`${play.code} accepted nothing`);
}
