import type { Input, Output } from '@nokshi/contract';
import type {
  ChatMuteSpan,
  consoleTableChatRoutes,
  DeskChatMute,
} from '@nokshi/contract/console/table-chat.ts';
import { audited } from '../../../../kernel/audited.ts';
import { type Caller, operatorOf } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire, type MemberId, toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { ChatRoom } from './room.ts';
import { deleteMute, listMutes, type MuteRow, putMute } from './store/members.ts';

type Routes = typeof consoleTableChatRoutes;
type By<Wish> = { readonly wish: Wish; readonly caller: Caller };

const HOUR_MS = 3_600_000;
const HOURS: Readonly<Record<ChatMuteSpan, number | null>> = {
  hour: 1,
  day: 24,
  week: 7 * 24,
  open: null,
};

/** Mutes that run, newest first. */
export async function listMuted(
  room: ChatRoom,
  tx: Tx,
  { cursor, pageSize }: Input<Routes['mutes']>,
): Promise<Output<Routes['mutes']>> {
  const before = cursor === undefined ? null : placeOf(cursor);
  const found = await listMutes(tx, { now: room.clock.now(), before, limit: pageSize + 1 });
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  const memberIds = rows.map(({ memberId }) => memberId);
  const names = await room.identity.usernames(tx, memberIds);
  return {
    rows: rows.map((row) => wireMute(row, names.get(row.memberId) ?? '')),
    next:
      found.length > pageSize && last
        ? `${last.at.toISOString()} ${toWire('mbr', last.memberId)}`
        : null,
  };
}

function placeOf(cursor: string): { at: Date; memberId: MemberId } {
  const [instant = '', wire = ''] = cursor.split(' ');
  const [at, memberId] = [new Date(instant), fromWire('mbr', wire)];
  if (Number.isNaN(at.getTime()) || !memberId)
    throw refuse('edge.invalid-input', { field: 'cursor' });
  return { at, memberId: memberId as MemberId };
}

const wireMute = (
  { memberId, at, until, reason, by }: MuteRow,
  username: string,
): DeskChatMute => ({
  memberId: toWire('mbr', memberId),
  username,
  at: at.toISOString(),
  until: until?.toISOString() ?? null,
  reason,
  by,
});

/** In place of a mute that runs; open pages of the member show it. Refuses identity.member-unknown. */
export async function muteMember(
  room: ChatRoom,
  tx: Tx,
  { wish: { memberId: wire, span, reason }, caller }: By<Input<Routes['mute']>>,
): Promise<DeskChatMute> {
  const asked = fromWire('mbr', wire) as MemberId | null;
  const member = asked ? await room.identity.member(tx, asked) : undefined;
  if (!member) throw refuse('identity.member-unknown');
  const { memberId, username } = member;
  const at = room.clock.now();
  const hours = HOURS[span];
  const until = hours === null ? null : new Date(at.getTime() + hours * HOUR_MS);
  const mute = { memberId, at, until, reason, by: operatorOf(caller).username };
  await putMute(tx, mute);
  await audited(room, tx, {
    caller,
    act: 'tables.chat-mute',
    object: wire,
    facts: { span, reason },
  });
  tx.afterCommit(() => room.live.toMember(memberId, { type: 'table-chat' }));
  return wireMute(mute, username);
}

/** Refuses: tables.chat-not-muted. */
export async function liftMute(
  room: ChatRoom,
  tx: Tx,
  { wish: { memberId: wire, reason }, caller }: By<Input<Routes['lift']>>,
): Promise<Record<string, never>> {
  const memberId = fromWire('mbr', wire) as MemberId | null;
  const lifted = memberId ? await deleteMute(tx, { memberId, now: room.clock.now() }) : 0;
  if (!memberId || lifted === 0) throw refuse('tables.chat-not-muted');
  await audited(room, tx, { caller, act: 'tables.chat-lift', object: wire, facts: { reason } });
  tx.afterCommit(() => room.live.toMember(memberId, { type: 'table-chat' }));
  return {};
}
