/**
 * A round as a chain of stages (paid game, free games, respins): each stage is a cycle of equally
 * likely screens, sorted into classes by the stage that follows. From them the whole round's
 * moments come exactly, without simulating. Source: domain.md 3.1 (variance needs joint screens).
 */
export type StageClass = {
  /** Screens of the class; sum, sum of squares, number of zeros of what they pay, in credits. */
  screens: number;
  sum: number;
  squares: number;
  zeros: number;
  /** The largest pay of the class and how many screens have it. */
  most: number;
  mostScreens: number;
};

export type Stage = {
  readonly cycle: number;
  readonly classes: readonly (StageClass & { readonly next: string | null })[];
};

/** Of what is still to come: mean, mean square, chance of nothing, largest total and its chance. */
export type Total = {
  readonly mean: number;
  readonly square: number;
  readonly zero: number;
  readonly most: number;
  readonly mostChance: number;
  /** How many stages are played, this one included. */
  readonly stages: number;
};

/** A game whose whole cycle was played: the round, and its paid game alone. */
export type Enumerated = {
  readonly cycle: number;
  readonly round: Total;
  /** Mean credits and share of paying screens of the paid game alone. */
  readonly baseMean: number;
  readonly baseHits: number;
  readonly baseMost: number;
  readonly baseMostChance: number;
};

const NOTHING: Total = { mean: 0, square: 0, zero: 1, most: 0, mostChance: 1, stages: 0 };

export const emptyClass = (): StageClass => ({
  screens: 0,
  sum: 0,
  squares: 0,
  zeros: 0,
  most: -1,
  mostScreens: 0,
});

/** Counts one screen into its class. */
export function countScreen(into: StageClass, credits: number): void {
  into.screens++;
  into.sum += credits;
  into.squares += credits * credits;
  if (credits === 0) into.zeros++;
  if (credits > into.most) {
    into.most = credits;
    into.mostScreens = 0;
  }
  if (credits === into.most) into.mostScreens++;
}

/** The class when every pay is multiplied, as in free games. */
export const scaleClass = (one: StageClass, by: number): StageClass => ({
  ...one,
  sum: one.sum * by,
  squares: one.squares * by * by,
  most: one.most * by,
});

/** Solves a chain of stages that has no loop, from stage `first`. */
export function solveStages(first: string, stageOf: (key: string) => Stage): Total {
  const known = new Map<string, Total>();
  const solve = (key: string): Total => {
    const before = known.get(key);
    if (before) return before;
    const { cycle, classes } = stageOf(key);
    const total = { mean: 0, square: 0, zero: 0, most: -1, mostChance: 0, stages: 1 };
    for (const each of classes) {
      if (each.screens === 0) continue;
      const next = each.next === null ? NOTHING : solve(each.next);
      const chance = each.screens / cycle;
      const sum = each.sum / cycle;
      total.mean += sum + chance * next.mean;
      total.square += each.squares / cycle + 2 * sum * next.mean + chance * next.square;
      total.zero += (each.zeros / cycle) * next.zero;
      total.stages += chance * next.stages;
      const most = each.most + next.most;
      if (most < total.most) continue;
      if (most > total.most) total.mostChance = 0;
      total.most = most;
      total.mostChance += (each.mostScreens / cycle) * next.mostChance;
    }
    known.set(key, total);
    return total;
  };
  return solve(first);
}
