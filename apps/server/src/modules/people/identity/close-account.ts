import { type Caller, playerOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Internals } from './room.ts';
import { changeStanding, lockMember } from './standing.ts';
import { deleteTraits } from './store/traits.ts';
import { writeClosed, writeClosing } from './store/members.ts';
import { closingAsked, memberClosed } from './topics.ts';

export const CLOSE_ACCOUNT = 'identity.close-account';
const COOLING_MS = 24 * 3_600_000;
const RETRY_AFTER_MS = 3_600_000;

/**
 * Asks to close the account a day from now. It must be empty now, and again then; open wagers and
 * deposits postpone the closing. Until then the member may continue and undo it. The caller has
 * checked the password. Refuses: wallet.not-empty, identity.state-wrong (asked already).
 */
export async function requestClosing(
  room: Internals,
  tx: Tx,
  memberId: MemberId,
): Promise<{ closingAt: string }> {
  const closingAt = new Date(room.clock.now().getTime() + COOLING_MS);
  const member = await lockMember(tx, memberId);
  if (member.closingAt) throw refuse('identity.state-wrong');
  if (!(await isEmpty(room, tx, memberId))) throw refuse('wallet.not-empty');
  await writeClosing(tx, memberId, closingAt);
  await room.jobs.enqueue(tx, {
    name: CLOSE_ACCOUNT,
    key: `${memberId} ${closingAt.toISOString()}`,
    payload: { memberId },
    runAt: closingAt,
  });
  return { closingAt: closingAt.toISOString() };
}

/** Refuses: identity.state-wrong when no closing was requested. */
export async function undoClosing(room: Internals, tx: Tx, caller: Caller): Promise<void> {
  const { memberId } = playerOf(caller);
  if (!(await lockMember(tx, memberId)).closingAt) throw refuse('identity.state-wrong');
  await writeClosing(tx, memberId, null);
}

/**
 * Runs a day later, and not before the last wager and deposit are settled: closes the account for
 * good, or keeps it open when it has money again.
 */
export async function closeAccount(
  room: Internals,
  tx: Tx,
  { memberId }: { memberId: MemberId },
): Promise<void> {
  const member = await lockMember(tx, memberId);
  if (!member.closingAt || member.closingAt > room.clock.now()) return;
  if (await somethingIsOpen(room, tx, memberId)) return retryClosing(room, tx, memberId);
  if (!(await isEmpty(room, tx, memberId))) return void (await writeClosing(tx, memberId, null));
  await room.wallet.closeAccounts(tx, { memberId, asset: 'BDT' });
  await writeClosed(tx, memberId, room.clock.now());
  await deleteTraits(tx, memberId);
  await room.events.emit(tx, memberClosed, memberId);
  await changeStanding(room, tx, { member, end: { because: 'closed' } });
}

/** Whether another room still has to settle something of the member: a wager, a deposit. */
export const somethingIsOpen = async (room: Internals, tx: Tx, memberId: MemberId) =>
  (await room.events.emit(tx, closingAsked, memberId)).includes(true);

const retryClosing = (room: Internals, tx: Tx, memberId: MemberId) => {
  const runAt = new Date(room.clock.now().getTime() + RETRY_AFTER_MS);
  const key = `${memberId} ${runAt.toISOString()}`;
  return room.jobs.enqueue(tx, { name: CLOSE_ACCOUNT, key, payload: { memberId }, runAt });
};

async function isEmpty(room: Internals, tx: Tx, memberId: MemberId): Promise<boolean> {
  const { cash, held } = await room.wallet.balance(tx, { memberId, asset: 'BDT' });
  return cash === 0n && held === 0n;
}
