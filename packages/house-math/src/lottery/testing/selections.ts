import type { Random } from '../../fairness/random.ts';
import type { Asks, Play, Selection } from '../play.ts';

/** Some numbers of those that the play asks for, at least `least` of them. */
function someOf(random: Random, { from, to }: Pick<Asks, 'from' | 'to'>, least = 1): number[] {
  const all = to - from + 1;
  // A range of thousands is chosen from a few at a time.
  const wanted = Math.min(all, least + random.below(Math.min(all, 30)));
  const chosen = new Set<number>();
  while (chosen.size < wanted) chosen.add(from + random.below(all));
  return [...chosen].toSorted((a, b) => a - b);
}

/** A selection of what the play asks for; now and then one that it does not accept. */
function guess({ kind, asks, prizes }: Play, random: Random): Selection {
  const { from, to, places = 1, least = 1, most } = asks;
  const line = () => Array.from({ length: places }, () => from + random.below(to - from + 1));
  switch (kind) {
    case 'places':
      return {
        kind,
        places: Array.from({ length: places }, () =>
          least < places && random.below(4) === 0
            ? []
            : someOf(random, { from, to: random.below(2) ? to : Math.min(to, from + 3) }),
        ),
      };
    case 'numbers':
      return { kind, numbers: someOf(random, asks, least).slice(0, most) };
    case 'repeated':
      return { kind, repeated: someOf(random, asks), single: someOf(random, asks) };
    case 'bankers': {
      const bankers = someOf(random, asks).slice(0, Math.max(1, random.below(least)));
      const others = someOf(random, asks).filter((number) => !bankers.includes(number));
      return { kind, bankers, others };
    }
    case 'any':
      return {
        kind,
        places: someOf(random, { from: 0, to: places - 1 }, least),
        numbers: someOf(random, asks),
      };
    case 'lines':
      return { kind, lines: Array.from({ length: 1 + random.below(4) }, line) };
    case 'options':
      return { kind, options: someOf(random, { from: 0, to: prizes.length - 1 }) };
  }
}

/** One that the play accepts. */
export function selectionOf(play: Play, random: Random): Selection {
  for (let tries = 0; tries < 1_000; tries += 1) {
    const selection = guess(play, random);
    if (play.accepts(selection)) return selection;
  }
  throw new Error(`${play.code} accepted nothing`);
}
