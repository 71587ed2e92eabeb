import { createPublicKey } from 'node:crypto';
import { fingerprintOf, lastUsed } from '../../../kernel/overlapping-keys.ts';
import type { Secrets } from '../../../kernel/secrets.ts';
import type { KeyRow, Scheme } from './store/keys.ts';

/** The purpose of sealed keys; the vendor's code is bound into each. */
export const KEY_PURPOSE = 'vendors.key';
export const SECRET_BYTES = 32;
const LEAST_RSA_BITS = 2_048;

/** A key as calls are checked with it: a shared secret, or the PEM of a public key. */
export type Key = Omit<KeyRow, 'sealed' | 'vendor'> & { readonly key: Buffer };

/** Whether this is the PEM of an RSA key of sufficient length. */
export function isRsaKey(pem: Buffer): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPublicKey(pem);
    return (
      asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= LEAST_RSA_BITS
    );
  } catch {
    return false;
  }
}

/** As it is stored. */
export const sealKey = (
  { secrets }: { readonly secrets: Secrets },
  { vendor, scheme, key }: { vendor: string; scheme: Scheme; key: Buffer },
) => ({
  vendor,
  scheme,
  fingerprint: fingerprintOf(key),
  sealed: secrets.seal(KEY_PURPOSE, key, vendor),
});

/** The secret we sign our own calls with: of the vendor's shared secrets the one it used last. */
export function keyToSignWith(keys: readonly Key[], now: Date): Key {
  const shared = keys.filter(({ scheme }) => scheme === 'HMAC-SHA256');
  const first = lastUsed(shared, now);
  if (!first) throw new Error('a vendor that we call has no shared secret');
  return first;
}
