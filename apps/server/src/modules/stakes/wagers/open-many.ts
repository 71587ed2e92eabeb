import type { Asset } from '@nokshi/money';
import type { HoldId, MemberId, Uuid } from '../../../kernel/ids.ts';
import type { HouseAccount, Posted, Posting, Ride } from '../../base/wallet/index.ts';
import { cashRides, placeRide, type Stake } from './play.ts';
import { legsOfSplit, postStake } from './post-stake.ts';
import type { WagersDeps } from './room.ts';
import type { Split } from './rules/purses.ts';

/** One of many wagers of a slip; its money is in the slip's posting. */
export type SlipWager = Pick<
  Stake,
  'wagerId' | 'roundId' | 'gameId' | 'category' | 'ruleVersion' | 'stake'
>;

/** Many wagers of one member that are placed together or not at all. Amounts are minor units. */
export type Slip = {
  readonly memberId: MemberId;
  /** The session's generation, checked again in the commit; null as in `limits.guardRide`. */
  readonly generation: number | null;
  readonly asset: Asset;
  /** Of the slip: sent again, it gets the first answer. */
  readonly key: Uuid;
  /** 32 bytes: SHA-256 of the input that the key stands for. */
  readonly digest: Buffer;
  readonly houseAccount: HouseAccount;
  /** The whole stake is captured from this hold of the member, in the same commit. */
  readonly hold?: HoldId;
  readonly wagers: readonly SlipWager[];
  /** Rows of the game's own tables, written in the same commit. */
  readonly rides: readonly Ride[];
};

/** A slip is one item in its lane's queue, so its length is limited. */
export const MOST_IN_SLIP = 1_000;

/**
 * Opens all wagers of a slip in one posting under one key: one stake leg, checked against the
 * limits as a whole. Each wager is settled by itself later. Refuses as `play` does, and of a hold
 * wallet.hold-unknown and wallet.hold-exceeded.
 * @throws Error for a slip without wagers, or with more than {@link MOST_IN_SLIP}
 */
export async function openMany(room: WagersDeps, slip: Slip): Promise<Posted> {
  const { memberId, generation, asset, wagers } = slip;
  if (wagers.length === 0 || wagers.length > MOST_IN_SLIP)
    throw new Error(`a slip has 1 to ${MOST_IN_SLIP} wagers, not ${wagers.length}`);
  const stake = wagers.reduce((sum, wager) => sum + wager.stake, 0n);
  const guard = room.limits.guardRide({ memberId, generation, stake, win: 0n });
  const make = (split: Split) => {
    const { legs, rides } = placedOf(slip, stake, split);
    return { ...postingOf(slip), legs, rides: [guard, ...rides, ...slip.rides] };
  };
  try {
    return await postStake(room, { memberId, asset, stake }, make);
  } catch (err) {
    room.limits.reportRefusedStake(memberId, err);
    throw err;
  }
}

const postingOf = ({ memberId, asset, key, digest, hold }: Slip) => ({
  memberId,
  asset,
  key,
  digest,
  ...(hold && { hold }),
});

/** The legs and wagers of a slip; the first of them take the cash, the last the bonus money. */
function placedOf(
  { memberId, asset, key, houseAccount: contra, wagers }: Slip,
  stake: bigint,
  split: Split,
): Pick<Posting, 'legs' | 'rides'> {
  const takes = [{ amount: -stake, contra, kind: 'stake', reference: key }] as const;
  const legs = legsOfSplit(split, takes, { cash: [], bonus: [] });
  const of = { memberId, asset, slip: key };
  if (split.bonus === 0n)
    return { legs, rides: wagers.map((wager) => placeRide({ ...wager, ...of }, null)) };
  let cash = split.cash;
  const placed = wagers.map((wager) => {
    const bonus = wager.stake > cash ? wager.stake - cash : 0n;
    cash -= wager.stake - bonus;
    return placeRide({ ...wager, ...of, bonus }, null);
  });
  return { legs, rides: [...cashRides(memberId, split), ...placed] };
}
