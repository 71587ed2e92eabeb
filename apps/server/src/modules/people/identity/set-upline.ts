import { hasRight, type Input } from '@nokshi/contract';
import { consoleMemberTypeRoutes } from '@nokshi/contract/console/member-type.ts';
import { audited } from '../../../kernel/audited.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { maskName } from '../../../kernel/mask-name.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Act } from '../../base/proposals/index.ts';
import { notifyMember } from './notify-member.ts';
import type { Internals } from './room.ts';
import { announceAccount, realMember } from './set-type.ts';
import { lockMember } from './standing.ts';
import { type MemberRow, memberById, memberByUsername, writeUpline } from './store/members.ts';
import { isBelow, lockLine } from './store/team-line.ts';

type Wish = Input<typeof consoleMemberTypeRoutes.setUpline>;

/**
 * Puts a member directly below an agent, or below nobody; from now on, always by two operators.
 * What was earned and sent before stays where it is.
 */
export const setUplineAct = (room: Internals): Act<Wish> => ({
  code: 'identity.set-upline',
  permission: 'identity.agents',
  input: consoleMemberTypeRoutes.setUpline.input,
  async preview(tx, wish) {
    const { member, before, upline } = await check(room, tx, wish);
    const change = { field: 'team.upline', from: before, to: upline?.username ?? '' };
    return { object: wish.id, label: member.username, changes: [change] };
  },
  async run(tx, wish, caller) {
    const { member, before, upline } = await check(room, tx, wish);
    const { memberId } = member;
    await writeUpline(tx, memberId, upline?.memberId ?? null);
    await notifyMember(room, tx, {
      memberId,
      ...(upline
        ? { change: 'upline-set', what: maskName(upline.username) }
        : { change: 'upline-removed' }),
    });
    const facts = { from: before, to: upline?.username ?? '', reason: wish.reason };
    await audited(room, tx, { caller, act: 'identity.set-upline', object: wish.id, facts });
    announceAccount(room, tx, member);
  },
});

type Checked = {
  readonly member: MemberRow;
  /** The present upline's username; empty: none. */
  readonly before: string;
  readonly upline: MemberRow | null;
};

/**
 * Refuses: identity.member-unknown, identity.account-fixed, identity.not-an-agent,
 * identity.upline-same, identity.upline-below.
 */
async function check(room: Internals, tx: Tx, wish: Wish): Promise<Checked> {
  await lockLine(tx);
  const member = await realMember(room, tx, wish.id);
  const upline = await agentNamed(room, tx, wish.upline.toLowerCase());
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
  if (agent.closedAt || !hasRight('agent', agent.type))
    throw refuse('identity.not-an-agent', { field: 'upline' });
  return agent;
}
