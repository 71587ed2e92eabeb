import { setImmediate as nextTurn } from 'node:timers/promises';
import { takenAt } from '@nokshi/house-math/instants/kite.ts';
import { kiteBack } from '@nokshi/house-math/verify/verify-kite.ts';
import { derivedId, type Uuid } from '../../../../kernel/ids.ts';
import type { RoundRow } from '../../rounds/index.ts';
import { countRounds, uncountRounds } from '../desk/count-round.ts';
import { HOUSE } from '../room.ts';
import type { KiteRoom } from './room.ts';
import { type Outcome, outcomeOf } from './rules/flight.ts';
import { type KiteBetRow, pageOfFlight } from './store/bets.ts';

/** Bets of a page; everything else has its turn between two of them. */
const IN_PAGE = 500;

/**
 * Pays every bet of a flight that was cut, lane by lane, one posting a bet. In each lane it is noted first, so that a
 * call which is stored afterwards is known as late. Sent again it pays nothing twice.
 */
export async function settleFlight(room: KiteRoom, round: RoundRow): Promise<void> {
  const outcome = outcomeOf(round);
  if (!outcome) throw new Error(`the flight ${round.issue} has no cut`);
  const settlementId = derivedId<Uuid>(`settle ${round.id}`);
  const count = countRounds(room, [round]);
  for (const { lane } of round.lanes ?? []) {
    await notePaying(room, round, lane);
    await eachPage(room, { round, lane }, async (bets) => {
      const wagers = bets.map((bet) => resultOf(bet, outcome));
      await room.wagers.settleMany({ settlementId, houseAccount: HOUSE, wagers });
      // What nobody staked is the promotion's, and no result of the kite.
      count.add(
        bets.filter(({ isFree }) => !isFree),
        wagers,
      );
    });
  }
  await count.store();
}

/** Gives back every stake of a void flight. */
export async function refundFlight(room: KiteRoom, round: RoundRow): Promise<void> {
  const settlementId = derivedId<Uuid>(`void ${round.id}`);
  for (const lane of room.lanes)
    await eachPage(room, { round, lane }, async (bets) => {
      const wagers = bets.map(({ memberId, id: wagerId }) => ({ memberId, wagerId }));
      await room.wagers.voidMany({ settlementId, houseAccount: HOUSE, wagers });
    });
  await uncountRounds(room, [round]);
}

/** What a bet brings back; a stake that is given back since the house was away counts as no turnover. */
export function resultOf(bet: KiteBetRow, { cut, wasAway }: Outcome) {
  const { id: wagerId, memberId, calledMs } = bet;
  const isTaken = takenAt(cut, { calledMs, order: bet.takesAt }) !== null;
  return {
    memberId,
    wagerId,
    payout: kiteBack(bet, { cut, wasAway, calledMs }),
    ...(wasAway && !isTaken && { valid: 0n, returnsStake: true }),
  };
}

type InLane = { readonly round: RoundRow; readonly lane: number };

/** In the lane's own queue, after every call that was stored before. */
async function notePaying(room: KiteRoom, { id, number }: RoundRow, lane: number): Promise<void> {
  const [first] = await pageOfFlight(room.db, { lane, roundId: id, after: -1, most: 1 });
  if (!first) return;
  const { memberId, asset } = first;
  await room.wallet.ride({
    memberId,
    asset,
    rides: [{ rider: 'tables_kite_pay', numbers: [number] }],
  });
}

async function eachPage(
  room: KiteRoom,
  { round, lane }: InLane,
  work: (bets: readonly KiteBetRow[]) => Promise<void>,
): Promise<void> {
  let after = -1;
  for (;;) {
    const bets = await pageOfFlight(room.db, { lane, roundId: round.id, after, most: IN_PAGE });
    if (bets.length > 0) await work(bets);
    const last = bets.at(-1);
    if (!last || bets.length < IN_PAGE) return;
    after = last.place;
    await nextTurn();
  }
}
