import { median } from '../median.ts';
import type { Spent } from './cost.ts';
import { round, type Seen } from './drive.ts';

/** What each round saw, by the name of what was measured. */
export type Rounds = Map<string, Seen[]>;

export const rivalName = (name: string, houses: number) =>
  `${name}, ${houses} ${houses === 1 ? 'house' : 'houses'}`;

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);

/** The median of each figure by itself. */
export const medianOf = (all: readonly Seen[]): Seen => ({
  done: median(all.map((seen) => seen.done)),
  rate: median(all.map((seen) => seen.rate)),
  p50: median(all.map((seen) => seen.p50)),
  p99: median(all.map((seen) => seen.p99)),
});

export const costs = (all: readonly Spent[]): Spent => ({
  disk: median(all.map((spent) => spent.disk)),
  wal: median(all.map((spent) => spent.wal)),
  server: median(all.map((spent) => spent.server)),
  node: median(all.map((spent) => spent.node)),
});

export function say(name: string, all: readonly Seen[]): void {
  const { rate, p50, p99 } = medianOf(all);
  const rates = sorted(all.map((seen) => seen.rate));
  const spread = `${rates[0]} to ${rates.at(-1)}`;
  console.log(`${name.padEnd(20)} ${rate}/s (${spread}), p50 ${p50} ms, p99 ${p99} ms`);
}

type Promised = { id: string; what: string; least?: number; most?: number; unit: string };
export type Kept = Promised & { found: number | null; held: boolean | null };

/** Prints S1 to S4 beside what was found; null where a rival was not there to be measured. */
export function report(rounds: Rounds, bills: ReadonlyMap<string, Spent[]>): Kept[] {
  const of = (name: string) => medianOf(rounds.get(name) ?? []);
  const rates = (name: string, other: string) => of(name).rate / of(other).rate;
  const bare = costs(bills.get('ours at 2048') ?? []);
  const most = 'ours at 2048';
  const times = (id: string, what: string, least?: number): Promised =>
    least === undefined ? { id, what, unit: 'x' } : { id, what, least, unit: 'x' };
  const found: [Promised, number][] = [
    [times('S1', '512 in flight / pgbench TPC-B', 12), rates('ours at 512', 'pgbench TPC-B -c 8')],
    [times('S1', '2,048 in flight / pgbench TPC-B', 20), rates(most, 'pgbench TPC-B -c 8')],
    [times('S2', '2,048 in flight / naive, 1 house', 50), rates(most, rivalName('naive', 1))],
    [times('S2', '2,048 in flight / naive, 64 houses'), rates(most, rivalName('naive', 64))],
    [times('S2', '2,048 in flight / pgledger, 1 house'), rates(most, rivalName('pgledger', 1))],
    [
      times('S2', '2,048 in flight / pgledger, 64 houses', 30),
      rates(most, rivalName('pgledger', 64)),
    ],
    [
      { id: 'S3', what: 'p50 of one in flight / pgbench -N -c 1', most: 1.2, unit: 'x' },
      of('ours at 1').p50 / of('pgbench -N -c 1').p50,
    ],
    [
      { id: 'S3', what: 'p99 / p50 at 512 in flight', most: 3, unit: 'x' },
      of('ours at 512').p99 / of('ours at 512').p50,
    ],
    [{ id: 'S4', what: 'heap and index of a bare posting', most: 190, unit: ' B' }, bare.disk],
    [{ id: 'S4', what: 'log (WAL) of a bare posting', most: 550, unit: ' B' }, bare.wal],
    [
      { id: 'S4', what: 'processor of a bare posting', most: 45, unit: ' us' },
      bare.server + bare.node,
    ],
  ];
  console.log(
    `S4 at 2,048 in flight; of the processor ${bare.server} us PostgreSQL and ${bare.node} us ` +
      'Node with what makes the load; log with the page images after a checkpoint',
  );
  return found.map(([promised, value]) => keep(promised, value));
}

function keep(promised: Promised, value: number): Kept {
  const { id, what, least, most, unit } = promised;
  if (Number.isNaN(value)) {
    console.log(`${id} ${what}: not measured`);
    return { ...promised, found: null, held: null };
  }
  const found = round(value);
  const asked = least === undefined && most === undefined ? null : limit(promised);
  if (asked === null) {
    console.log(`${id} ${what}: ${found}${unit}`);
    return { ...promised, found, held: null };
  }
  const held = (least === undefined || found >= least) && (most === undefined || found <= most);
  console.log(`${id} ${what}: ${found}${unit}, promised ${asked}: ${held ? 'held' : 'NOT held'}`);
  return { ...promised, found, held };
}

const limit = ({ least, most, unit }: Promised) =>
  least === undefined ? `<= ${most}${unit}` : `>= ${least}${unit}`;
