import { identityRoutes } from '@nokshi/contract/player/identity.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { CompactEncrypt, importJWK } from 'jose';

type KeyRoute = typeof identityRoutes.credentialKey;
type AskKey = (route: KeyRoute) => Promise<unknown>;

/**
 * Credentials travel as a JWE to the server's key of the day. Over plain http on a foreign host
 * browsers offer no WebCrypto; then they go as they are and the server decides (demo mode only).
 */
export async function seal(
  body: Record<string, unknown>,
  askKey: AskKey,
): Promise<Record<string, unknown>> {
  if (!globalThis.isSecureContext) return body;
  const jwk = (await askKey(identityRoutes.credentialKey)) as Output<KeyRoute>;
  const key = await importJWK(jwk, 'ECDH-ES');
  const jwe = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: jwk.kid })
    .encrypt(key);
  return { jwe };
}
