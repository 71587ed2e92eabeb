import type { Asset } from '@nokshi/money';
import type { MemberId, RoundId, WagerId } from '../../kernel/ids.ts';
import type { HouseAccount, Leg, Posted, Ride } from '../wallet/index.ts';
import type { WagersDeps } from './room.ts';

/** A stake on one round. Amounts are minor units. */
export type Stake = {
  readonly memberId: MemberId;
  /** The session's generation, checked again in the commit. */
  readonly generation: number;
  readonly asset: Asset;
  /** Also the key of its posting: a wager is placed once, however often it is sent. */
  readonly wagerId: WagerId;
  /** 32 bytes: SHA-256 of the input that the key stands for. */
  readonly digest: Buffer;
  readonly roundId: RoundId;
  readonly gameId: string;
  readonly category: string;
  readonly ruleVersion: number;
  readonly houseAccount: HouseAccount;
  readonly stake: bigint;
  /** Rows of the game's own tables, written in the same commit. */
  readonly rides: readonly Ride[];
};

/**
 * A round without choices: stake, outcome and win in one posting. Resolves when it is durable.
 * Refuses: limits.frozen, limits.self-excluded, limits.time-out, edge.session-ended,
 * limits.stake-limit, limits.loss-limit, what the rides refuse, wallet.insufficient,
 * wallet.account-closed, wallet.key-reused, edge.busy. Source: architecture.md 6, 8.
 */
export const play = (room: WagersDeps, input: Stake & { payout: bigint }): Promise<Posted> =>
  place(room, input, input.payout);

/** A round with choices: the stake now, {@link settle} or voiding later. Refuses like `play`. */
export const open = (room: WagersDeps, input: Stake): Promise<Posted> => place(room, input, null);

function place(room: WagersDeps, input: Stake, payout: bigint | null): Promise<Posted> {
  const { memberId, asset, wagerId, houseAccount: contra, stake } = input;
  const win = payout ?? 0n;
  const legs: Leg[] = [{ amount: -stake, contra, kind: 'stake', reference: wagerId }];
  if (win > 0n) legs.push({ amount: win, contra, kind: 'win', reference: wagerId });
  const guard = { memberId, generation: input.generation, stake, win };
  const placed: Ride = {
    rider: 'wagers_place',
    ids: [wagerId, memberId, input.roundId],
    numbers: [stake, payout, input.ruleVersion],
    words: [input.gameId, input.category, asset],
  };
  return room.wallet.post({
    memberId,
    asset,
    key: wagerId,
    digest: input.digest,
    legs,
    rides: [room.limits.guardRide(guard), placed, ...input.rides],
  });
}
