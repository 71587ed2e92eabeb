import type { RoundOfWager } from '@nokshi/contract/player/records.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId, WagerId } from '../../../../kernel/ids.ts';
import type { KiteRoom } from './room.ts';
import { outcomeOf } from './rules/flight.ts';
import { betsByIds } from './store/bets.ts';
import { flightsOf, wireBets } from './wire.ts';

export type FlightOfWager = Omit<Extract<RoundOfWager, { kind: 'kite' }>, 'kind'>;

/** A member's bets by their wagers, as the betting record shows them. */
export async function betsOf(
  room: KiteRoom,
  tx: Tx,
  { memberId, wagerIds }: { memberId: MemberId; wagerIds: readonly WagerId[] },
): Promise<ReadonlyMap<WagerId, FlightOfWager>> {
  const lane = room.wallet.laneOf(memberId);
  const rows = await betsByIds(tx, { lane, memberId, ids: wagerIds });
  const rounds = await flightsOf(room, tx, rows);
  const bets = await wireBets(room, tx, { rows, rounds });
  return new Map(
    rows.flatMap(({ id, roundId }, at) => {
      const [bet, round] = [bets[at], rounds.get(roundId)];
      if (!bet || !round) return [];
      const { issue, order, taken, state } = bet;
      return [[id, { issue, order, taken, cut: outcomeOf(round)?.cut ?? null, state }]];
    }),
  );
}
