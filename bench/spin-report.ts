import type { Asked } from './sender.ts';

/**
 * What one round of one way saw. Microseconds of processor a request: `cpu` of this server's process,
 * `server` of PostgreSQL, `sender` of the program that asks.
 */
export type Seen = Asked & { readonly cpu: number; readonly server: number; readonly load: number };

type Figure = 'rate' | 'p50' | 'p99' | 'cpu' | 'server' | 'sender';

const sorted = (all: readonly Seen[], figure: Figure) =>
  all.map((seen) => seen[figure]).sort((a, b) => a - b);

export const median = (all: readonly Seen[], figure: Figure): number =>
  sorted(all, figure)[all.length >> 1] ?? Number.NaN;

export function saySeen(name: string, all: readonly Seen[]): void {
  const rates = sorted(all, 'rate');
  const refused = Object.assign({}, ...all.map((seen) => seen.refused)) as object;
  console.log(
    `${name.padEnd(28)} ${median(all, 'rate')}/s (${rates[0]} to ${rates.at(-1)}), ` +
      `p50 ${median(all, 'p50')} ms, p99 ${median(all, 'p99')} ms, ` +
      `us a request: node ${median(all, 'cpu')}, postgres ${median(all, 'server')}, ` +
      `sender ${median(all, 'sender')}, load ${all.map((s) => s.load.toFixed(1)).join(' ')}` +
      (Object.keys(refused).length > 0 ? `, refused ${JSON.stringify(refused)}` : ''),
  );
}

export const SPINS_OF_MANY = 'spins, 2,048 at once';
export const EMPTY_OF_MANY = 'empty route, 2,048 at once';

/** Spins beside each rival; the promise and its judgement where there is one. */
const RIVALS = [
  { rival: 'empty route of the house', least: 0.5 },
  { rival: 'empty route of bare Fastify', least: null },
  { rival: 'spin route without a round', least: null },
  { rival: 'one transaction a bet', least: 6 },
  { ours: SPINS_OF_MANY, rival: EMPTY_OF_MANY, least: null },
] satisfies readonly { ours?: string; rival: string; least: number | null }[];

export function reportSpins(rounds: ReadonlyMap<string, Seen[]>) {
  return RIVALS.map(({ ours = 'spins', rival, least }) => {
    const ratios = (rounds.get(ours) ?? []).map(
      (seen, nth) => seen.rate / (rounds.get(rival)?.[nth]?.rate ?? 0),
    );
    ratios.sort((a, b) => a - b);
    const twoDigits = (value = Number.NaN) => Math.round(value * 100) / 100;
    const found = twoDigits(ratios[ratios.length >> 1]);
    const spread = `${twoDigits(ratios[0])} to ${twoDigits(ratios.at(-1))}`;
    const held = least === null ? null : found >= least;
    const judged = least === null ? '' : `, promised >= ${least}x: ${held ? 'held' : 'NOT held'}`;
    console.log(`S5 ${ours} / ${rival}: ${found}x (${spread})${judged}`);
    return { id: 'S5', ours, rival, found, least, held };
  });
}
