import type { RefusalCode } from '@nokshi/contract';
import QuickLRU from 'quick-lru';
import type { Db, Tx } from '../../../kernel/db.ts';
import type { RoundId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Bus } from '../../../kernel/work.ts';
import { roundById, roundOf, type RoundRow } from './store/rounds.ts';

/** What does not change of a round once it has opened. */
export type RoundFacts = Pick<
  RoundRow,
  'id' | 'kind' | 'series' | 'number' | 'issue' | 'opensAt' | 'closesAt' | 'drawsAt'
>;

/** From memory, once they were read. */
export type KnownRounds = {
  find(series: string, issue: string): Promise<RoundFacts>;
  byId(id: RoundId): Promise<RoundFacts>;
};

type Of = {
  /** Rounds in memory. */
  readonly most: number;
  /** What a round that is not there is refused with. */
  readonly unknown: RefusalCode;
  /** On the bus: rounds that have not opened are made again, at other times. */
  readonly changed: string;
};

/** Facts of the rounds that a room plays, in the memory of this server. */
export function createKnownRounds(
  { db, bus }: { readonly db: Db; readonly bus: Bus },
  { most, unknown, changed }: Of,
): KnownRounds {
  const empty = () => new QuickLRU<string, RoundFacts>({ maxSize: most });
  let known = empty();
  for (const topic of [changed, 'bus.reconnected'])
    bus.subscribe(topic, () => {
      known = empty();
    });
  async function read(key: string, by: (tx: Tx) => Promise<RoundRow | undefined>) {
    // A round that is read while rounds are made again stays in the memory that nobody asks any more.
    const own = known;
    const found = own.get(key);
    if (found) return found;
    const row = await db.read(by);
    if (!row) throw refuse(unknown, { field: 'issue' });
    const { id, kind, series, number, issue, opensAt, closesAt, drawsAt } = row;
    const facts = { id, kind, series, number, issue, opensAt, closesAt, drawsAt };
    own.set(key, facts);
    return facts;
  }
  return {
    find: (series, issue) => read(`${series} ${issue}`, (tx) => roundOf(tx, series, issue)),
    byId: (id) => read(id, (tx) => roundById(tx, id)),
  };
}
