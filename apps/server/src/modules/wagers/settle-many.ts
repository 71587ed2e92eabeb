import { digestOf } from '../../kernel/digest.ts';
import { derivedId, type MemberId, type Uuid, type WagerId } from '../../kernel/ids.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { HouseAccount } from '../wallet/index.ts';
import type { WagersDeps } from './room.ts';
import { stepRide } from './settle.ts';
import { type OpenWager, readOpen } from './store/wager.ts';

/** All wagers of one draw or match whose results are known. Amounts are minor units. */
export type Results = {
  /** Of this settlement: sent again, it pays nothing twice. */
  readonly settlementId: Uuid;
  readonly houseAccount: HouseAccount;
  readonly wagers: readonly Result[];
};

export type Result = {
  readonly memberId: MemberId;
  readonly wagerId: WagerId;
  /** All that it pays; nothing when it is lost. */
  readonly payout: bigint;
};

/** `left`: wagers that were not open, or that somebody else changed at the same moment. */
export type Settled = { readonly won: number; readonly lost: number; readonly left: number };

/** So many of one lane wait together, so that a draw never fills the queue of those who play. */
const AT_ONCE = 1_000;

/**
 * Settles the open wagers of a draw or match through the group commits of their lanes: a win is a
 * posting, a loss a row without money. Each counts for itself; what is not open any more is left.
 * After a crash it is sent again with its settlementId.
 */
export async function settleMany(room: WagersDeps, results: Results): Promise<Settled> {
  const lanes = new Map<number, Result[]>();
  for (const result of results.wagers) {
    const lane = room.wallet.laneOf(result.memberId);
    const same = lanes.get(lane);
    if (same) same.push(result);
    else lanes.set(lane, [result]);
  }
  const counted = { won: 0, lost: 0, left: 0 };
  const settleLane = async ([lane, wagers]: [number, Result[]]) => {
    for (let from = 0; from < wagers.length; from += AT_ONCE) {
      const some = wagers.slice(from, from + AT_ONCE);
      const rows = await room.db.read((tx) =>
        readOpen(tx, { lane, wagerIds: some.map(({ wagerId }) => wagerId) }),
      );
      const open = new Map(rows.map((row) => [row.wagerId, row]));
      const outcomes = some.map(async ({ memberId, wagerId, payout }) => {
        const wager = open.get(wagerId);
        if (wager?.memberId !== memberId) return 'left';
        return settleOne(room, results, { wager, payout });
      });
      for (const outcome of await Promise.all(outcomes)) counted[outcome] += 1;
    }
  };
  await Promise.all([...lanes].map(settleLane));
  return counted;
}

async function settleOne(
  room: WagersDeps,
  { settlementId, houseAccount }: Results,
  { wager, payout }: { wager: OpenWager; payout: bigint },
): Promise<keyof Settled> {
  const { memberId, wagerId, asset, placedAt } = wager;
  const settled = stepRide({ wagerId, number: 1, kind: 'SETTLE', before: 0n, payout });
  try {
    if (payout === 0n) {
      await room.wallet.ride({ memberId, asset, rides: [settled] });
      return 'lost';
    }
    const returned = room.limits.returnRide({ memberId, placedAt, win: payout, stakeBack: 0n });
    await room.wallet.post({
      memberId,
      asset,
      key: derivedId(`settle ${settlementId} ${wagerId}`, settlementId),
      digest: digestOf(`settle ${payout}`),
      legs: [{ amount: payout, contra: houseAccount, kind: 'win', reference: wagerId }],
      rides: [settled, returned],
    });
    return 'won';
  } catch (err) {
    // Somebody else settled it since it was read.
    if (err instanceof Refusal && err.code === 'edge.busy') return 'left';
    throw err;
  }
}
