import { CompactEncrypt, importJWK } from 'jose';

/** The server's public key as a JWK: P-256, for ECDH-ES; the nonce makes a body good for once. */
export type CredentialKey = {
  kty: string;
  crv: string;
  x: string;
  y: string;
  kid: string;
  nonce: string;
};

/**
 * Credentials travel as a JWE to the server's key of the day. Over plain http on a foreign host
 * browsers offer no WebCrypto; then they go as they are and the server decides (demo mode only).
 */
export async function seal(
  body: Record<string, unknown>,
  askKey: () => Promise<CredentialKey>,
): Promise<Record<string, unknown>> {
  if (!globalThis.isSecureContext) return body;
  const { nonce, kid, kty, crv, x, y } = await askKey();
  const key = await importJWK({ kty, crv, x, y }, 'ECDH-ES');
  const jwe = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid, nonce })
    .encrypt(key);
  return { jwe };
}
