import type { Random } from '../../src/fairness/random.ts';

/** Pays people can remember. */
const LADDER = [
  1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 75, 80, 100, 120, 150, 200, 250, 300,
  400, 500, 600, 750, 800, 1000, 1200, 1500, 2000, 2500, 3000, 4000, 5000,
];

/** `pays[symbol][place]`; a later place is a bigger award, an earlier symbol a dearer one. */
type Pays = number[][];

const isOrdered = (pays: Pays): boolean =>
  pays.every((row, symbol) =>
    row.every((pay, place) => {
      const later = row[place + 1];
      const cheaper = pays[symbol + 1]?.[place];
      return (later === undefined || later > pay) && (cheaper === undefined || cheaper <= pay);
    }),
  );

/**
 * Moves single pays one rung at a time until the game's RTP is within `within` of the target;
 * what is nearer is kept. `rtpOf` must be exact. Throws an Error when it gets stuck.
 */
export function tunePays(
  start: Pays,
  rtpOf: (pays: Pays) => number,
  options: { target: number; within: number; random: Random },
): { pays: Pays; rtp: number } {
  let pays = start;
  let rtp = rtpOf(pays);
  for (let tries = 0; tries < 20_000; tries++) {
    if (Math.abs(rtp - options.target) <= options.within) return { pays, rtp };
    const symbol = options.random.below(pays.length);
    const place = options.random.below(pays[symbol]!.length);
    const rung = LADDER.indexOf(pays[symbol]![place]!);
    const moved = LADDER[rung + (rtp < options.target ? 1 : -1)];
    if (rung < 0 || moved === undefined) continue;
    const tried = pays.map((row) => [...row]);
    tried[symbol]![place] = moved;
    if (!isOrdered(tried)) continue;
    const triedRtp = rtpOf(tried);
    if (Math.abs(triedRtp - options.target) > Math.abs(rtp - options.target)) continue;
    pays = tried;
    rtp = triedRtp;
  }
  throw new Error(`stuck at an RTP of ${rtp}`);
}
