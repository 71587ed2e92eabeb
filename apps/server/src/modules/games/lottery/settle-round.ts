import { FAMILIES } from '@nokshi/house-math/lottery/families.ts';
import { hmacRandom } from '@nokshi/house-math/fairness/hmac-node.ts';
import type { Seeds } from '@nokshi/house-math/fairness/seeds.ts';
import { derivedId, type Uuid } from '../../../kernel/ids.ts';
import type { RoundRow } from '../rounds/index.ts';
import { endChases } from './chases/end-chases.ts';
import { betsTotal } from './count-total.ts';
import { HOUSE, type LotteryRoom } from './room.ts';
import { lotteryOf } from './rules/lotteries.ts';
import { validOfBets } from './valid-of-bets.ts';
import type { BetRow } from './store/bets.ts';
import { numbersOf, type Paid, payingOf } from './ticket-of.ts';
import { workThrough } from './work-through.ts';

/** The numbers that the seeds of a round make. */
export function drawNumbers({ series }: RoundRow, seeds: Seeds): { numbers: readonly number[] } {
  const family = lotteryOf(series)?.family;
  if (!family) throw new Error(`no family draws for ${series}`);
  return { numbers: FAMILIES[family].draw(hmacRandom(seeds)) };
}

/**
 * Pays every bet of a drawn round page by page, with the chases that a page's bets belong to. Sent
 * again it pays nothing twice; after a correction it pays or takes back the difference. Source:
 * domain.md 1.4 (order of settlement).
 */
export async function settleRound(room: LotteryRoom, round: RoundRow): Promise<void> {
  const numbers = numbersOf(round);
  if (!numbers) throw new Error(`${round.series} ${round.issue} has no numbers`);
  const settlementId = derivedId<Uuid>(`settle ${round.id} ${round.outcomeVersion}`);
  const isAgain = round.outcomeVersion > 1;
  const paidOf = payingOf(round, numbers);
  await workThrough(
    room,
    { round, lanes: (round.lanes ?? []).map(({ lane }) => lane) },
    async (bets) => {
      const paid = bets.map(paidOf);
      const wagers = resultsOf(bets, { round, paid });
      const results = { settlementId, houseAccount: HOUSE, wagers } as const;
      await (isAgain ? room.wagers.resettleMany(results) : room.wagers.settleMany(results));
      await endChases(room, { round, bets, paid });
      return betsTotal(bets, paid);
    },
  );
}

/** Gives back every stake of a void round, and takes back what it had paid. */
export async function refundRound(room: LotteryRoom, round: RoundRow): Promise<void> {
  const settlementId = derivedId<Uuid>(`void ${round.id}`);
  await workThrough(room, { round, lanes: room.lanes }, async (bets) => {
    const wagers = bets.map(({ memberId, id: wagerId }) => ({ memberId, wagerId }));
    await room.wagers.voidMany({ settlementId, houseAccount: HOUSE, wagers });
    await endChases(room, { round, bets, paid: null });
    return { ...betsTotal(bets, []), staked: 0n };
  });
}

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
