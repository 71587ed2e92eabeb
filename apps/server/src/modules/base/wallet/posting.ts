import type { Asset } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import type { HoldId, MemberId, Uuid } from '../../../kernel/ids.ts';
import type { Proving } from './proof/proving-face.ts';
import type { Reporting } from './reporting.ts';
import type { EntryKind, LegKind } from './rules/entry-kinds.ts';

export type { EntryKind, LegKind };
export type { Purse, Reporting } from './reporting.ts';

/** Accounts that are not a member's; each exists once per lane and asset. architecture.md 4. */
export type HouseAccount =
  | `house:${string}`
  | `clearing:${string}`
  | 'payouts'
  | 'suspense'
  | 'receivables'
  | 'inter-lane'
  | 'promotion'
  | 'adjustment';

/** One move between the member's cash and a house account, in order. */
export type Leg = {
  /** Minor units; negative: the member pays. */
  readonly amount: bigint;
  readonly contra: HouseAccount;
  readonly kind: LegKind;
  /** The wager, deposit or other thing it belongs to. */
  readonly reference: Uuid;
};

/**
 * A row that another room wants in the same commit: its SQL function gets it with the batch. The
 * values stand by type; all rows of a rider have the same number of each.
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
   * days. Same key and digest give the first answer.
   */
  readonly key: Uuid;
  /** 32 bytes: SHA-256 of the canonical input. */
  readonly digest: Buffer;
  readonly legs: readonly Leg[];
  readonly rides: readonly Ride[];
};

export type Posted = {
  /** `repeated`: this key was posted before with the same digest; the first answer is given. */
  readonly outcome: 'posted' | 'repeated';
  /** The member's cash after this posting. */
  readonly balance: bigint;
  /** The member's account sequence after it; grows with every entry. */
  readonly version: bigint;
  readonly lane: number;
  readonly batch: bigint;
  readonly at: Date;
};

/** Money between a member and the own wallet of a studio. */
export type VendorMove = {
  readonly key: Uuid;
  readonly digest: Buffer;
  readonly memberId: MemberId;
  readonly asset: Asset;
  readonly vendor: string;
  /** To the studio out of this hold, or with null from the studio to the member's cash. */
  readonly holdId: HoldId | null;
  /** Minor units, above zero. */
  readonly amount: bigint;
  /**
   * What the studio's wallet has once the money has moved. The account is made to say the same:
   * what differs was won or lost there, against `contra`.
   */
  readonly told: bigint;
  readonly contra: HouseAccount;
  readonly reference: Uuid;
  readonly rides: readonly Ride[];
};

export type Balance = { readonly cash: bigint; readonly held: bigint; readonly version: bigint };

/** An account of a member: a studio's own wallet has the studio's code beside it. */
export type PurseName = {
  readonly account: 'cash' | 'held' | 'bonus' | 'vendor';
  readonly vendor: string | null;
  /** Money unless points are asked for. */
  readonly asset?: 'PTS';
};

export type EntryRow = {
  readonly lane: number;
  readonly batch: bigint;
  readonly sequence: bigint;
  readonly at: Date;
  readonly account: PurseName['account'];
  readonly kind: EntryKind;
  readonly amount: bigint;
  readonly balanceAfter: bigint;
  readonly reference: Uuid;
};

/**
 * A rider: `create function <room>_<words>(p_lane int, p_at timestamptz, p_count int, p_ids uuid[],
 * p_numbers bigint[], p_words text[], p_bytes bytea[]) returns void`, made known in SQL by
 * `wallet_add_rider`. Value j (from 0) of row i (from 1) stands at j * p_count + i. It runs inside the lane's transaction, once a batch with all its rows, before the money
 * moves. It refuses with `raise exception using errcode = 'NK400', message = '<refusal code>'`;
 * then each posting of the batch is tried alone and only the guilty one is refused.
 */
export type Rider = { readonly name: string; readonly sqlFunction: string };

/** Hears of each batch after it is durable, one item a posting. */
export type PostedListener = (
  items: readonly { memberId: MemberId; asset: Asset; balance: bigint; version: bigint }[],
) => void;

