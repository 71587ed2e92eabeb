import type { Input } from '@nokshi/contract';
import { consoleMemberCareRoutes } from '@nokshi/contract/console/member-care.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Act } from '../../base/proposals/index.ts';
import { audited } from '../../../kernel/audited.ts';
import { resetFactors } from './reset-factors.ts';
import type { Insides } from './room.ts';
import { memberOfWire } from './show-member.ts';
import { changeStanding, lockMember } from './standing.ts';
import { totpOf } from './store/factors.ts';
import type { MemberRow } from './store/members.ts';
import { passkeysOf } from './store/passkeys.ts';

type Wish = Input<typeof consoleMemberCareRoutes.resetFactors>;

/** A member lost every second factor: they go, known devices with them, and all sessions end. */
export const memberFactorsAct = (room: Insides): Act<Wish> => ({
  code: 'identity.reset-factors',
  permission: 'identity.members-write',
  input: consoleMemberCareRoutes.resetFactors.input,
  async look(tx, wish) {
    const { username } = await check(room, tx, wish);
    return { object: wish.id, label: username, changes: [] };
  },
  async run(tx, wish, caller) {
    const member = await check(room, tx, wish);
    await resetFactors(room, tx, { memberId: member.memberId });
    await changeStanding(room, tx, { member, end: { because: 'factors-reset' } });
    const facts = { reason: wish.reason };
    await audited(room, tx, { caller, act: 'identity.reset-factors', object: wish.id, facts });
  },
});

/** Refuses: identity.member-unknown, identity.second-factor-off (there is none to take). */
async function check(room: Insides, tx: Tx, wish: Wish): Promise<MemberRow> {
  const member = await lockMember(tx, (await memberOfWire(room, tx, wish.id)).memberId);
  const totp = await totpOf(tx, member.memberId);
  const passkeys = await passkeysOf(tx, member.memberId);
  if (!totp?.sealed && passkeys.length === 0) throw refuse('identity.second-factor-off');
  return member;
}
