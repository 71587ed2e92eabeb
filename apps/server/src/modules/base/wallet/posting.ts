import type { Asset } from '@nokshi/money';
import type { HoldId, MemberId, Uuid } from '../../../kernel/ids.ts';
import type { EntryKind, LegKind } from './rules/entry-kinds.ts';

export type { EntryKind, LegKind };

/** Accounts that are not a member's; each exists once per lane and asset. architecture.md 4. */
export type HouseAccount =
  | `house:${string}`
  | `clearing:${string}`
  | 'payouts'
  | 'suspense'
  | 'receivables'
  | 'inter-lane'
  | 'promotion'
  | 'commission'
  | 'mall'
  | 'adjustment';

/**
 * One move between a member's cash, or bonus money, and a house account, in order: those of one
 * purse follow each other, cash first.
 */
export type Leg = {
  /** Minor units; negative: the member pays. */
  readonly amount: bigint;
  readonly contra: HouseAccount;
  readonly kind: LegKind;
  /** The wager, deposit or other thing it belongs to. */
  readonly reference: Uuid;
  /** Cash unless it says bonus, which is of taka alone. */
  readonly purse?: 'bonus';
};

/**
 * A row that another room writes in the same commit: its SQL function receives it with the batch.
 * The values are grouped by type; all rows of a rider have the same number of each.
 */
export type Ride = {
  readonly rider: string;
  readonly ids?: readonly (string | null)[];
  readonly numbers?: readonly (bigint | number | null)[];
  readonly words?: readonly (string | null)[];
  readonly bytes?: readonly (Buffer | null)[];
};

export type Posting = {
  readonly memberId: MemberId;
  readonly asset: Asset;
  /**
   * Unique per lane: a time-ordered key (uuidv7) for good, any other for the retry window of 90
   * days. The same key and digest get the first answer.
   */
  readonly key: Uuid;
  /** 32 bytes: SHA-256 of the canonical input. */
  readonly digest: Buffer;
  readonly legs: readonly Leg[];
  readonly rides: readonly Ride[];
  /**
   * The money is captured from this hold of the member, and not taken from the cash: then each leg
   * is below zero.
   */
  readonly hold?: HoldId;
};

export type Posted = {
  /** `repeated`: this key was posted before with the same digest; the first answer is given. */
  readonly outcome: 'posted' | 'repeated';
  /**
   * The member's cash after this posting; of money out of a hold that is sent again, after its
   * batch.
   */
  readonly balance: bigint;
  /** The member's account sequence after it; grows with every entry. */
  readonly version: bigint;
  readonly lane: number;
  readonly batch: bigint;
  readonly at: Date;
};

/** Money between a member and a vendor's own wallet. */
export type VendorMove = {
  readonly key: Uuid;
  readonly digest: Buffer;
  readonly memberId: MemberId;
  readonly asset: Asset;
  readonly vendor: string;
  /** To the vendor out of this hold, or with null from the vendor to the member's cash. */
  readonly holdId: HoldId | null;
  /** Minor units, above zero. */
  readonly amount: bigint;
  /**
   * The balance of the vendor's wallet once the money has moved. Our account is set to the same:
   * the difference was won or lost there, against `contra`.
   */
  readonly told: bigint;
  readonly contra: HouseAccount;
  readonly reference: Uuid;
  readonly rides: readonly Ride[];
};

/** What becomes of a member's bonus money when it ends. */
export type EndOfBonus = {
  readonly memberId: MemberId;
  readonly key: Uuid;
  /** At most so much becomes cash; null: all. The rest goes back to `promotion`. */
  readonly most: bigint | null;
  readonly reference: Uuid;
};

/** Minor units. */
export type BonusEnded = { readonly converted: bigint; readonly returned: bigint };
