import { KITE_RETURN } from '@nokshi/house-math/instants/kite.ts';
import { numberOf } from '@nokshi/house-math/fraction.ts';
import { momentsOf, partsOf } from '@nokshi/house-math/tables/results.ts';
import { dayOf } from '../../../../kernel/calendar.ts';
import type { RoundId, WagerId } from '../../../../kernel/ids.ts';
import type { RoundRow } from '../../rounds/index.ts';
import type { TablesRoom } from '../room.ts';
import { addPaid, removeTotals, writeTotal } from '../store/desk.ts';
import { readLayout, readOpening } from '../ticket-of.ts';

type Room = Pick<TablesRoom, 'db' | 'tables'>;

/** A bet that was paid, with what decides what it should return; the kite's have no spots. */
type PaidBet = {
  readonly id: WagerId;
  readonly roundId: RoundId;
  readonly memberId: string;
  readonly asset: string;
  readonly stake: bigint;
  readonly rules?: string;
  readonly opening?: string;
  readonly layout?: string;
};

type Sums = {
  readonly members: Set<string>;
  bets: number;
  staked: bigint;
  paid: bigint;
  /** By rules and opening: stakes on each spot. */
  readonly spots: Map<string, Map<string, bigint>>;
};

export type RoundCount = {
  /** A page of bets with what each was paid; each page once. */
  add(bets: readonly PaidBet[], paid: readonly { wagerId: WagerId; payout: bigint }[]): void;
  /** Stores the sums, once for each round. */
  store(): Promise<void>;
};

/** Counts for the desks what the rounds of a deal took and paid, as their bets are paid. */
export function countRounds(room: Room, deal: readonly RoundRow[]): RoundCount {
  const sums = new Map<RoundId, Sums>();
  const endedAt = deal.at(-1)?.drawnAt ?? deal.at(-1)?.drawsAt;
  return {
    add(bets, paid) {
      const payouts = new Map(paid.map(({ wagerId, payout }) => [wagerId, payout]));
      for (const bet of bets) if (bet.asset === 'BDT') addTo(sums, bet, payouts.get(bet.id) ?? 0n);
    },
    async store() {
      for (const { id: roundId, series: gameCode } of deal) {
        const own = sums.get(roundId);
        if (!own || !endedAt) continue;
        const { bets, members, staked, paid } = own;
        const moments = expectedOf(room.tables.find(gameCode).game, own);
        const counted = { roundId, gameCode, endedAt, day: dayOf(endedAt), bets, staked, paid };
        await room.db.tx((tx) => writeTotal(tx, { ...counted, members: members.size, ...moments }));
      }
    },
  };
}

/** Rounds that were paid and are void: what was counted of them counts no more. */
export const uncountRounds = (room: Room, deal: readonly RoundRow[]): Promise<void> =>
  room.db.tx((tx) => removeTotals(tx, { roundIds: deal.map(({ id }) => id), dayOf }));

/** What a bet was paid after its round was counted. */
export const countMore = (
  { db }: Pick<Room, 'db'>,
  { roundId, paid }: { readonly roundId: RoundId; readonly paid: bigint },
): Promise<void> => db.tx((tx) => addPaid(tx, { roundId, paid, dayOf }));

function addTo(sums: Map<RoundId, Sums>, bet: PaidBet, payout: bigint): void {
  const { roundId, memberId, stake, rules = '', opening = '', layout = '' } = bet;
  const own = sums.get(roundId) ?? {
    members: new Set<string>(),
    bets: 0,
    staked: 0n,
    paid: 0n,
    spots: new Map<string, Map<string, bigint>>(),
  };
  sums.set(roundId, own);
  own.members.add(memberId);
  own.bets += 1;
  own.staked += stake;
  own.paid += payout;
  if (layout === '') return;
  const key = `${rules} ${opening}`;
  const spots = own.spots.get(key) ?? new Map<string, bigint>();
  own.spots.set(key, spots);
  for (const { spot, stake: chip } of readLayout(layout))
    spots.set(spot, (spots.get(spot) ?? 0n) + chip);
}

/** Of a flight whatever members do returns the same on average; how it spreads is theirs to choose. */
function expectedOf(
  game: string,
  { staked, spots }: Sums,
): { readonly expected: number; readonly variance: number } {
  let [expected, variance] = [0, 0];
  if (spots.size === 0) return { expected: Number(staked) * numberOf(KITE_RETURN), variance };
  for (const [key, stakes] of spots) {
    const [rules = '', opening = ''] = key.split(' ');
    const parts = partsOf({ game, rules, opening: readOpening(opening) });
    if (!parts) throw new Error(`no spots are known of ${game} ${rules}`);
    const moments = momentsOf(parts, stakes);
    expected += moments.mean;
    variance += moments.variance;
  }
  return { expected, variance };
}
