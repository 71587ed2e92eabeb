import type { Asset } from '@nokshi/money';
import type { HoldId, MemberId, Uuid } from '../../../kernel/ids.ts';
import type { HouseAccount, Posted, Ride } from '../../base/wallet/index.ts';
import { placeRide, type Stake } from './play.ts';
import type { WagersDeps } from './room.ts';

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
  const { memberId, generation, asset, key, wagers } = slip;
  if (wagers.length === 0 || wagers.length > MOST_IN_SLIP)
    throw new Error(`a slip has 1 to ${MOST_IN_SLIP} wagers, not ${wagers.length}`);
  const stake = wagers.reduce((sum, wager) => sum + wager.stake, 0n);
  const guard = room.limits.guardRide({ memberId, generation, stake, win: 0n });
  const placed = wagers.map((wager) => placeRide({ ...wager, memberId, asset, slip: key }, null));
  try {
    return await room.wallet.post({
      memberId,
      asset,
      key,
      digest: slip.digest,
      legs: [{ amount: -stake, contra: slip.houseAccount, kind: 'stake', reference: key }],
      rides: [guard, ...placed, ...slip.rides],
      ...(slip.hold && { hold: slip.hold }),
    });
  } catch (err) {
    room.limits.reportRefusedStake(memberId, err);
    throw err;
  }
}
