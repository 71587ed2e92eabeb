import QuickLRU from 'quick-lru';
import type { Tx } from '../../../../kernel/db.ts';
import type { RoundId } from '../../../../kernel/ids.ts';
import { purposeOf, type RoundRow } from '../../rounds/index.ts';
import type { TablesCore } from '../room.ts';
import { isVoid } from '../deal.ts';
import { cutOfSeeds, outcomeOf } from './rules/flight.ts';

export type Flights = {
  /**
   * Where the string is cut, also before it is: secret until the flight is drawn, so it is compared
   * with the time on this server and never answered. Null while bets are taken, and of a void flight.
   */
  cutOf(tx: Tx, round: RoundRow): Promise<number | null>;
  /** The same of a flight that was not read now. */
  secretCut(id: RoundId): Promise<number | null>;
  /** Whether this server had heard at a moment that a flight was over. */
  wasOver(id: RoundId, at: Date): boolean;
  /** After the commit in which a flight was drawn or void: every server hears of it. */
  tellOver(id: RoundId): void;
};

/** The flight that is in the air, and those whose late callers are answered. */
const MOST_REMEMBERED = 50;
const OVER = 'tables.kite-over';

export function createFlights(
  deps: Pick<TablesCore, 'db' | 'clock' | 'bus' | 'rounds' | 'fairness'>,
): Flights {
  const { db, clock, bus, rounds } = deps;
  const remembered = <K, V>() => new QuickLRU<K, V>({ maxSize: MOST_REMEMBERED });
  const cuts = remembered<RoundId, number>();
  const over = remembered<RoundId, Date>();
  bus.subscribe(OVER, ({ id }) => void over.set(id as RoundId, clock.now()));

  async function readCut(tx: Tx, round: RoundRow): Promise<number | null> {
    if (isVoid(round)) return null;
    const told = outcomeOf(round)?.cut ?? cuts.get(round.id);
    if (told !== undefined || round.state !== 'CLOSED') return told ?? null;
    // The seeds of a flight are fixed once it is closed.
    const wanted = { purpose: purposeOf(round), issue: round.issue };
    const cut = cutOfSeeds(await deps.fairness.draws.take(tx, wanted));
    cuts.set(round.id, cut);
    return cut;
  }

  return {
    cutOf: readCut,
    async secretCut(id) {
      const known = cuts.get(id);
      if (known !== undefined) return known;
      return db.read(async (tx) => {
        const round = await rounds.byId(tx, id);
        return round ? readCut(tx, round) : null;
      });
    },
    wasOver(id, at) {
      const since = over.get(id);
      return since !== undefined && since <= at;
    },
    tellOver: (id) => bus.publish(OVER, { id }),
  };
}
