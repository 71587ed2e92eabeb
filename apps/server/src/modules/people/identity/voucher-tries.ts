import { type MemberId, toWire } from '../../../kernel/ids.ts';
import { attemptKey, takeOneTry } from './attempts.ts';
import type { Insides } from './room.ts';
import { giveTryBack } from './store/attempts.ts';

/**
 * One try of a member at the code of a voucher. It is committed beside the story that asks, which
 * is undone when the code was wrong; the answer gives it back. 8, and one more every 5 minutes.
 * Refuses: identity.too-many-attempts.
 */
export async function tryVoucher(room: Insides, memberId: MemberId): Promise<() => Promise<void>> {
  const key = attemptKey(room, 'voucher', memberId);
  const about = toWire('mbr', memberId);
  await room.db.aside((tx) => takeOneTry(room, tx, { key, kind: 'voucher', about }));
  return async () => {
    await room.db.aside((tx) => giveTryBack(tx, key, room.attemptLimits.voucher));
  };
}
