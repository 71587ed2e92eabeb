import type { Asset } from '@nokshi/money';
import { digestOf } from '../../../kernel/digest.ts';
import { derivedId, type MemberId, type Uuid, type WagerId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { HouseAccount } from '../../base/wallet/index.ts';
import { settleFree } from './free-bets.ts';
import { inLanes, type Part, wasBusy } from './in-lanes.ts';
import type { WagersDeps } from './room.ts';
import { type Ending, validTurnover } from './rules/valid-turnover.ts';
import type { Paid } from './rules/moves.ts';
import { legsOf, type Payout, stepRide } from './settle.ts';
import { readOpen } from './store/open.ts';

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
  /** Its total payout, its rebate included. */
  readonly payout: bigint;
  /** The part of the payout that is a rebate; all of it when the bet is lost. */
  readonly rebate?: bigint;
  /** How it ended, when the payout does not say it. */
  readonly ending?: Ending;
  /** Its valid turnover, when the member's other wagers in the round decide it (`validOfRound`). */
  readonly valid?: bigint;
  /** Its stake comes back undecided: of a bet with a free bet, the free bet does. */
  readonly returnsStake?: boolean;
};

/** `won` have a prize beside any rebate; `left`: wagers that were not open, or that changed at the same moment. */
export type Settled = { readonly won: number; readonly lost: number; readonly left: number };

/** A result whose wager waits for it. Of a draw there are very many: made field by field, not spread. */
type Open = Required<Pick<Result, 'memberId' | 'wagerId' | 'payout' | 'rebate'>> & {
  readonly ending: Ending | undefined;
  readonly valid: bigint | undefined;
  readonly asset: Asset;
  readonly category: string;
  readonly stake: bigint;
  readonly stakeBonus: bigint;
  readonly placedAt: Date;
};

/**
 * Settles the open wagers of a draw or match through the group commits of their lanes: what pays is a
 * posting, a loss without a rebate a row without money. Each counts for itself; closed wagers are skipped. After a
 * crash, or when it is refused, send it again with its settlementId. Refuses: edge.busy when the
 * queue of a lane is full; what was settled by then stays settled.
 */
export async function settleMany(room: WagersDeps, results: Results): Promise<Settled> {
  const settled = await inLanes(room, results.wagers, (part) => settlePart(room, results, part));
  return sumOf(settled);
}

async function settlePart(
  room: WagersDeps,
  results: Results,
  { lane, part }: Part<Result>,
): Promise<Settled> {
  const open = await openOf(room, { lane, part });
  const [paid, lost] = [open.filter(pays), open.filter((one) => !pays(one))];
  const busy = (
    await Promise.all([...paid.map((one) => payOut(room, results, one)), takeLosses(room, lost)])
  ).flat();
  // A wager that still waits was not settled elsewhere: the lane's queue had no room.
  if (busy.length > 0 && (await readOpen(room.db, { lane, wagers: busy })).length > 0)
    throw refuse('edge.busy');
  const won = open.filter(isWin).length - busy.filter(isWin).length;
  const settled = open.length - busy.length;
  // What is no open wager was settled before, or was placed with a free bet.
  const known = new Set(open.map(({ wagerId }) => wagerId));
  const others = part.filter(({ wagerId }) => !known.has(wagerId));
  const { settlementId } = results;
  const free = await settleFree(room, { lane, part: others, settlementId, again: false });
  return {
    won: won + free.won,
    lost: settled - won + free.lost,
    left: part.length - settled - free.won - free.lost,
  };
}

async function openOf({ db }: WagersDeps, { lane, part }: Part<Result>): Promise<Open[]> {
  const rows = await readOpen(db, { lane, wagers: part });
  return rows.flatMap(({ asset, category, places, placedMs, stakes, bonuses }) =>
    places.map((place, nth): Open => {
      const { memberId, wagerId, payout, rebate = 0n, ending, valid } = part[place] as Result;
      const placedAt = new Date(placedMs[nth] as number);
      const stake = BigInt(stakes[nth] as string);
      const stakeBonus = bonuses ? BigInt(bonuses[nth] as string) : 0n;
      return {
        memberId,
        wagerId,
        payout,
        rebate,
        ending,
        valid,
        asset,
        category,
        stake,
        stakeBonus,
        placedAt,
      };
    }),
  );
}

const pays = ({ payout }: Open): boolean => payout !== 0n;
const isWin = ({ payout, rebate }: Open): boolean => payout > rebate;

const NOTHING: Paid = { payout: 0n, rebate: 0n };
const paidOf = ({ payout, rebate }: Open): Paid => ({ payout, rebate });

/** What a payout's digest is made of: a settlement that is sent again says the same. */
export const payoutText = ({ payout, rebate = 0n }: Payout): string =>
  rebate === 0n ? `${payout}` : `${payout} ${rebate}`;

/** Answers the payout itself when it was refused as busy. */
async function payOut(
  room: WagersDeps,
  { settlementId, houseAccount }: Results,
  open: Open,
): Promise<Open[]> {
  const { memberId, wagerId, asset, placedAt, payout } = open;
  const returned = room.limits.returnRide({ memberId, placedAt, win: payout, stakeBack: 0n });
  const posted = room.wallet.post({
    memberId,
    asset,
    key: derivedId(`settle ${settlementId} ${wagerId}`, settlementId),
    digest: digestOf(`settle ${payoutText(open)}`),
    legs: legsOf(
      { kind: 'SETTLE', before: NOTHING, now: paidOf(open), of: open },
      { wagerId, houseAccount },
    ),
    rides: [settledRide(open), returned],
  });
  return (await wasBusy(posted)) ? [open] : [];
}

/**
 * Losses move no money, so all losses of a part are one item in the lane's queue. When one is
 * refused all are; then each is tried alone. Answers those that were busy.
 */
async function takeLosses(room: WagersDeps, losses: readonly Open[]): Promise<Open[]> {
  const [first] = losses;
  if (!first) return [];
  const { memberId, asset } = first;
  const taken = room.wallet.ride({ memberId, asset, rides: losses.map(settledRide) });
  if (!(await wasBusy(taken))) return [];
  if (losses.length === 1) return [first];
  return (await Promise.all(losses.map((loss) => takeLosses(room, [loss])))).flat();
}

const settledRide = (open: Open) =>
  stepRide({
    wagerId: open.wagerId,
    number: 1,
    kind: 'SETTLE',
    paid: { before: NOTHING, now: paidOf(open) },
    valid: { before: 0n, now: open.valid ?? validTurnover(open) },
  });

const sumOf = (settled: readonly Settled[]): Settled => ({
  won: settled.reduce((sum, { won }) => sum + won, 0),
  lost: settled.reduce((sum, { lost }) => sum + lost, 0),
  left: settled.reduce((sum, { left }) => sum + left, 0),
});
