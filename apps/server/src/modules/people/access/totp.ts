import { generateSecret, generateURI, verifySync } from 'otplib';
import { plainCode } from '@nokshi/contract/typed-code.ts';
import type { MemberId, OperatorId } from '../../../kernel/ids.ts';
import type { Internals } from './room.ts';

/** TOTP, RFC 6238: SHA-1, six digits, 30 s steps, one step of drift either way. */
const STEP_SECONDS = 30;
const PURPOSE = 'identity.second-factor';

type Owner = MemberId | OperatorId;

/** A new authenticator secret, as its owner and as the table gets it. */
export function newTotp(room: Internals, { owner, label }: { owner: Owner; label: string }) {
  const secret = generateSecret({ length: 20 });
  const uri = generateURI({ issuer: room.site.brand().name.EN, label, secret });
  return { secret, uri, sealed: room.secrets.seal(PURPOSE, secret, owner) };
}

/**
 * The time step a code belongs to, now or one step aside; null when there is none. The caller
 * spends the step, so that a code that someone else saw opens nothing.
 */
export function matchingStep(
  room: Internals,
  { owner, sealed, code }: { owner: Owner; sealed: Buffer; code: string },
): number | null {
  const token = plainCode(code);
  if (!/^[0-9]{6}$/.test(token)) return null;
  const secret = room.secrets.open(PURPOSE, sealed, owner).toString();
  const epoch = Math.floor(room.clock.now().getTime() / 1000);
  const found = verifySync({ secret, token, epoch, epochTolerance: STEP_SECONDS });
  return found.valid ? Math.floor(epoch / STEP_SECONDS) + found.delta : null;
}
