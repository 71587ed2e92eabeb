import type { Input } from '@nokshi/contract';
import { MOST_AFFILIATE_CODES } from '@nokshi/contract/console/affiliates.ts';
import type { agentsRoutes } from '@nokshi/contract/player/agents.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { checkForm, lockAgent } from './affiliate-codes.ts';
import type { AgentsRoom } from './room.ts';
import {
  affiliateForUpdate,
  countCodesOf,
  insertAffiliate,
  writeActive,
} from './store/affiliates.ts';

type Routes = typeof agentsRoutes;

/**
 * A code of the agent's own: who registers with it is below the agent, as a member or (type 1) as an
 * agent. Refuses: identity.not-an-agent, identity.affiliates-full, identity.affiliate-taken,
 * identity.field-length, identity.field-pattern. Checklist AC-004.
 */
export async function makeOwnCode(
  room: AgentsRoom,
  tx: Tx,
  { code, type, session }: Input<Routes['makeCode']> & { session: PlayerSession },
): Promise<void> {
  checkForm(room, code);
  const { memberId: agentId } = session;
  const { username } = await lockAgent(room, tx, { memberId: agentId, field: 'code' });
  if ((await countCodesOf(tx, agentId)) >= MOST_AFFILIATE_CODES) {
    const value = { most: MOST_AFFILIATE_CODES };
    throw refuse('identity.affiliates-full', { field: 'code', value });
  }
  const made = await insertAffiliate(tx, {
    brandId: room.site.brand().brandId,
    code,
    agentId,
    agent: username,
    madeBy: username,
    byAgent: true,
    type,
    now: room.clock.now(),
  });
  if (made === 0) throw refuse('identity.affiliate-taken', { field: 'code' });
}

/**
 * Switches a code of the agent's off, or on again unless an operator switched it off. Refuses:
 * identity.affiliate-unknown (also for another agent's), identity.affiliate-held.
 */
export async function turnOwnCode(
  room: AgentsRoom,
  tx: Tx,
  { code, active, session }: Input<Routes['turnCode']> & { session: PlayerSession },
): Promise<void> {
  const key = { brandId: room.site.brand().brandId, code };
  const found = await affiliateForUpdate(tx, key);
  if (found?.agentId !== session.memberId) throw refuse('identity.affiliate-unknown');
  if (found.active === active) return;
  if (active && found.held) throw refuse('identity.affiliate-held');
  await writeActive(tx, key, { active, held: false });
}
