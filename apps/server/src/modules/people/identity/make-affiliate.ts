import { type Input, RIGHTS } from '@nokshi/contract';
import {
  type consoleAffiliateRoutes,
  MOST_AFFILIATE_CODES,
} from '@nokshi/contract/console/affiliates.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { operatorOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { audited } from '../../../kernel/audited.ts';
import type { Insides } from './room.ts';
import { lockMember } from './standing.ts';
import { countCodesOf, insertAffiliate } from './store/affiliates.ts';
import { type MemberRow, memberByUsername } from './store/members.ts';

type Asked = Input<typeof consoleAffiliateRoutes.make> & { caller: Caller };

/**
 * Gives an agent a code that members may register by; it fits the form as that is now.
 * Refuses: identity.member-unknown, identity.not-an-agent, identity.affiliates-full,
 * identity.affiliate-taken, identity.field-length, identity.field-pattern.
 */
export async function makeAffiliate(room: Insides, tx: Tx, asked: Asked): Promise<void> {
  const { code, agent, reason, caller } = asked;
  checkForm(room, code);
  const { brandId } = room.site.brand();
  const { memberId: agentId } = await agentNamed(room, tx, agent);
  if ((await countCodesOf(tx, agentId)) >= MOST_AFFILIATE_CODES) {
    const value = { most: MOST_AFFILIATE_CODES };
    throw refuse('identity.affiliates-full', { field: 'agent', value });
  }
  const { username: madeBy } = operatorOf(caller);
  const made = { brandId, code, agentId, madeBy, now: room.clock.now() };
  if ((await insertAffiliate(tx, made)) === 0)
    throw refuse('identity.affiliate-taken', { field: 'code' });
  const facts = { agent: toWire('mbr', agentId), reason };
  await audited(room, tx, { caller, act: 'identity.make-affiliate', object: code, facts });
}

/** The form's rule for the field; where the form does not show it now, length and pattern are free. */
function checkForm(room: Insides, code: string): void {
  const { fault, min, max } = room.site.checkField('affiliateCode', code);
  if (fault === 'pattern') throw refuse('identity.field-pattern', { field: 'code' });
  if (fault === 'length')
    throw refuse('identity.field-length', { field: 'code', value: { min, max } });
}

/** Locked, so that no two codes at once pass the most that an agent may have. */
async function agentNamed(room: Insides, tx: Tx, name: string): Promise<MemberRow> {
  const { brandId } = room.site.brand();
  const found = await memberByUsername(tx, { brandId, username: name.toLowerCase() });
  if (!found) throw refuse('identity.member-unknown', { field: 'agent' });
  const agent = await lockMember(tx, found.memberId);
  const types: readonly number[] = RIGHTS.agent.types;
  if (agent.closedAt || !types.includes(agent.type))
    throw refuse('identity.not-an-agent', { field: 'agent' });
  return agent;
}
