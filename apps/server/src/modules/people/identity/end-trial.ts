import { createHash } from 'node:crypto';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId, Uuid } from '../../../kernel/ids.ts';
import type { Internals } from './room.ts';
import { changeStanding } from './standing.ts';
import { somethingIsOpen } from './close-account.ts';
import { deleteTrial, memberForUpdate } from './store/members.ts';
import { memberRemoved } from './topics.ts';

export const END_TRIAL = 'identity.end-free-play';
/** Where play money comes from and returns to; in FUN alone. */
export const FREE_PLAY_HOUSE = 'house:free-play';
const RETRY_AFTER_MS = 3_600_000;

/**
 * Ends a trial account: its sessions end, its play money returns to the house, its accounts close
 * and all that identity stored of it is deleted. The ledger keeps its entries in FUN, as it keeps
 * all. Open rounds postpone the end. Checklist S-063.
 */
export async function endTrial(
  room: Internals,
  tx: Tx,
  { memberId }: { memberId: MemberId },
): Promise<void> {
  const member = await memberForUpdate(tx, memberId);
  const now = room.clock.now();
  if (!member?.expiresAt || member.expiresAt > now) return;
  if (await somethingIsOpen(room, tx, memberId)) return lookAgain(room, tx, { memberId, now });
  // The lane first: a batch holds it while it waits for the guard that a change of standing writes.
  await returnPlayMoney(room, tx, memberId);
  await room.wallet.closeAccounts(tx, { memberId, asset: 'FUN' });
  await changeStanding(room, tx, { member, end: { because: 'free-play-over' } });
  await room.events.emit(tx, memberRemoved, memberId);
  await deleteTrial(tx, memberId);
}

const lookAgain = (room: Internals, tx: Tx, { memberId, now }: { memberId: MemberId; now: Date }) =>
  room.jobs.enqueue(tx, {
    name: END_TRIAL,
    key: `${memberId} ${now.toISOString()}`,
    payload: { memberId },
    runAt: new Date(now.getTime() + RETRY_AFTER_MS),
  });

async function returnPlayMoney(room: Internals, tx: Tx, memberId: MemberId): Promise<void> {
  const { cash } = await room.wallet.balance(tx, { memberId, asset: 'FUN' });
  if (cash === 0n) return;
  await room.wallet.transfer(tx, {
    memberId,
    asset: 'FUN',
    key: room.ids.next<Uuid>(),
    digest: createHash('sha256').update(`free play over|${memberId}|${cash}`).digest(),
    legs: [{ amount: -cash, contra: FREE_PLAY_HOUSE, kind: 'adjustment', reference: memberId }],
    rides: [],
  });
}
