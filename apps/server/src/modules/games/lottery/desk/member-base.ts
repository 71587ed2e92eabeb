import { hasRight, type Input, type Output } from '@nokshi/contract';
import { consoleMemberBaseRoutes as contract } from '@nokshi/contract/console/member-base.ts';
import { audited } from '../../../../kernel/audited.ts';
import { dayOf, spanOf } from '../../../../kernel/calendar.ts';
import { operatorOf } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Act } from '../../../base/proposals/index.ts';
import type { MemberRow } from '../../../people/identity/index.ts';
import type { LotteryRoom } from '../room.ts';
import { basesOfMember } from '../store/member-bases.ts';

type Routes = typeof contract;
type Wish = Input<Routes['set']>;

/** What a member has and was given. Refuses: identity.member-unknown. */
export async function showBase(
  room: LotteryRoom,
  tx: Tx,
  { id }: Input<Routes['show']>,
): Promise<Output<Routes['show']>> {
  const member = await room.identity.accounts.ofWire(tx, id);
  const { memberId } = member;
  const lane = room.wallet.laneOf(memberId);
  const rows = await basesOfMember(tx, { lane, memberId });
  const today = dayOf(room.clock.now());
  return {
    today,
    base: rows.find(({ since }) => since <= today)?.base ?? room.bases.limits.usual,
    given: rows.map(({ base, since, givenBy: by }) => ({ base, since, by })),
    upline: await agentAbove(room, tx, member),
    limits: room.bases.limits,
  };
}

async function agentAbove({ identity }: LotteryRoom, tx: Tx, { uplineId }: MemberRow) {
  const upline = uplineId && (await identity.member(tx, uplineId));
  if (!upline || !hasRight('agent', upline.type)) return null;
  return { id: toWire('mbr', upline.memberId), username: upline.username };
}

/**
 * Raises the prize base of a member without an agent above, from the day after the approval; always by
 * two operators. The members of an agent get theirs from the agent.
 */
export const setBaseAct = (room: LotteryRoom): Act<Wish> => ({
  code: 'lottery.set-member-base',
  permission: 'agents.write',
  input: contract.set.input,
  async preview(tx, wish) {
    const { member, before, from } = await check(room, tx, wish);
    await room.bases.check(tx, { memberId: member.memberId, base: wish.base, from });
    return {
      object: wish.id,
      label: member.username,
      changes: [{ field: 'lottery.member-base', from: String(before), to: String(wish.base) }],
    };
  },
  async run(tx, wish, caller) {
    const { member, before, from } = await check(room, tx, wish);
    const { base, reason } = wish;
    const { username: by } = operatorOf(caller);
    await room.bases.give(tx, { memberId: member.memberId, base, from, by });
    const facts = { from: before, to: base, since: from, reason };
    await audited(room, tx, { caller, act: 'lottery.set-member-base', object: wish.id, facts });
  },
});

/** Refuses: identity.member-unknown, identity.account-fixed, lottery.base-of-upline. */
async function check(room: LotteryRoom, tx: Tx, { id }: Wish) {
  const { accounts } = room.identity;
  const member = await accounts.lock(tx, (await accounts.ofWire(tx, id)).memberId);
  if (member.closedAt || !hasRight('member', member.type)) throw refuse('identity.account-fixed');
  if (await agentAbove(room, tx, member)) throw refuse('lottery.base-of-upline');
  const from = dayOf(spanOf('D', room.clock.now()).end);
  const before = (await room.bases.of(tx, [member.memberId], from)).get(member.memberId);
  return { member, before, from };
}
