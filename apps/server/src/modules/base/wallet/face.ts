import type { Asset } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import type { HoldId, MemberId, Uuid } from '../../../kernel/ids.ts';
import type {
  BonusEnded,
  EndOfBonus,
  HouseAccount,
  Posted,
  Posting,
  Ride,
  VendorMove,
} from './posting.ts';
import type { Proving } from './proof/proving-face.ts';
import type { Reporting } from './reporting.ts';
import type { EntryKind } from './rules/entry-kinds.ts';
import type { LaneOf } from './rules/lane-of.ts';

export type { Purse, Reporting } from './reporting.ts';

export type Balance = {
  readonly cash: bigint;
  readonly held: bigint;
  readonly bonus: bigint;
  readonly version: bigint;
};

/** An account of a member: a vendor's own wallet has the vendor's code beside it. */
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
  /** The house account on the other side of an adjustment or a refund, else null. */
  readonly contra: string | null;
};

/**
 * A rider: `create function <room>_<words>(p_lane int, p_at timestamptz, p_count int, p_ids uuid[],
 * p_numbers bigint[], p_words text[], p_bytes bytea[]) returns void`, registered in SQL by
 * `wallet_add_rider`. Value j (from 0) of row i (from 1) is at j * p_count + i. It runs inside the
 * lane's transaction, once a batch with all its rows, before the money moves. It refuses with
 * `raise exception using errcode = 'NK400', message = '<refusal code>'`; then each posting of the
 * batch is tried alone and only the guilty one is refused.
 */
export type Rider = { readonly name: string; readonly sqlFunction: string };

/** Receives each batch after it is durable, one item a posting. */
export type PostedListener = (
  items: readonly { memberId: MemberId; asset: Asset; balance: bigint; version: bigint }[],
) => void;

/** A hold of this member, which is found in the member's lane, and the key of what happens to it. */
type HeldPart = { readonly holdId: HoldId; readonly memberId: MemberId; readonly key: Uuid };

