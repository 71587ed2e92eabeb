/**
 * Roads: ways to write down what a table has shown. They carry no information about what comes, since each round is
 * dealt from a shoe of its own. Sources: road maps as published by the studios; products.md 3.5.
 */
export type Side = 'one' | 'other';
/** Banker is `one`, player `other`; dragon is `one`, tiger `other`. */
export type RoadResult = { readonly winner: Side | 'tie'; readonly pairs?: readonly Side[] };

export const ROWS = 6;

/** A place in a grid: column and row from 0. */
export type Place = { readonly column: number; readonly row: number };

export type BeadPlate = readonly (Place & { readonly result: RoadResult })[];

/** Six rows, filled downwards, column by column. */
export const beadPlate = (results: readonly RoadResult[]): BeadPlate =>
  results.map((result, at) => ({ column: Math.floor(at / ROWS), row: at % ROWS, result }));

/** Wins of one side in a row; ties are counted at the win before them. */
type Run = { readonly side: Side; readonly wins: RoadWin[] };
export type RoadWin = { readonly side: Side; readonly pairs: readonly Side[]; ties: number };

/** Ties before the first win are kept apart: they are shown at the place of the first win. */
function runsOf(results: readonly RoadResult[]): {
  readonly first: number;
  readonly runs: readonly Run[];
} {
  const runs: Run[] = [];
  let first = 0;
  for (const { winner, pairs = [] } of results) {
    const last = runs.at(-1);
    if (winner === 'tie') {
      const win = last?.wins.at(-1);
      if (win) win.ties += 1;
      else first += 1;
      continue;
    }
    const win = { side: winner, pairs, ties: 0 };
    if (last?.side === winner) last.wins.push(win);
    else runs.push({ side: winner, wins: [win] });
  }
  return { first, runs };
}

/**
 * Where the marks of each run lie: downwards from the first free column, and to the right along the row above an
 * occupied place or the lowest row: the dragon's tail.
 */
function layOut(lengths: readonly number[]): readonly (readonly Place[])[] {
  const taken = new Set<string>();
  const isFree = ({ column, row }: Place) => row < ROWS && !taken.has(`${column} ${row}`);
  let column = -1;
  return lengths.map((length) => {
    column += 1;
    while (!isFree({ column, row: 0 })) column += 1;
    const places: Place[] = [];
    let at: Place = { column, row: 0 };
    let turned = false;
    for (let n = 0; n < length; n += 1) {
      if (n > 0) {
        const below = { column: at.column, row: at.row + 1 };
        turned ||= !isFree(below);
        at = turned ? { column: at.column + 1, row: at.row } : below;
      }
      taken.add(`${at.column} ${at.row}`);
      places.push(at);
    }
    return places;
  });
}

export type BigRoad = {
  /** Ties before the first win. */
  readonly first: number;
  readonly marks: readonly (Place & RoadWin)[];
};

export function bigRoad(results: readonly RoadResult[]): BigRoad {
  const { first, runs } = runsOf(results);
  const places = layOut(runs.map(({ wins }) => wins.length));
  return {
    first,
    marks: runs.flatMap(({ wins }, at) =>
      wins.map((win, n) => ({ ...win, ...(places[at]?.[n] ?? { column: 0, row: 0 }) })),
    ),
  };
}

/** Big eye boy, small road and cockroach road compare with one, two and three columns before. */
export const DERIVED = { 'big-eye': 1, small: 2, cockroach: 3 } as const;
export type DerivedRoad = keyof typeof DERIVED;

/** Red where the big road repeats itself, blue where it does not. */
export type Colour = 'red' | 'blue';
export type DerivedMark = Place & { readonly colour: Colour };

/**
 * A mark for each win from the second one of column 1 + k on, or else the first one of column 2 + k. A run that begins
 * is red when the run before it is as long as the one k before that; a run that goes on is red unless it passes the
 * end of the run k before by exactly one.
 */
function coloursOf(lengths: readonly number[], k: number): readonly Colour[] {
  const colours: Colour[] = [];
  lengths.forEach((length, at) => {
    for (let n = 0; n < length; n += 1) {
      if (n === 0) {
        if (at < k + 1) continue;
        colours.push(lengths[at - 1] === lengths[at - 1 - k] ? 'red' : 'blue');
      } else {
        if (at < k) continue;
        colours.push(lengths[at - k] === n ? 'blue' : 'red');
      }
    }
  });
  return colours;
}

export function derivedRoad(
  road: DerivedRoad,
  results: readonly RoadResult[],
): readonly DerivedMark[] {
  const lengths = runsOf(results).runs.map(({ wins }) => wins.length);
  const runs: { colour: Colour; count: number }[] = [];
  for (const colour of coloursOf(lengths, DERIVED[road])) {
    const last = runs.at(-1);
    if (last?.colour === colour) last.count += 1;
    else runs.push({ colour, count: 1 });
  }
  const places = layOut(runs.map(({ count }) => count));
  return runs.flatMap(({ colour }, at) =>
    (places[at] ?? []).map((place) => ({ ...place, colour })),
  );
}

/** Which colour each derived road would show next if this side won: the preview beside the roads. */
export function previewOf(
  results: readonly RoadResult[],
  winner: Side,
): Readonly<Record<DerivedRoad, Colour | null>> {
  const colour = (road: DerivedRoad): Colour | null => {
    const lengthsOf = (of: readonly RoadResult[]) => runsOf(of).runs.map(({ wins }) => wins.length);
    const now = coloursOf(lengthsOf(results), DERIVED[road]).length;
    return coloursOf(lengthsOf([...results, { winner }]), DERIVED[road])[now] ?? null;
  };
  return { 'big-eye': colour('big-eye'), small: colour('small'), cockroach: colour('cockroach') };
}
