import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { attemptKey, takeOneTry } from './attempts.ts';
import type { Insides } from './room.ts';
import { addressKey } from './rules/address-key.ts';
import { memberByUsername } from './store/members.ts';
import { affiliateByCode } from './store/affiliates.ts';

/** Who sent a new member: an agent by an affiliate code, a member by their own name. */
export type Invitation = {
  readonly affiliateCode?: string | undefined;
  readonly referralCode?: string | undefined;
};

const TRIAL = 4;

/** Whether an affiliate code brings members to somebody on this site now. Checklist X-010. */
async function knownAffiliate(room: Insides, tx: Tx, code: string): Promise<boolean> {
  const { brandId } = room.site.brand();
  const found = await affiliateByCode(tx, { brandId, code: code.trim().toLowerCase() });
  return found?.active === true;
}

/** Whether it is the name of somebody who may invite: a real account, neither closed nor frozen. */
async function knownReferrer(room: Insides, tx: Tx, code: string): Promise<boolean> {
  const { brandId } = room.site.brand();
  const member = await memberByUsername(tx, { brandId, username: code.trim().toLowerCase() });
  return member !== undefined && !member.closedAt && !member.frozenAt && member.type !== TRIAL;
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
  return knownAffiliate(room, tx, code);
}

/** The field of an invitation that leads to nobody; null when there is none. ER-004, V-054. */
export async function wrongInvitation(
  room: Insides,
  tx: Tx,
  { affiliateCode, referralCode }: Invitation,
): Promise<'affiliateCode' | 'referralCode' | null> {
  if (affiliateCode && !(await knownAffiliate(room, tx, affiliateCode))) return 'affiliateCode';
  if (referralCode && !(await knownReferrer(room, tx, referralCode))) return 'referralCode';
  return null;
}
