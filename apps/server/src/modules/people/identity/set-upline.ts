import { hasRight, type Input } from '@nokshi/contract';
import { consoleMemberTypeRoutes, MOST_DAYS_AHEAD } from '@nokshi/contract/console/member-type.ts';
import { audited } from '../../../kernel/audited.ts';
import { dayOf } from '../../../kernel/calendar.ts';
import { operatorOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { maskName } from '../../../kernel/mask-name.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Act, Doer } from '../../base/proposals/index.ts';
import { notifyMember } from './notify-member.ts';
import type { Internals } from './room.ts';
import { realMember } from './set-type.ts';
import { lockMember } from './standing.ts';
import { isBelow, lockLine } from './store/line.ts';
import { type MemberRow, memberById, memberByUsername } from './store/members.ts';
import { insertMove, type MoveId, waitingMoveOf } from './store/moves.ts';

type Wish = Input<typeof consoleMemberTypeRoutes.setUpline>;

/**
 * Puts a member, with everyone below, directly below an agent or below nobody, from the start of a
 * later business day on; always by two operators. Each day has one line, so what was earned and
 * sent before stays where it is.
 */
export const setUplineAct = (room: Internals): Act<Wish> => ({
  code: 'identity.set-upline',
  permission: 'identity.agents',
  input: consoleMemberTypeRoutes.setUpline.input,
  async preview(tx, wish) {
    const { member, before, upline } = await check(room, tx, wish);
    const changes = [
      { field: 'team.upline', from: before, to: upline?.username ?? '' },
      { field: 'team.from-day', from: '', to: wish.from },
    ];
    return { object: wish.id, label: member.username, changes };
  },
  run: (tx, wish, caller) => planMove(room, tx, { wish, caller }),
});

async function planMove(
  room: Internals,
  tx: Tx,
  { wish, caller }: { readonly wish: Wish; readonly caller: Doer },
): Promise<void> {
  const { member, before, upline } = await check(room, tx, wish);
  const { memberId, brandId } = member;
  const { username: approvedBy } = operatorOf(caller);
  await insertMove(tx, {
    moveId: room.ids.next<MoveId>(),
    brandId,
    memberId,
    uplineId: upline?.memberId ?? null,
    day: wish.from,
    reason: wish.reason,
    askedBy: caller.proposedBy ?? approvedBy,
    approvedBy,
    approvedAt: room.clock.now(),
  });
  await notifyMember(room, tx, {
    memberId,
    day: wish.from,
    ...(upline
      ? { change: 'upline-planned', what: maskName(upline.username) }
      : { change: 'upline-end-planned' }),
  });
  const { from: day, reason } = wish;
  const facts = { from: before, to: upline?.username ?? '', day, reason };
  await audited(room, tx, { caller, act: 'identity.set-upline', object: wish.id, facts });
}

type Checked = {
  readonly member: MemberRow;
  /** The present upline's username; empty: none. */
  readonly before: string;
  readonly upline: MemberRow | null;
};

const DAY_MS = 86_400_000;

/**
 * Refuses: identity.move-day, identity.member-unknown, identity.account-fixed,
 * identity.not-an-agent, identity.move-waits, identity.upline-same, identity.upline-below.
 */
async function check(room: Internals, tx: Tx, wish: Wish): Promise<Checked> {
  await lockLine(tx);
  const ahead = (days: number) => dayOf(new Date(room.clock.now().getTime() + days * DAY_MS));
  const [from, to] = [ahead(1), ahead(MOST_DAYS_AHEAD)];
  if (wish.from < from || wish.from > to)
    throw refuse('identity.move-day', { field: 'from', value: { from, to } });
  const member = await realMember(room, tx, wish.id);
  const upline = await agentNamed(room, tx, wish.upline.toLowerCase());
  if (await waitingMoveOf(tx, member.memberId)) throw refuse('identity.move-waits');
  if ((upline?.memberId ?? null) === member.uplineId)
    throw refuse('identity.upline-same', { field: 'upline' });
  if (upline && (await isBelow(tx, { memberId: upline.memberId, above: member.memberId })))
    throw refuse('identity.upline-below', { field: 'upline' });
  const before = member.uplineId && (await usernameOf(tx, member.uplineId));
  return { member, before: before ?? '', upline };
}

const usernameOf = async (tx: Tx, memberId: MemberId): Promise<string> =>
  (await memberById(tx, memberId))?.username ?? '';

/** Null for an empty name. Locked until the commit, so that the agent stays one. */
async function agentNamed(
  { site }: Pick<Internals, 'site'>,
  tx: Tx,
  username: string,
): Promise<MemberRow | null> {
  if (!username) return null;
  const found = await memberByUsername(tx, { brandId: site.brand().brandId, username });
  if (!found) throw refuse('identity.member-unknown', { field: 'upline' });
  const agent = await lockMember(tx, found.memberId);
  if (!isOpenAgent(agent)) throw refuse('identity.not-an-agent', { field: 'upline' });
  return agent;
}

/** Whom others may be put below. */
export const isOpenAgent = ({ closedAt, type }: MemberRow): boolean =>
  !closedAt && hasRight('agent', type);
