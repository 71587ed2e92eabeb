import { derivedId, type RoundId, type Uuid } from '../../../../kernel/ids.ts';
import { countMore } from '../desk/count-round.ts';
import { HOUSE } from '../room.ts';
import type { KiteRoom } from './room.ts';
import { outcomeOf } from './rules/flight.ts';
import { resultOf } from './settle-flight.ts';
import { lateCalls } from './store/all-bets.ts';
import { betOfMember, type KiteBetRow } from './store/bets.ts';

/** How long a late call is looked for, and how many are read at once. */
const LOOKED_FOR_MS = 86_400_000;
const MOST = 500;

/**
 * Pays bets whose call arrived in time and was stored after their flight was paid: by the difference to what they have
 * got. Sent again it pays nothing twice.
 */
export async function payLate(room: KiteRoom, bets: readonly KiteBetRow[]): Promise<void> {
  for (const { lane, memberId, id, roundId } of bets) {
    const bet = await betOfMember(room.db, { lane, memberId, id });
    const outcome = await outcomeOfRound(room, roundId);
    if (!bet || !outcome) continue;
    const result = resultOf(bet, outcome);
    const { changed } = await room.wagers.resettleMany({
      settlementId: derivedId<Uuid>(`kite late ${id}`),
      houseAccount: HOUSE,
      wagers: [result],
    });
    const before = resultOf({ ...bet, calledMs: null }, outcome);
    if (changed > 0 && bet.asset === 'BDT' && !bet.isFree)
      await countMore(room, { roundId, paid: result.payout - before.payout });
  }
}

/** The same of all that a stop may have left, so many at once. */
export async function payAllLate(room: KiteRoom, most = MOST): Promise<void> {
  const since = new Date(room.clock.now().getTime() - LOOKED_FOR_MS);
  let after: KiteBetRow | null = null;
  do {
    const asked = { since, after, most };
    const bets: KiteBetRow[] = await room.db.read((tx) => lateCalls(tx, asked));
    await payLate(room, bets);
    after = bets.length < most ? null : (bets.at(-1) ?? null);
  } while (after);
}

const outcomeOfRound = async ({ db, rounds }: KiteRoom, id: RoundId) => {
  const round = await db.read((tx) => rounds.byId(tx, id));
  return round ? outcomeOf(round) : null;
};
