import { FAMILIES } from '@nokshi/house-math/lottery/families.ts';
import { hmacRandom } from '@nokshi/house-math/fairness/hmac-node.ts';
import type { Seeds } from '@nokshi/house-math/fairness/seeds.ts';
import { derivedId, type Uuid } from '../../../kernel/ids.ts';
import type { RoundRow } from '../rounds/index.ts';
import { endChases } from './chases/end-chases.ts';
import { leaveRound } from './chases/follow.ts';
import { keepTotal, laneTotal, type LaneTotal } from './count-total.ts';
import { HOUSE, type LotteryRoom } from './room.ts';
import { lotteryOf } from './rules/lotteries.ts';
import { validOfBets } from './valid-of-bets.ts';
import { type BetRow, betsOfRound } from './store/bets.ts';
import { numbersOf, type Paid, paidBy } from './ticket-of.ts';

/** The numbers that the seeds of a round make. */
export function drawNumbers({ series }: RoundRow, seeds: Seeds): { numbers: readonly number[] } {
  const family = lotteryOf(series)?.family;
  if (!family) throw new Error(`no family draws for ${series}`);
  return { numbers: FAMILIES[family].draw(hmacRandom(seeds)) };
}

/**
 * Pays every bet of a drawn round, lane by lane, then ends the chases that won. Sent again it pays
 * nothing twice; after a correction it pays or takes back the difference. Source: domain.md 1.4
 * (order of settlement).
 */
export async function settleRound(room: LotteryRoom, round: RoundRow): Promise<void> {
  const numbers = numbersOf(round);
  if (!numbers) throw new Error(`${round.series} ${round.issue} has no numbers`);
  const settlementId = derivedId<Uuid>(`settle ${round.id} ${round.outcomeVersion}`);
  const isAgain = round.outcomeVersion > 1;
  const settleLane = async ({ lane }: { lane: number }): Promise<LaneTotal> => {
    const bets = await liveBets(room, { lane, round });
    const paid = bets.map((bet) => paidBy(bet, round, numbers));
    const wagers = resultsOf(bets, { round, paid });
    const results = { settlementId, houseAccount: HOUSE, wagers } as const;
    await (isAgain ? room.wagers.resettleMany(results) : room.wagers.settleMany(results));
    await endChases(room, { round, bets, paid });
    return laneTotal(bets, paid);
  };
  await keepTotal(room, round, await Promise.all((round.lanes ?? []).map(settleLane)));
  await leaveRound(room, round);
}

/** Gives back every stake of a void round, and takes back what it had paid. */
export async function refundRound(room: LotteryRoom, round: RoundRow): Promise<void> {
  const settlementId = derivedId<Uuid>(`void ${round.id}`);
  const refundLane = async (lane: number): Promise<LaneTotal> => {
    const bets = await liveBets(room, { lane, round });
    const wagers = bets.map(({ memberId, id: wagerId }) => ({ memberId, wagerId }));
    if (bets.length > 0) await room.wagers.voidMany({ settlementId, houseAccount: HOUSE, wagers });
    await endChases(room, { round, bets, paid: null });
    return { ...laneTotal(bets, []), staked: 0n };
  };
  await keepTotal(room, round, await Promise.all(room.lanes.map(refundLane)));
  await leaveRound(room, round);
}

/** Bets of the round in a lane that their owners did not cancel. */
const liveBets = async (
  room: LotteryRoom,
  { lane, round }: { lane: number; round: RoundRow },
): Promise<BetRow[]> => {
  const bets = await room.db.read((tx) => betsOfRound(tx, { lane, roundId: round.id }));
  return bets.filter(({ cancelledAt }) => cancelledAt === null);
};

function resultsOf(
  bets: readonly BetRow[],
  { round, paid }: { round: RoundRow; paid: readonly Paid[] },
) {
  const valid = validOfBets(bets, { round, paid });
  return bets.map(({ id, memberId }, at) => {
    const { prize = 0n, rebate = 0n } = paid[at] ?? {};
    return {
      memberId,
      wagerId: id,
      payout: prize + rebate,
      rebate,
      valid: valid[at] ?? 0n,
    };
  });
}