export type Wallet = Proving &
  Reporting & {
    /** Opens this month and the next for entries, so that no posting has to. */
    start(): Promise<void>;
    registerRider(rider: Rider): void;
    openAccounts(tx: Tx, input: { memberId: MemberId; asset: Asset }): Promise<void>;
    /** Opens the account of the member's bonus money; safe to call twice. */
    openBonus(tx: Tx, memberId: MemberId): Promise<void>;
    /** Empties it: into the member's cash, and back to `promotion`. */
    endBonus(tx: Tx, input: EndOfBonus): Promise<BonusEnded>;
    /**
     * Closes the member's accounts of an asset for good; later postings to them are refused.
     * Refuses wallet.not-empty while there is money in one or a hold is open.
     */
    closeAccounts(tx: Tx, input: { memberId: MemberId; asset: Asset }): Promise<void>;
    /** Whether the member's accounts of an asset were closed. */
    isClosed(tx: Tx, input: { memberId: MemberId; asset: Asset }): Promise<boolean>;
    /** How many lanes this house has, from 0 on. */
    readonly laneCount: number;
    /** A pure function of the member and that number. */
    readonly laneOf: LaneOf;
    /** An id for a new member, in one of the lanes in use (`LANES`, docs/operations.md). */
    newMemberId(): MemberId;
    /**
     * Joins the next group commit of the member's lane; resolves when that is durable. Refuses:
     * wallet.key-reused, wallet.key-expired (made before the retry window, or days ahead of the
     * clock), wallet.account-closed, wallet.insufficient, of a hold wallet.hold-unknown and
     * wallet.hold-exceeded, what riders refuse, edge.busy when the lane's queue is full.
     */
    post(posting: Posting): Promise<Posted>;
    /**
     * Rows of other rooms alone, in the next group commit of the member's lane: a lost wager moves
     * no money. No key is stored, so the riders themselves refuse repeats. Refuses:
     * wallet.account-closed, what the riders refuse, edge.busy.
     */
    ride(input: {
      readonly memberId: MemberId;
      readonly asset: Asset;
      readonly rides: readonly Ride[];
    }): Promise<void>;
    /** The same inside a story's own transaction, which holds the lane from then on. */
    rideIn(
      tx: Tx,
      input: {
        readonly memberId: MemberId;
        readonly asset: Asset;
        readonly rides: readonly Ride[];
      },
    ): Promise<void>;
    /** The same posting inside a story's own transaction. */
    transfer(tx: Tx, posting: Posting): Promise<Posted>;
    /** A transfer whose legs sum to zero, also on closed accounts. */
    correct(tx: Tx, posting: Posting): Promise<Posted>;
    /**
     * The first answer under a key, or null when nothing was posted under it yet; moves nothing.
     * Refuses wallet.account-closed, wallet.key-expired, wallet.key-reused.
     */
    answerOf(
      tx: Tx,
      input: { memberId: MemberId; asset: Asset; key: Uuid },
    ): Promise<Posted | null>;
    /**
     * Money from one member's cash to another's, whichever their lanes; answers the payer's side.
     * Must be the first of its story to lock a lane: it locks two, in ascending order. Refuses:
     * wallet.account-closed, wallet.key-reused, wallet.key-expired, wallet.insufficient.
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
    /**
     * Captures (part of) a hold to a house account; refuses wallet.hold-unknown,
     * wallet.hold-exceeded.
     */
    capture(
      tx: Tx,
      input: HeldPart & { amount: bigint; contra: HouseAccount; kind: EntryKind },
    ): Promise<Posted>;
    /** Releases (part of) a hold to cash. */
    release(tx: Tx, input: HeldPart & { amount: bigint; rides?: readonly Ride[] }): Promise<Posted>;
    /**
     * Releases (part of) a hold through the next group commit of its lane; all that is left when no
     * amount is given. The same key again gets the first answer. Null: nothing was left, and nothing
     * was written, no rides either. Refuses wallet.hold-unknown, wallet.hold-exceeded (an amount that
     * is not there), wallet.key-reused, wallet.key-expired, what the riders refuse, edge.busy.
     */
    releaseHeld(
      input: HeldPart & { amount?: bigint; rides?: readonly Ride[] },
    ): Promise<Posted | null>;
    /** What is neither captured nor released of a hold; null when there is no such hold. */
    leftOf(tx: Tx, hold: Pick<HeldPart, 'holdId' | 'memberId'>): Promise<bigint | null>;
    /**
     * Money between a member and a vendor's own wallet, with what was won or lost there since it
     * last moved. Refuses wallet.hold-unknown, wallet.hold-exceeded, what the riders refuse.
     */
    moveVendor(tx: Tx, input: VendorMove): Promise<Posted>;
    /** A member's balances in vendors' wallets, by vendor code. */
    vendorBalances(
      tx: Tx,
      input: { memberId: MemberId; asset: Asset },
    ): Promise<{ vendor: string; balance: bigint }[]>;
    /** The total of all members in a vendor's wallet. */
    sumAtVendor(tx: Tx, vendor: string): Promise<bigint>;
    balance(tx: Tx, input: { memberId: MemberId; asset: Asset }): Promise<Balance>;
    /** Cash and held together of many members, minor units; those with nothing are left out. */
    holdings(
      tx: Tx,
      input: { memberIds: readonly MemberId[]; asset: Asset },
    ): Promise<ReadonlyMap<MemberId, bigint>>;
    /** What many members have together, cash and held; minor units. */
    holdingsTogether(
      tx: Tx,
      input: { memberIds: readonly MemberId[]; asset: Asset },
    ): Promise<bigint>;
    /**
     * Balances of house accounts by name, summed over all lanes; zero when one was never opened.
     */
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
        /** Of any of these; none may be a wager. */
        references?: readonly Uuid[];
        /** Cash unless another is asked for. */
        purse?: PurseName;
        before?: bigint;
        limit: number;
      },
    ): Promise<EntryRow[]>;
    /** Releases the remainder of every expired hold to cash; answers how many. */
    expireHolds(now: Date): Promise<number>;
    /**
     * A rollback that came before its stake: an entry of zero takes the key, and the stake that
     * comes later is refused with wallet.key-expired. `repeated` when a tombstone has the key
     * already; refuses wallet.key-reused when the stake came before.
     */
    tombstone(tx: Tx, input: { memberId: MemberId; asset: Asset; key: Uuid }): Promise<Posted>;
  };
