import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { FOLLOWER, type TurnoverRoom } from './room.ts';
import { type Counted, countPlay } from './rules/obligation.ts';
import {
  addCounted,
  countedUpTo,
  type End,
  endObligation,
  lockFunds,
  obligedAmong,
  type ObligationRow,
  openObligations,
  writeCounted,
  writeDone,
} from './store/obligations.ts';
import { obligationEnded } from './topics.ts';

/** A story of many steps asks for the same funds in each. */
const locked = new WeakMap<Tx, Set<MemberId>>();

/**
 * Until the transaction ends, everything else that takes money out of these members' cash, or
 * obliges them to stake, waits. Members are always locked in the same order.
 */
export async function lockMemberFunds(
  room: TurnoverRoom,
  tx: Tx,
  ...memberIds: readonly MemberId[]
): Promise<void> {
  const held = locked.get(tx) ?? new Set();
  locked.set(tx, held);
  for (const memberId of memberIds.toSorted()) {
    if (held.has(memberId)) continue;
    await lockFunds(tx, { memberId, head: await room.wagers.headOf(tx, memberId) });
    held.add(memberId);
  }
}

/** The member's open obligations with everything settled by now; writes nothing. */
export async function readObligations(
  room: TurnoverRoom,
  tx: Tx,
  { memberId, cursor }: Asked,
): Promise<{
  /** As they are stored. */
  open: readonly ObligationRow[];
  obligations: readonly ObligationRow[];
  /** Since what is stored. */
  counted: readonly Counted[];
  upTo: bigint;
}> {
  const upTo = await room.wagers.headOf(tx, memberId);
  const counted = await countedUpTo(tx, memberId);
  const open = await openObligations(tx, memberId);
  if (counted === null || open.length === 0) return { open, obligations: open, counted: [], upTo };
  const read = cursor ?? (await room.wagers.cursorOf(tx, { memberId, name: FOLLOWER }));
  // Members without play in what the follower has read have nothing to count.
  const after = read > counted ? read : counted;
  const plays = after < upTo ? await room.wagers.settledPlay(tx, { memberId, after, upTo }) : [];
  const notes: Counted[] = [];
  const obligations = countPlay(open, plays, (note) => void notes.push(note));
  return { open, obligations, counted: notes, upTo };
}

type Asked = {
  readonly memberId: MemberId;
  /** How far the follower had read the member's lane; its current position when not given. */
  readonly cursor?: bigint;
};

/**
 * Stores what the member's play has counted by now, and ends what is met or has expired. Funds are
 * locked.
 */
export async function countMember(room: TurnoverRoom, tx: Tx, asked: Asked): Promise<void> {
  const { memberId } = asked;
  const { open, obligations, counted, upTo } = await readObligations(room, tx, asked);
  const before = new Map(open.map(({ id, done }) => [id, done]));
  await addCounted(tx, counted);
  for (const obligation of obligations)
    if (obligation.done !== before.get(obligation.id)) await writeDone(tx, obligation);
  // Before anything ends: what begins by an end counts on from here, so no play counts twice.
  await writeCounted(tx, { memberId, batch: upTo });
  const now = room.clock.now();
  for (const obligation of obligations) {
    const as = endOf(obligation, now);
    const { id } = obligation;
    if (as && (await endObligation(tx, { id, at: now, as })) > 0)
      await room.events.emit(tx, obligationEnded, { memberId, id, as });
  }
}

/** The same of now, for one member. */
export async function countNow(room: TurnoverRoom, tx: Tx, memberId: MemberId): Promise<void> {
  await lockMemberFunds(room, tx, memberId);
  await countMember(room, tx, { memberId });
}

function endOf({ required, done, expiresAt }: ObligationRow, now: Date): End | null {
  if (done === required) return 'met';
  return expiresAt && expiresAt <= now ? 'expired' : null;
}

/**
 * One run of the follower: counts members with play and an obligation, in the order of their ids.
 */
export async function countAll(room: TurnoverRoom, tx: Tx): Promise<void> {
  const played = new Map<MemberId, bigint>();
  await room.wagers.followNext(tx, FOLLOWER, async (_, batches) => {
    for (const memberId of await room.wagers.settledBy(tx, batches))
      played.set(memberId, batches.after);
  });
  if (played.size === 0) return;
  for (const memberId of await obligedAmong(tx, [...played.keys()])) {
    await lockMemberFunds(room, tx, memberId);
    await countMember(room, tx, { memberId, cursor: played.get(memberId) ?? 0n });
  }
}
