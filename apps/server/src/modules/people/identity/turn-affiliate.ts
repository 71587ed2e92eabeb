import type { Input } from '@nokshi/contract';
import type { consoleAffiliateRoutes } from '@nokshi/contract/console/affiliates.ts';
import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { audited } from '../../../kernel/audited.ts';
import type { Insides } from './room.ts';
import { affiliateForUpdate, writeActive } from './store/affiliates.ts';

/**
 * Switches a code off, or on again, which undoes it: members it brought keep it either way. Where it
 * stands so already nothing is done. Refuses: identity.affiliate-unknown.
 */
export async function turnAffiliate(
  room: Insides,
  tx: Tx,
  { code, active, reason, caller }: Input<typeof consoleAffiliateRoutes.turn> & { caller: Caller },
): Promise<void> {
  const key = { brandId: room.site.brand().brandId, code };
  const found = await affiliateForUpdate(tx, key);
  if (!found) throw refuse('identity.affiliate-unknown');
  if (found.active === active) return;
  await writeActive(tx, key, active);
  const act = active ? 'identity.affiliate-on' : 'identity.affiliate-off';
  await audited(room, tx, { caller, act, object: code, facts: { reason } });
}
