import type { VendorMoved, VendorStatus } from '@nokshi/contract/vendor/seamless.ts';
import type { Asset } from '@nokshi/money';
import { digestOf } from '../../../kernel/digest.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { toWire } from '../../../kernel/ids.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Ride } from '../../base/wallet/index.ts';
import type { Signer } from './check-signature.ts';
import type { Profile } from './profiles.ts';
import type { VendorsRoom } from './room.ts';
import { statusOf } from './rules/status-of.ts';
import { writeSum } from './rules/sums.ts';
import {
  keepRefused,
  type TransactionRow,
  transactionsNamed,
  type VendorAction,
} from './store/transactions.ts';

/** A transaction of a vendor whose account is known. */
export type Asked = {
  readonly profile: Signer;
  readonly action: VendorAction;
  readonly transactionId: string;
  readonly memberId: MemberId;
  readonly asset: Asset;
  readonly roundId: string;
  readonly gameId: string | null;
  /** The bet that it belongs to. */
  readonly reference: string | null;
  /** Everything in it, to tell a repeat from another transaction with the same id. */
  readonly said: readonly (string | boolean)[];
};

/**
 * The decision. `moved`: it is in the ledger. `refused`: it is stored, and its repeat gets the same
 * answer. `open`: nothing is decided yet, the same may be sent again.
 */
export type Decided =
  | { readonly kind: 'moved'; readonly balance: bigint }
  | { readonly kind: 'refused' | 'open'; readonly status: VendorStatus };

export const refused = (status: VendorStatus): Decided => ({ kind: 'refused', status });
export const open = (status: VendorStatus): Decided => ({ kind: 'open', status });

/** How often a transaction is decided again because another one was committed in the meantime. */
const MOST_TRIES = 5;

/**
 * Decides a transaction exactly once. `decide` gets the current state of its bet; when that changes
 * in the meantime the commit is refused as busy and everything is read again.
 */
export async function answerOnce(
  room: VendorsRoom,
  asked: Asked,
  decide: (bet: TransactionRow | undefined) => Promise<Decided>,
): Promise<VendorMoved> {
  const { profile, transactionId, reference } = asked;
  const digest = digestOfAsked(asked);
  const names = reference === null ? [transactionId] : [transactionId, reference];
  for (let tries = 1; ; tries += 1) {
    const [known] = await Promise.all([
      room.db.rows<TransactionRow>(transactionsNamed(profile.vendor, names)),
      profile.fresh,
    ]);
    const own = known.find((row) => row.transactionId === transactionId);
    if (own) return repeat(room, asked, { own, digest });
    const bet = known.find((row) => row.transactionId === reference);
    const decided = await tried(() => decide(bet), tries < MOST_TRIES);
    if (decided === 'again') continue;
    if (decided.kind === 'moved') return told(asked, { status: 'OK', balance: decided.balance });
    const { status } = decided;
    const balance = await balanceOf(room, asked);
    if (decided.kind === 'open') return told(asked, { status, balance });
    if (await keep(room, asked, { status, balance, digest }))
      return told(asked, { status, balance });
  }
}

/** A refusal of the commit as a status; edge.busy retries while attempts are left. */
async function tried(decide: () => Promise<Decided>, more: boolean): Promise<Decided | 'again'> {
  try {
    return await decide();
  } catch (err) {
    if (!(err instanceof Refusal)) throw err;
    if (err.code === 'edge.busy' && more) return 'again';
    const status = statusOf(err.code);
    if (!status) throw err;
    return refused(status);
  }
}

const digestOfAsked = ({ action, memberId, asset, roundId, gameId, reference, said }: Asked) =>
  digestOf(JSON.stringify([action, memberId, asset, roundId, gameId, reference, ...said]));

/** Repeats the first answer; another transaction with the same id is refused. */
async function repeat(
  room: VendorsRoom,
  asked: Asked,
  { own, digest }: { own: TransactionRow; digest: Buffer },
): Promise<VendorMoved> {
  if (own.action === 'tombstone' && own.memberId === asked.memberId)
    return told(asked, { status: 'BET_ROLLED_BACK', balance: await firstBalance(room, own) });
  if (!own.digest.equals(digest))
    return told(asked, {
      status: 'TRANSACTION_MISMATCH',
      balance: await balanceOf(room, asked),
    });
  const named = own.status === 'OK' && asked.profile.points.repeatAnswers === 'named';
  const status = named ? 'REPEATED' : own.status;
  return told(asked, { status, balance: await firstBalance(room, own), repeated: true });
}

/** The balance of the first answer; after the ledger's retry window, the current one. */
async function firstBalance(room: VendorsRoom, own: TransactionRow): Promise<bigint> {
  const { memberId, asset, posting, balance } = own;
  if (balance !== null) return balance;
  if (posting === null) throw new Error('a transaction has neither a posting nor a balance');
  const first = await room.db.read((tx) =>
    room.wallet.answerOf(tx, { memberId, asset, key: posting }),
  );
  return first?.balance ?? balanceOf(room, own);
}

export const balanceOf = async (
  room: VendorsRoom,
  of: { readonly memberId: MemberId; readonly asset: Asset },
): Promise<bigint> => (await room.db.read((tx) => room.wallet.balance(tx, of))).cash;

function keep(
  room: VendorsRoom,
  asked: Asked,
  as: { status: VendorStatus; balance: bigint; digest: Buffer },
): Promise<boolean> {
  const { profile, memberId } = asked;
  const at = room.clock.now();
  const lane = room.wallet.laneOf(memberId);
  return room.db.tx((tx) => keepRefused(tx, { ...asked, vendor: profile.vendor, lane, at, ...as }));
}

/** The row of an accepted transaction, in the commit that moves its money. */
export function rideOf(
  asked: Asked,
  moved: {
    readonly taken?: bigint;
    readonly paid?: bigint;
    readonly wagerId?: string;
    readonly posting?: string;
    /** The balance to answer where the ledger has no posting of it. */
    readonly balance?: bigint;
    readonly closes?: boolean;
  },
): Ride {
  const { profile, transactionId, memberId, action, roundId, gameId, reference, asset } = asked;
  const { taken = 0n, paid = 0n, wagerId = null, posting = null, balance = null } = moved;
  return {
    rider: 'vendors_ride',
    ids: [memberId, wagerId, posting],
    numbers: [taken, paid, balance, moved.closes ? 1 : 0],
    words: [profile.vendor, transactionId, action, roundId, gameId, reference, asset],
    bytes: [digestOfAsked(asked)],
  };
}

/** The answer with the vendor's own words and decimals. */
export function told(
  {
    profile,
    transactionId,
    memberId,
    asset,
  }: Pick<Asked, 'profile' | 'transactionId' | 'memberId' | 'asset'>,
  {
    status,
    balance,
    repeated = false,
  }: {
    status: VendorStatus;
    balance: bigint;
    repeated?: boolean;
  },
): VendorMoved {
  const { words, decimals } = profile.points;
  return {
    status: words[status] ?? status,
    transactionId,
    account: toWire('mbr', memberId),
    currency: asset,
    balance: writeSum(balance, asset, decimals),
    repeated,
  };
}

/** The house account of everything that a vendor's games move. */
export const houseAccountOf = ({ vendor }: Profile) => `house:vendor-${vendor}` as const;
