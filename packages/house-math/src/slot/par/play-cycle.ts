import type { SlotOf, Strips } from '../game.ts';
import type { Count } from '../reels/line-counter.ts';
import { cycleOf, everyStop } from './cycle.ts';
import { type Figures, largest } from './figures.ts';
import type { ParAward } from './par-sheet.ts';
import {
  countScreen,
  emptyClass,
  scaleClass,
  type StageClass,
  solveStages,
  type Total,
} from './stages.ts';

/** One part of a round as it can be counted: which reels turn, what a screen pays, what follows. */
export type StagePlay = {
  /** The name of what it pays in the sheet. */
  readonly part: string;
  readonly lengths: readonly number[];
  /** Reels (a bit each) that stand still: their stop is -1. */
  readonly held: number;
  /** Credits of one screen; everything that pays is counted. */
  pays(stops: Int32Array, count: Count): number;
  /** The stage that follows the screen that was paid last, or null. */
  next(): string | null;
};

export type Tally = { times: number; credits: number };
/** A stage after its count. */
export type Counted = {
  readonly part: string;
  readonly cycle: number;
  readonly classes: readonly (StageClass & { readonly next: string | null })[];
  readonly tallies: ReadonlyMap<string, Tally>;
};

/** More than a game has symbols, and places on its screen. */
const MOST_SYMBOLS = 32;
const MOST_OF = 64;

export function countStage(stage: StagePlay): Counted {
  const byNext = new Map<string | null, StageClass>();
  // Flat lists, since a cycle counts a hundred million awards: by symbol, then by how many.
  const times = new Float64Array(MOST_SYMBOLS * MOST_OF);
  const sums = new Float64Array(MOST_SYMBOLS * MOST_OF);
  const count: Count = (symbol, of, credits) => {
    times[symbol * MOST_OF + of]!++;
    sums[symbol * MOST_OF + of]! += credits;
  };
  let last: string | null = null;
  let own = emptyClass();
  byNext.set(last, own);
  everyStop(stage.lengths, stage.held, (stops) => {
    const credits = stage.pays(stops, count);
    const next = stage.next();
    if (next !== last) {
      last = next;
      own = byNext.get(next) ?? emptyClass();
      byNext.set(next, own);
    }
    countScreen(own, credits);
  });
  const classes = [...byNext].flatMap(([next, one]) => (one.screens > 0 ? { ...one, next } : []));
  const tallies = new Map<string, Tally>();
  times.forEach((often, at) => {
    if (often === 0) return;
    const key = `${Math.floor(at / MOST_OF)} ${at % MOST_OF}`;
    tallies.set(key, { times: often, credits: sums[at]! });
  });
  return { part: stage.part, cycle: cycleOf(stage.lengths, stage.held), classes, tallies };
}

/** The same screens counted in another part, each worth `times` as much, whatever they showed. */
export function again(
  counted: Counted,
  { part, times, next }: { part: string; times: number; next: string | null },
): Counted {
  const tallies = [...counted.tallies].map(
    ([what, tally]) => [what, { ...tally, credits: tally.credits * times }] as const,
  );
  const classes = counted.classes.map((one) => ({ ...scaleClass(one, times), next }));
  return { part, cycle: counted.cycle, classes, tallies: new Map(tallies) };
}

/** How often a round comes to each stage; stages were counted from the last to the first. */
function chancesOf(counted: ReadonlyMap<string, Counted>, first: string): Map<string, number> {
  const chances = new Map([[first, 1]]);
  for (const [key, { cycle, classes }] of [...counted].reverse()) {
    const chance = chances.get(key) ?? 0;
    for (const { next, screens } of classes)
      if (next !== null) chances.set(next, (chances.get(next) ?? 0) + (chance * screens) / cycle);
  }
  return chances;
}

function awardsOf(
  game: SlotOf<string>,
  counted: ReadonlyMap<string, Counted>,
  first: string,
): ParAward[] {
  const awards = new Map<string, ParAward>();
  const chances = chancesOf(counted, first);
  for (const [key, { part, cycle, tallies }] of counted) {
    for (const [what, { times, credits }] of tallies) {
      const [symbol = 0, of = 0] = what.split(' ').map(Number);
      const before = awards.get(`${part} ${what}`);
      const share = (chances.get(key) ?? 0) / cycle;
      awards.set(`${part} ${what}`, {
        part,
        symbol: game.symbols[symbol]?.id ?? '',
        count: of,
        credits: credits / times,
        hits: null,
        perRound: (before?.perRound ?? 0) + share * times,
        contribution: (before?.contribution ?? 0) + (share * credits) / game.betCredits,
      });
    }
  }
  return [...awards.values()].sort(
    (a, b) => a.part.localeCompare(b.part) || b.contribution - a.contribution,
  );
}

/** A round whose every stage was played on every screen of its cycle. */
export type CountedRound = {
  readonly total: Total;
  readonly awards: readonly ParAward[];
  readonly first: Counted;
};

export function countRounds(
  game: SlotOf<string>,
  first: string,
  stageOf: (key: string) => Counted,
): CountedRound {
  const begun = new Map<string, Counted>();
  const total = solveStages(first, (key) => {
    const counted = stageOf(key);
    begun.set(key, counted);
    return counted;
  });
  const counted = begun.get(first);
  if (!counted) throw new Error(`${game.code} has no stage ${first}`);
  return { total, awards: awardsOf(game, inOrder(begun, first), first), first: counted };
}

/** From the last stage to the first: each after all that can follow it. */
function inOrder(counted: ReadonlyMap<string, Counted>, first: string): Map<string, Counted> {
  const ordered = new Map<string, Counted>();
  const put = (key: string): void => {
    const own = counted.get(key);
    if (!own || ordered.has(key)) return;
    for (const { next } of own.classes) if (next !== null) put(next);
    ordered.set(key, own);
  };
  put(first);
  return ordered;
}

/** The exact figures of such a round. */
export function countedFigures(game: SlotOf<string> & Strips, round: CountedRound): Figures {
  const { total, awards, first } = round;
  const parts: Record<string, number> = {};
  for (const award of awards) parts[award.part] = (parts[award.part] ?? 0) + award.contribution;
  const most = first.classes.reduce((high, each) => Math.max(high, each.most), 0);
  const mostScreens = first.classes
    .filter((each) => each.most === most)
    .reduce((sum, each) => sum + each.mostScreens, 0);
  const onward = first.classes
    .filter((each) => each.next !== null)
    .reduce((sum, each) => sum + each.screens, 0);
  return {
    method: 'exact',
    rtp: total.mean / game.betCredits,
    parts,
    interval: null,
    spins: null,
    hitFrequency: 1 - total.zero,
    featureFrequency: onward / first.cycle,
    variance: (total.square - total.mean ** 2) / game.betCredits ** 2,
    strips: game.strips.map((strip) => strip.length),
    cycle: first.cycle,
    largestGame: largest(game, most, mostScreens / first.cycle),
    largestRound: largest(game, total.most, total.mostChance),
    largestSeen: null,
    awards,
  };
}
