import type { Input } from '@nokshi/contract';
import { consoleVipRoutes as contract } from '@nokshi/contract/console/vip.ts';
import { audited } from '../../../kernel/audited.ts';
import { operatorOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Act } from '../../base/proposals/index.ts';
import { vipTerms } from './store/terms.ts';
import { changeLevel, mayRise } from './move-levels.ts';
import type { VipRoom } from './room.ts';
import { needsOf } from './rules/table.ts';
import { insertMember, lockRow } from './store/members.ts';

type Wish = Input<typeof contract.setLevel>;

async function toSet(room: VipRoom, tx: Tx, { id, level }: Wish) {
  const memberId = fromWire('mbr', id);
  const member = memberId && (await room.identity.member(tx, memberId));
  if (!member) throw refuse('identity.member-unknown');
  const { levels } = (await vipTerms.now(tx)).terms;
  if (level > levels.length) throw refuse('vip.level-unknown', { field: 'level' });
  await room.turnover.lockMemberFunds(tx, member.memberId);
  await insertMember(tx, { memberId: member.memberId, at: room.clock.now() });
  const row = await lockRow(tx, member.memberId);
  if (!row) throw refuse('identity.member-unknown');
  if (row.level === level) throw refuse('vip.level-same', { field: 'level' });
  const may = await mayRise(room, tx, member.memberId);
  if (level > row.level && may !== 'now') throw refuse('vip.member-held');
  return { member, row, levels };
}

/** An operator sets a member's level; always by two. Refuses as its route says. */
export const levelAct = (room: VipRoom): Act<Wish> => ({
  code: 'vip.set-level',
  permission: 'promotions.write',
  input: contract.setLevel.input,
  async preview(tx, wish) {
    const { member, row, levels } = await toSet(room, tx, wish);
    const name = (level: number) => levels[level - 1]?.name.EN ?? `${level}`;
    const change = { field: 'vip.level', from: name(row.level), to: name(wish.level) };
    return { object: wish.id, label: member.username, changes: [change] };
  },
  async run(tx, wish, caller) {
    const { row } = await toSet(room, tx, wish);
    const { id: object, level: to, reason } = wish;
    const needs = needsOf((await vipTerms.now(tx)).terms);
    const { username: setBy } = operatorOf(caller);
    await changeLevel(room, tx, { row, to, cause: 'set', needs, setBy, reason });
    const facts = { from: row.level, to, reason };
    await audited(room, tx, { caller, act: 'vip.set-level', object, facts });
  },
});