export type Wallet = Proving &
  Reporting & {
    registerRider(rider: Rider): void;
    openAccounts(tx: Tx, input: { memberId: MemberId; asset: Asset }): Promise<void>;
    /**
     * Closes the member's accounts of an asset for good; what is posted to them then is refused.
     * Refuses wallet.not-empty while there is money in one or a hold is open.
     */
    closeAccounts(tx: Tx, input: { memberId: MemberId; asset: Asset }): Promise<void>;
    /** 0 to 15, a pure function of the member. */
    laneOf(memberId: MemberId): number;
    /** An id for somebody new, in one of the lanes in use (`LANES`, docs/operations.md). */
    newMemberId(): MemberId;
    /**
     * Joins the next group commit of the member's lane; resolves when that is durable.
     * Refuses: wallet.key-reused, wallet.key-expired (made before the retry window, or
     * days ahead of the clock), wallet.account-closed, wallet.insufficient, what riders refuse,
     * edge.busy when the lane's queue is full.
     */
    post(posting: Posting): Promise<Posted>;
    /**
     * Rows of other rooms alone, in the next group commit of the member's lane: a wager that is lost
     * moves no money. No key is kept, so the riders themselves refuse what comes twice. Refuses:
     * wallet.account-closed, what the riders refuse, edge.busy.
     */
    ride(input: {
      readonly memberId: MemberId;
      readonly asset: Asset;
      readonly rides: readonly Ride[];
    }): Promise<void>;
    /** The same posting inside a story's own transaction. */
    transfer(tx: Tx, posting: Posting): Promise<Posted>;
    /**
     * The first answer under a key, or null when nothing was posted under it until now; moves
     * nothing. Refuses wallet.account-closed, wallet.key-expired, wallet.key-reused.
     */
    answerOf(
      tx: Tx,
      input: { memberId: MemberId; asset: Asset; key: Uuid },
    ): Promise<Posted | null>;
    /**
     * Money from one member's cash to another's, whichever their lanes; answers the payer's side.
     * The first of its story to take a lane: it takes two, in ascending order.
     * Refuses: wallet.account-closed, wallet.key-reused, wallet.key-expired, wallet.insufficient.
     */
    move(
      tx: Tx,
      input: {
        key: Uuid;
        digest: Buffer;
        from: MemberId;
        to: MemberId;
        asset: Asset;
        amount: bigint;
        reference: Uuid;
        kind: EntryKind;
        receivedAs?: EntryKind;
      },
    ): Promise<Posted>;
    /** Moves cash to held until `expiresAt`. */
    hold(
      tx: Tx,
      input: {
        holdId: HoldId;
        memberId: MemberId;
        asset: Asset;
        amount: bigint;
        reference: Uuid;
        expiresAt: Date | null;
        rides?: readonly Ride[];
      },
    ): Promise<Posted>;
    /** Takes (part of) a hold to a house account; refuses wallet.hold-unknown, wallet.hold-exceeded. */
    capture(
      tx: Tx,
      input: { holdId: HoldId; key: Uuid; amount: bigint; contra: HouseAccount; kind: EntryKind },
    ): Promise<Posted>;
    /** Gives (part of) a hold back to cash. */
    release(
      tx: Tx,
      input: { holdId: HoldId; key: Uuid; amount: bigint; rides?: readonly Ride[] },
    ): Promise<Posted>;
    /**
     * Money between a member and a studio's own wallet, with what was won or lost there since it last
     * moved. Refuses wallet.hold-unknown, wallet.hold-exceeded, what the riders refuse.
     */
    moveVendor(tx: Tx, input: VendorMove): Promise<Posted>;
    /** What a member has in wallets of studios, by code. */
    vendorBalances(
      tx: Tx,
      input: { memberId: MemberId; asset: Asset },
    ): Promise<{ vendor: string; balance: bigint }[]>;
    /** What all members have in a studio's wallet together. */
    sumAtVendor(tx: Tx, vendor: string): Promise<bigint>;
    balance(tx: Tx, input: { memberId: MemberId; asset: Asset }): Promise<Balance>;
    /** Of house accounts by name, the sum over all lanes; zero where one was never opened. */
    houseBalances(
      tx: Tx,
      input: { names: readonly HouseAccount[]; asset: Asset },
    ): Promise<ReadonlyMap<HouseAccount, bigint>>;
    /** Newest first by sequence, at most `limit` (<= 100) of the entries of one account. */
    entries(
      tx: Tx,
      input: {
        memberId: MemberId;
        from?: Date;
        to?: Date;
        kind?: EntryKind;
        reference?: Uuid;
        /** Cash unless another is asked for. */
        purse?: PurseName;
        before?: bigint;
        limit: number;
      },
    ): Promise<EntryRow[]>;
    /** Moves the remainder of every hold whose time is over back to cash; answers how many. */
    expireHolds(now: Date): Promise<number>;
    /**
     * A rollback that came before its stake: the key is taken by an entry of nothing, and the stake
     * that comes later is refused with wallet.key-expired. `repeated` when a tombstone has the key
     * already; refuses wallet.key-reused when the stake came before.
     */
    tombstone(tx: Tx, input: { memberId: MemberId; asset: Asset; key: Uuid }): Promise<Posted>;
  };
