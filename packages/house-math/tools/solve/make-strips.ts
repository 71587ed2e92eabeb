import type { Random } from '../../src/fairness/random.ts';
import type { Aim, SlotOf } from '../../src/slot/game.ts';
import { arrangeStrip } from './arrange-strip.ts';

const LENGTH = 24;
const STEEP = 3;

/** How many of each symbol share `places`: the rarest first, each next one somewhat commoner. */
function shares(places: number, of: number, steep: number): number[] {
  const weights = Array.from({ length: of }, (_, i) => steep ** (of === 1 ? 0 : i / (of - 1)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const counts = weights.map((weight) => Math.max(1, Math.floor((weight / sum) * places)));
  for (let at = of; counts.reduce((total, count) => total + count, 0) < places; )
    counts[(at = at === 0 ? of - 1 : at - 1)]!++;
  if (counts.reduce((total, count) => total + count, 0) > places)
    throw new Error(`${places} places are too few for ${of} symbols`);
  return counts;
}

/** One symbol more here and one less there, so that no two reels have the same strip. */
function vary(counts: number[], random: Random): number[] {
  const [more, less] = [random.below(counts.length), random.below(counts.length)];
  if (more === less || counts[less]! < 2) return counts;
  counts[more]!++;
  counts[less]!--;
  return counts;
}

type Reels = Pick<SlotOf<string>, 'code' | 'family' | 'symbols' | 'reels' | 'rows'>;

/** Strips of what the aim asks for; `paying` are the symbols that fill them, dearest first. */
export function makeStrips(
  game: Reels,
  aim: Aim,
  { paying, random }: { paying: readonly number[]; random: Random },
): number[][] {
  const { length = LENGTH, steep = STEEP } = aim;
  const on = aim.on ?? {};
  for (const id of Object.keys(on))
    if (!game.symbols.some((symbol) => symbol.id === id))
      throw new Error(`${game.code} has no symbol ${id}`);
  return Array.from({ length: game.reels }, (_, reel) => {
    const own = typeof length === 'number' ? length : (length[reel] ?? LENGTH);
    const counts = game.symbols.map(({ id }) => on[id]?.[reel] ?? 0);
    const filled = paying.filter((symbol) => on[game.symbols[symbol]?.id ?? ''] === undefined);
    const taken = counts.reduce((sum, count) => sum + count, 0);
    const rest = vary(shares(own - taken, filled.length, steep), random);
    filled.forEach((symbol, at) => {
      counts[symbol] = rest[at] ?? 0;
    });
    // What is collected may come in crowds: coins, and goods of a fair.
    const apart = game.symbols.flatMap(({ id, role }, symbol) => {
      const alone = role === 'wild' || (role === 'scatter' && game.family !== 'coins');
      return alone && on[id] && (counts[symbol] ?? 0) * game.rows <= own ? [symbol] : [];
    });
    return arrangeStrip(counts, { rows: game.rows, apart, random });
  });
}
