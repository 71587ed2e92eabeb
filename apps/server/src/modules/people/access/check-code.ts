import { timingSafeEqual } from 'node:crypto';
import { plainCode } from '@nokshi/contract/typed-code.ts';
import { addressKey } from '../../../kernel/address-key.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { type CodeBond, codeKey } from './ask-code.ts';
import { tryKey, takeOneTry } from './tries.ts';
import type { Internals } from './room.ts';
import { CODE_TRIES } from './rules/code-terms.ts';
import { codeMac } from './send-code.ts';
import { deleteCode, takeCodeTry } from './store/codes.ts';

type Typed = {
  readonly bond: CodeBond;
  readonly code: string;
  readonly caller: Caller;
  /** The form field it was typed into. */
  readonly field?: string;
};

/**
 * Spends a right code. In a transaction of its own, since a wrong one stays counted. When no
 * account has the number or address, every code is wrong, with the same steps. Refuses:
 * identity.code-missing (no try is spent), identity.too-many-attempts, identity.code-expired (none
 * is live, or it was tried five times), identity.code-wrong with `triesLeft`.
 */
export async function checkCode(
  room: Internals,
  { bond, code, caller, field = 'verificationCode' }: Typed,
): Promise<void> {
  const typed = plainCode(code);
  if (typed === '') throw refuse('identity.code-missing', { field });
  const key = codeKey(room, bond, caller);
  const address = tryKey(room, 'address', addressKey(caller.ip));
  const left = await room.db.tx(async (tx) => {
    const now = room.clock.now();
    const live = await takeCodeTry(tx, { key, now, mostTries: CODE_TRIES });
    // A code that this browser asked for has its own few tries, whatever others do at its address.
    if (!live) {
      await takeOneTry(room, tx, { key: address, kind: 'address', about: addressKey(caller.ip) });
      return 'none';
    }
    const mac = codeMac(room, key, typed);
    const right = timingSafeEqual(live.mac ?? Buffer.alloc(mac.length), mac);
    if (!right || !live.mac) return CODE_TRIES - live.tries;
    await deleteCode(tx, key);
    return 'right';
  });
  if (left === 'none') throw refuse('identity.code-expired', { field });
  if (left !== 'right')
    throw refuse('identity.code-wrong', { field, ...(left > 0 && { value: { triesLeft: left } }) });
}
