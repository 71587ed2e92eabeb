import { addressKey, addressPrefix } from './address-key.ts';
import type { Caller } from './caller.ts';
import type { MemberId } from './ids.ts';

/** For whom something dear is done: whose share it takes, and until when anybody waits for it. */
export type ForWhom = {
  /** The member, the operator, else the address. */
  readonly key: string;
  /** The address with its neighbours; null when the house itself asks. */
  readonly prefix: string | null;
  /** Without a session: anybody may ask, so all of them together have a share too. */
  readonly visitor: boolean;
  /** Aborted once the caller has been answered or has left. */
  readonly gone: AbortSignal | null;
};

type Asking = Pick<Caller, 'session' | 'operator' | 'launch' | 'ip'> & Partial<Caller>;

export function forWhom({ session, operator, launch, ip, gone }: Asking): ForWhom {
  const player = session ?? launch?.session ?? null;
  return {
    key: player?.memberId ?? operator?.operatorId ?? `address ${addressKey(ip)}`,
    prefix: addressPrefix(ip),
    visitor: player === null && operator === null,
    gone: gone?.() ?? null,
  };
}

/** Where only the member is known. */
export const forMember = (memberId: MemberId): ForWhom => ({ ...FOR_THE_HOUSE, key: memberId });

export const FOR_THE_HOUSE: ForWhom = { key: 'house', prefix: null, visitor: false, gone: null };
