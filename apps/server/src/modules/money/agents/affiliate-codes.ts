import { hasRight, type Input, type Output } from '@nokshi/contract';
import {
  type consoleAffiliateRoutes,
  MOST_AFFILIATE_CODES,
} from '@nokshi/contract/console/affiliates.ts';
import { audited } from '../../../kernel/audited.ts';
import { type Caller, operatorOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { type MemberId, toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Invited } from '../../people/access/index.ts';
import type { TypeChange } from '../../people/identity/index.ts';
import type { AgentsRoom } from './room.ts';
import {
  affiliateByCode,
  affiliateForUpdate,
  affiliatesOfBrand,
  countCodesOf,
  insertAffiliate,
  switchOffAll,
  writeActive,
} from './store/affiliates.ts';

type Routes = typeof consoleAffiliateRoutes;
type By = { readonly caller: Caller };

/**
 * Gives an agent a code that members may register with; it must fit the current registration form.
 * Refuses: identity.member-unknown, identity.not-an-agent, identity.affiliates-full,
 * identity.affiliate-taken, identity.field-length, identity.field-pattern.
 */
export async function makeAffiliate(
  room: AgentsRoom,
  tx: Tx,
  { code, agent: name, reason, caller }: Input<Routes['make']> & By,
): Promise<void> {
  checkForm(room, code);
  const { brandId } = room.site.brand();
  const agent = await agentNamed(room, tx, name);
  const agentId = agent.memberId;
  const now = room.clock.now();
  if ((await countCodesOf(tx, { agentId, now })) >= MOST_AFFILIATE_CODES) {
    const value = { most: MOST_AFFILIATE_CODES };
    throw refuse('identity.affiliates-full', { field: 'agent', value });
  }
  const { username: madeBy } = operatorOf(caller);
  const made = { brandId, code, agentId, agent: agent.username, madeBy, now };
  if ((await insertAffiliate(tx, { ...made, byAgent: false, type: 0 })) === 0)
    throw refuse('identity.affiliate-taken', { field: 'code' });
  const facts = { agent: toWire('mbr', agentId), reason };
  await audited(room, tx, { caller, act: 'identity.make-affiliate', object: code, facts });
}

/**
 * The form's rule for the field; where the form does not show the field now, length and pattern are
 * not checked.
 */
export function checkForm(room: AgentsRoom, code: string): void {
  const { fault, min, max } = room.site.checkField('affiliateCode', code);
  if (fault === 'pattern') throw refuse('identity.field-pattern', { field: 'code' });
  if (fault === 'length')
    throw refuse('identity.field-length', { field: 'code', value: { min, max } });
}

/**
 * Locks the agent, so that two codes created at the same time cannot exceed the agent's maximum.
 */
async function agentNamed(room: AgentsRoom, tx: Tx, name: string) {
  const found = await room.identity.memberByUsername(tx, name);
  if (!found) throw refuse('identity.member-unknown', { field: 'agent' });
  return lockAgent(room, tx, { memberId: found.memberId, field: 'agent' });
}

/** Refuses: identity.not-an-agent. */
export async function lockAgent(
  room: AgentsRoom,
  tx: Tx,
  { memberId, field }: { memberId: MemberId; field: string },
) {
  const agent = await room.identity.accounts.lock(tx, memberId);
  if (agent.closedAt || !hasRight('agent', agent.type))
    throw refuse('identity.not-an-agent', { field });
  return agent;
}

/**
 * Switches a code off or on again; the members it brought keep it either way. Does nothing when the
 * code is in that state already. Refuses: identity.affiliate-unknown, identity.not-an-agent (on, and
 * its owner is one no longer).
 */
export async function turnAffiliate(
  room: AgentsRoom,
  tx: Tx,
  { code, active, reason, caller }: Input<Routes['turn']> & By,
): Promise<void> {
  const key = { brandId: room.site.brand().brandId, code };
  const found = await affiliateForUpdate(tx, key);
  if (!found) throw refuse('identity.affiliate-unknown');
  if (found.active === active) return;
  if (active) await lockAgent(room, tx, { memberId: found.agentId, field: 'code' });
  await writeActive(tx, key, { active, held: !active });
  const act = active ? 'identity.affiliate-on' : 'identity.affiliate-off';
  await audited(room, tx, { caller, act, object: code, facts: { reason } });
}

/** Nobody registers below a member who is no agent any more: their codes are switched off. */
export async function endCodes(
  room: AgentsRoom,
  tx: Tx,
  { memberId, to, reason, caller }: TypeChange,
): Promise<void> {
  if (hasRight('agent', to)) return;
  const { brandId } = room.site.brand();
  for (const { code } of await switchOffAll(tx, { brandId, agentId: memberId })) {
    const act = 'identity.affiliate-off';
    await audited(room, tx, { caller, act, object: code, facts: { reason } });
  }
}

/**
 * Codes in order, each with who registered with it; `query` is the start of a code or of an agent's
 * username.
 */
export async function listAffiliates(
  room: AgentsRoom,
  tx: Tx,
  { query = '', cursor = '', pageSize }: Input<Routes['affiliates']>,
): Promise<Output<Routes['affiliates']>> {
  const { brandId } = room.site.brand();
  const found = await affiliatesOfBrand(tx, { brandId, query, after: cursor, limit: pageSize + 1 });
  const page = found.slice(0, pageSize);
  const brought = await room.identity.broughtBy(
    tx,
    page.map(({ code }) => code),
  );
  return {
    rows: page.map((row) => ({
      ...row,
      agentId: toWire('mbr', row.agentId),
      members: brought.get(row.code)?.members ?? 0,
      lastMemberAt: brought.get(row.code)?.lastAt.toISOString() ?? null,
      madeAt: row.madeAt.toISOString(),
      link: linkOf(room.config.publicOrigin, row.code),
    })),
    next: found.length > pageSize ? (page.at(-1)?.code ?? null) : null,
    asked: room.site.checkField('affiliateCode', undefined).enabled,
  };
}

/** Opens the registration form with the code in it. */
export function linkOf(publicOrigin: string, code: string): string {
  const link = new URL('/', publicOrigin);
  link.search = new URLSearchParams({ m: 'register', affiliateCode: code }).toString();
  return link.href;
}

/** The owner of a code and what it opens, while it accepts anybody: it is on, and not over. */
export async function agentOf(room: AgentsRoom, tx: Tx, code: string): Promise<Invited | null> {
  const found = await affiliateByCode(tx, { brandId: room.site.brand().brandId, code });
  if (!found?.active || (found.endsAt && found.endsAt <= room.clock.now())) return null;
  return { agentId: found.agentId, type: found.type };
}
