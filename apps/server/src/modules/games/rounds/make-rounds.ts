import type { Tx } from '../../../kernel/db.ts';
import { purposeOf, type RoundsRoom } from './room.ts';
import * as store from './store/rounds.ts';

type Made = { readonly kind: string; readonly rounds: readonly store.NewRound[] };

/** How the rooms that play rounds make them, and remove those that are of no use. */
export const making = (room: RoundsRoom) => ({
  /** Writes rounds ahead; those that are there stay. Makes the chains of house series. */
  async make(tx: Tx, made: Made): Promise<number> {
    const { kind } = made;
    const own = made.rounds.filter(({ source }) => source === 'house');
    const purposes = new Set(own.map(({ series }) => purposeOf({ kind, series })));
    await room.fairness.draws.prepare(tx, { purposes: [...purposes] });
    return store.insertRounds(tx, made);
  },
  /** Removes rounds that have not opened and begin at `from` or later, to make others. */
  unmake: (tx: Tx, of: { series: string; from: Date }) => store.deleteWaiting(tx, of),
  /** Removes rounds of the house that are settled and had no bet, with their draws; how many it were. */
  async removeEmpty(
    tx: Tx,
    { kind, ...of }: { kind: string } & store.EmptyRounds,
  ): Promise<number> {
    const issues = await store.deleteEmpty(tx, of);
    const purpose = purposeOf({ kind, series: of.series });
    await room.fairness.draws.remove(tx, { purpose, issues });
    return issues.length;
  },
});
