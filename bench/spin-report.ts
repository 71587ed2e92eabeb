/** What one round of one way saw; `cpu` in microseconds of this server's process a request. */
export type Seen = {
  readonly rate: number;
  readonly sent: number;
  readonly p50: number;
  readonly p99: number;
  readonly refused: Readonly<Record<string, number>>;
  readonly cpu: number;
  readonly load: number;
};

type Figure = 'rate' | 'p50' | 'p99' | 'cpu';

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
      `node ${median(all, 'cpu')} us a request, load ${all.map((s) => s.load.toFixed(1)).join(' ')}` +
      (Object.keys(refused).length > 0 ? `, refused ${JSON.stringify(refused)}` : ''),
  );
}

/** Spins beside each rival; the promise and its judgement where there is one. */
const RIVALS = [
  { rival: 'empty route of the house', least: 0.5 },
  { rival: 'empty route of bare Fastify', least: null },
  { rival: 'spin route without a round', least: null },
  { rival: 'one transaction a bet', least: 6 },
] as const;

export function reportSpins(rounds: ReadonlyMap<string, Seen[]>) {
  const spins = rounds.get('spins') ?? [];
  return RIVALS.map(({ rival, least }) => {
    const ratios = spins.map((seen, nth) => seen.rate / (rounds.get(rival)?.[nth]?.rate ?? 0));
    ratios.sort((a, b) => a - b);
    const twoDigits = (value = Number.NaN) => Math.round(value * 100) / 100;
    const found = twoDigits(ratios[ratios.length >> 1]);
    const spread = `${twoDigits(ratios[0])} to ${twoDigits(ratios.at(-1))}`;
    const held = least === null ? null : found >= least;
    const judged = least === null ? '' : `, promised >= ${least}x: ${held ? 'held' : 'NOT held'}`;
    console.log(`S5 spins / ${rival}: ${found}x (${spread})${judged}`);
    return { id: 'S5', rival, found, least, held };
  });
}
