import { plainAffiliateCode } from '@nokshi/contract/affiliate-code.ts';
import { plainCode as asCompared } from '@nokshi/contract/typed-code.ts';
import { addressKey } from '../../../kernel/address-key.ts';
import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { topic } from '../../../kernel/events.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import type { Internals } from './room.ts';
import { returnTry } from './store/tries.ts';
import { takeOneTry, tryKey } from './tries.ts';

/** Asks for the agent of an affiliate code, typed in lower case, who now gets its new members. */
export const affiliateAsked = topic<string, Invited | null>('access.affiliate-asked');

/** The agent who gets a new account, and what that account is: a member's, or an agent's (1). */
export type Invited = { readonly agentId: MemberId; readonly type: 0 | 1 };

/** Who invited a new member: an agent by an affiliate code, a member by an invitation code. */
export type Invitation = {
  readonly affiliateCode?: string | undefined;
  readonly referralCode?: string | undefined;
};

/** As affiliate codes are stored and compared. */
export const plainCode = (code: string | undefined): string | null =>
  plainAffiliateCode(code ?? '') || null;

/** The agent who gets the new members of an affiliate code on this site now. Checklist X-010. */
export async function agentBehind(
  room: Internals,
  tx: Tx,
  code: string | undefined,
): Promise<Invited | null> {
  const plain = plainCode(code);
  if (!plain) return null;
  const answers = await room.events.emit(tx, affiliateAsked, plain);
  return answers.find((invited) => invited !== null) ?? null;
}

/** The own code of the member who invited by this one, however it was typed. */
export const inviterCode = (
  room: Internals,
  tx: Tx,
  code: string | null | undefined,
): Promise<string | null> => room.accounts.inviterCode(tx, asCompared(code ?? '').toLowerCase());

/**
 * For the form, before it is sent; wrong codes are limited by address. Refuses:
 * identity.too-many-attempts.
 */
export async function askAffiliate(
  room: Internals,
  tx: Tx,
  { code, caller }: { code: string; caller: Caller },
): Promise<boolean> {
  const about = addressKey(caller.ip);
  const key = tryKey(room, 'affiliate', about);
  await takeOneTry(room, tx, { key, kind: 'address', about });
  const valid = (await agentBehind(room, tx, code)) !== null;
  if (valid) await returnTry(tx, key, room.tryLimits.address);
  return valid;
}

/** The field of an invitation that matches nobody; null when there is none. ER-004, V-054. */
export async function wrongInvitation(
  room: Internals,
  tx: Tx,
  { affiliateCode, referralCode }: Invitation,
): Promise<'affiliateCode' | 'referralCode' | null> {
  if (affiliateCode && !(await agentBehind(room, tx, affiliateCode))) return 'affiliateCode';
  if (referralCode && !(await inviterCode(room, tx, referralCode))) return 'referralCode';
  return null;
}
