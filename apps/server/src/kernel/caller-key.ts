import { addressKey } from './address-key.ts';
import type { Caller } from './caller.ts';

/**
 * Whose share of something dear a call uses up: the member's, the operator's, else that of the
 * address.
 */
export const callerKey = (who: Pick<Caller, 'session' | 'operator' | 'launch' | 'ip'>): string =>
  who.session?.memberId ??
  who.operator?.operatorId ??
  who.launch?.session.memberId ??
  `address ${addressKey(who.ip)}`;
