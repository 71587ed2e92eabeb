import type { ContactProof } from '@nokshi/contract/player/contacts.ts';
import { securityRoutes } from '@nokshi/contract/player/security.ts';
import { call } from '@nokshi/web/call.ts';
import { signWithPasskey } from '../data/passkeys.ts';

/**
 * What the chosen proof is shown with: the code that was typed, under the name the form sends it,
 * or what the member's passkey signs now. Without a signature the server says what is missing.
 */
export async function shownProof<Proof extends ContactProof, Name extends string>(
  proof: Proof | undefined,
  typed: Readonly<Record<Name, string>>,
) {
  if (proof === undefined) return {};
  if (proof !== 'passkey') return { proof, ...typed };
  const passkey = await signWithPasskey(await call(securityRoutes.askPasskey, {}));
  return passkey ? { proof, passkey } : {};
}
