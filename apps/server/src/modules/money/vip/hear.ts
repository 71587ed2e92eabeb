import { minorOf } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { memberRegistered, memberRemoved, standingChanged } from '../../people/identity/index.ts';
import { dayLimitAsked, depositCredited } from '../cashier/index.ts';
import { upliftAsked } from '../points/index.ts';
import { benefitsOf } from './levels.ts';
import { vipTerms } from './store/terms.ts';
import { nextLook, resumed } from './rules/window.ts';
import type { VipRoom } from './room.ts';
import { needsOf } from './rules/table.ts';
import {
  addDeposited,
  deleteMember,
  insertMember,
  lockRow,
  markRising,
  writeRow,
} from './store/members.ts';

/** Facts of members that levels follow from. */
export function hearMembers(room: VipRoom): void {
  const { events } = room;
  events.on(memberRegistered, async (tx, memberId) => {
    await insertMember(tx, { memberId, at: room.clock.now() });
  });
  events.on(memberRemoved, async (tx, memberId) => void (await deleteMember(tx, memberId)));
  events.on(depositCredited, async (tx, { memberId, amount }) => {
    await addDeposited(tx, { memberId, amount });
    const { terms } = await vipTerms.now(tx);
    await markRising(tx, { needs: needsOf(terms), at: room.clock.now(), memberIds: [memberId] });
  });
  events.on(standingChanged, (tx, { memberId, frozen, restriction }) =>
    pause(room, tx, { memberId, restricted: frozen || restriction !== null }),
  );
  events.on(dayLimitAsked, async (tx, memberId) => {
    const { withdrawADay } = await benefitsOf(tx, memberId);
    return withdrawADay === null ? null : minorOf(withdrawADay);
  });
  events.on(upliftAsked, async (tx, memberId) => (await benefitsOf(tx, memberId)).points);
}

/** Days under a restriction are added to the window, so that a break costs nobody a level. */
async function pause(
  room: VipRoom,
  tx: Tx,
  { memberId, restricted }: { readonly memberId: MemberId; readonly restricted: boolean },
): Promise<void> {
  const row = await lockRow(tx, memberId);
  if (!row?.keepBy || restricted === (row.pausedAt !== null)) return;
  const now = room.clock.now();
  const paused = { ...row, pausedAt: now, dueAt: row.dueAt ?? nextLook(now) };
  await writeRow(tx, restricted ? paused : resumed(row, now));
}
