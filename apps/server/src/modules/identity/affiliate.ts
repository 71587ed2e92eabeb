import type { Caller } from '../../kernel/caller.ts';
import type { Tx } from '../../kernel/db.ts';
import { refuse } from '../../kernel/refusal.ts';
import { attemptKey, takeOneTry } from './attempts.ts';
import type { Insides } from './room.ts';
import { addressKey } from './rules/address-key.ts';
import { affiliateByCode } from './store/registration.ts';

/** Whether a code brings members to an agent of this brand. Checklist X-010. */
async function known(room: Insides, tx: Tx, code: string): Promise<boolean> {
  const { brandId } = room.site.brand();
  return (await affiliateByCode(tx, { brandId, code: code.trim().toLowerCase() })) !== undefined;
}

/** For the form, before it is sent; limited by address. Refuses: identity.too-many-attempts. */
export async function askAffiliate(
  room: Insides,
  tx: Tx,
  { code, caller }: { code: string; caller: Caller },
): Promise<boolean> {
  const about = addressKey(caller.ip);
  const key = attemptKey(room, 'affiliate', about);
  await takeOneTry(room, tx, { key, kind: 'address', about });
  return known(room, tx, code);
}

/** Refuses: identity.invitation-wrong. */
export async function requireAffiliate(room: Insides, tx: Tx, code: string): Promise<void> {
  if (!(await known(room, tx, code)))
    throw refuse('identity.invitation-wrong', { field: 'affiliateCode' });
}
