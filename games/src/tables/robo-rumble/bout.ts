import type { BoutEnd } from '@nokshi/house-math/tables/cockfight.ts';

/** What one exchange of a bout shows. */
export type Exchange = {
  /** Milliseconds since the bout began. */
  readonly at: number;
  readonly by: 'red' | 'blue' | 'both' | 'none';
  /** Charge that each robot has left afterwards, 0 to 1. */
  readonly red: number;
  readonly blue: number;
};
export type Bout = {
  /** When each round begins. */
  readonly bells: readonly number[];
  readonly exchanges: readonly Exchange[];
  /** When the end is there: the last exchange, or the bell. */
  readonly endsAt: number;
};

const ROUNDS = 3;
const EXCHANGE_MS = 900;
const BREAK_MS = 1_100;
/** What a robot has left at least, where it is not switched off. */
const LEAST = 0.12;

/** Numbers of 0 to below 1 that follow from a text: decoration, the same for everybody who looks. */
function decorative(text: string): () => number {
  let state = 2_166_136_261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const BY = ['red', 'blue', 'red', 'blue', 'both', 'none'] as const;

/** A bout of `boutMs` that leads to the end that was drawn; the issue says how. */
export function boutOf(end: BoutEnd, issue: string, boutMs: number): Bout {
  const random = decorative(issue);
  const perRound = Math.max(1, Math.floor((boutMs / ROUNDS - BREAK_MS) / EXCHANGE_MS));
  const roundMs = boutMs / ROUNDS;
  const bells = Array.from({ length: ROUNDS }, (_, round) => round * roundMs);
  const moments = bells.flatMap((bell) =>
    Array.from({ length: perRound }, (_, n) => bell + BREAK_MS / 2 + n * EXCHANGE_MS),
  );
  const blow = () => 0.35 / moments.length + (0.9 / moments.length) * random();
  let [red, blue] = [1, 1];
  const exchanges = moments.map((at): Exchange => {
    const by = BY[Math.floor(random() * BY.length)] ?? 'none';
    if (by === 'red' || by === 'both') blue = Math.max(LEAST, blue - blow());
    if (by === 'blue' || by === 'both') red = Math.max(LEAST, red - blow());
    return { at, by, red, blue };
  });
  const last = exchanges.at(-1);
  if (!last || end === 'time-out') return { bells, exchanges, endsAt: boutMs };
  const decisive: Exchange = {
    at: last.at,
    by: end === 'double-knock-out' ? 'both' : end,
    red: end === 'red' ? last.red : 0,
    blue: end === 'blue' ? last.blue : 0,
  };
  return { bells, exchanges: [...exchanges.slice(0, -1), decisive], endsAt: last.at };
}
