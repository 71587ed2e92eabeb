import { createHash } from 'node:crypto';
import type { Asset } from '@nokshi/money';
import { canonicalJson } from '../../../kernel/canonical.ts';
import type { Tx } from '../../../kernel/db.ts';
import { derivedId, type MemberId, type Uuid } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Item } from './item.ts';
import type { EntryKind, Posted } from './posting.ts';
import { shortDigest } from './posting-item.ts';
import type { WalletRoom } from './room.ts';
import { ENTRY_KINDS } from './rules/entry-kinds.ts';
import { transferItem } from './transfer.ts';
import { allOrNone, lockLane } from './store/story.ts';

export type MoveInput = {
  readonly key: Uuid;
  /** 32 bytes: SHA-256 of the caller's input. */
  readonly digest: Buffer;
  readonly from: MemberId;
  readonly to: MemberId;
  readonly asset: Asset;
  /** Minor units, above zero. */
  readonly amount: bigint;
  readonly reference: Uuid;
  readonly kind: EntryKind;
  /** The kind on the receiver's side, where it differs. */
  readonly receivedAs?: EntryKind;
};

/**
 * Money from one member's cash to another's: a posting in each one's lane, with `inter-lane` on the
 * other side of both. The lanes are locked in ascending order. Answers the payer's posting.
 * Refuses, and leaves nothing: wallet.account-closed, wallet.key-reused, wallet.key-expired,
 * wallet.insufficient.
 */
export async function moveBetween(room: WalletRoom, tx: Tx, input: MoveInput): Promise<Posted> {
  const { from, to, key } = input;
  if (input.amount <= 0n) throw new Error('an amount to move is above zero');
  if (from === to) throw new Error('a move has two members');
  const [paying, receiving] = [room.laneOf(from), room.laneOf(to)];
  const payer = await sideOf(room, tx, { input, memberId: from, amount: -input.amount, key });
  // A key is unique in its lane: when both sides share one, the second key follows from the first.
  const otherKey = paying === receiving ? derivedId(`move ${key}`, key) : key;
  const payee = await sideOf(room, tx, {
    input,
    memberId: to,
    amount: input.amount,
    key: otherKey,
  });
  // Before the lanes, so that nobody waits for them while a month is opened.
  await room.months.open(room.clock.now());
  for (const lane of [paying, receiving].sort((a, b) => a - b)) await lockLane(tx, lane);
  return postBoth(room, tx, { payer, payee });
}

async function postBoth(
  room: WalletRoom,
  tx: Tx,
  { payer, payee }: { readonly payer: Item; readonly payee: Item },
): Promise<Posted> {
  try {
    return await allOrNone(tx, async () => {
      const paid = await transferItem(room, tx, payer);
      if (paid.outcome === 'repeated') return paid;
      const received = await transferItem(room, tx, payee);
      if (received.outcome === 'repeated') throw refuse('wallet.key-reused');
      return paid;
    });
  } catch (err) {
    // The story may continue and commit: postings it no longer contains must not be announced.
    delete payer.posted;
    delete payee.posted;
    throw err;
  }
}

async function sideOf(
  room: WalletRoom,
  tx: Tx,
  side: {
    readonly input: MoveInput;
    readonly memberId: MemberId;
    readonly amount: bigint;
    readonly key: Uuid;
  },
): Promise<Item> {
  const { input, memberId, amount, key } = side;
  const { asset, reference } = input;
  const kind = (amount > 0n && input.receivedAs) || input.kind;
  const lane = room.laneOf(memberId);
  const { cash } = await room.accounts.member(memberId, asset, tx);
  const contra = (await room.accounts.house('inter-lane', asset))[lane] as number;
  const move = { account: cash, amount, kind: ENTRY_KINDS[kind], contra, reference };
  return { memberId, asset, lane, cash, key, digest: digestOf(input), moves: [move], rides: [] };
}

/** Both digests contain the whole input, so neither side can pass for a side of another move. */
function digestOf({ digest, ...rest }: MoveInput): bigint {
  const whole = canonicalJson({ ...rest, digest: digest.toString('hex') });
  return shortDigest(createHash('sha256').update(whole).digest());
}
