import {
  base64url,
  type CryptoKey,
  calculateJwkThumbprint,
  compactDecrypt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
} from 'jose';
import type { Credentials } from '../../kernel/caller.ts';
import type { IdentityDeps } from './face.ts';
import { credentialKeys, insertCredentialKey } from './store/credential-keys.ts';

/** The public half of a key pair as clients get it. */
export type PublicKey = { kty: string; crv: string; x: string; y: string; kid: string };

export type CredentialKeys = Credentials & { current(): Promise<PublicKey> };

type Keys = { current: PublicKey; privateOf: ReadonlyMap<string, CryptoKey> };

const ALG = 'ECDH-ES';
const ENC = 'A256GCM';
const PURPOSE = 'identity.credential-key';
/** A log-in body is small; anything longer is not one. */
const MOST_CHARACTERS = 16_384;

/**
 * The key pair that log-in bodies are encrypted to (JWE, RFC 7516; checklist Y-001). It is made
 * once, shared by all servers, and its private half is sealed with the master key.
 */
export function createCredentials(deps: IdentityDeps): CredentialKeys {
  let loaded: Promise<Keys> | undefined;
  const keys = () => {
    loaded ??= loadKeys(deps).catch((err: unknown) => {
      loaded = undefined;
      throw err;
    });
    return loaded;
  };
  return {
    current: async () => (await keys()).current,
    required: () => deps.site.brand().requireEncryptedCredentials,
    async open(jwe) {
      const kid = readKid(jwe);
      const key = kid === null ? undefined : (await keys()).privateOf.get(kid);
      return key ? decrypt(jwe, key) : null;
    },
  };
}

function readKid(jwe: string): string | null {
  if (jwe.length > MOST_CHARACTERS) return null;
  try {
    return decodeProtectedHeader(jwe).kid ?? null;
  } catch {
    return null;
  }
}

/** Null for whatever does not open; the reason is nobody's business. */
async function decrypt(jwe: string, key: CryptoKey): Promise<unknown> {
  try {
    const { plaintext } = await compactDecrypt(jwe, key, {
      keyManagementAlgorithms: [ALG],
      contentEncryptionAlgorithms: [ENC],
    });
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plaintext));
  } catch {
    return null;
  }
}

async function loadKeys(deps: IdentityDeps): Promise<Keys> {
  const { db, secrets } = deps;
  let rows = await db.read(credentialKeys);
  if (!rows.some(({ active }) => active)) {
    await makeKey(deps);
    rows = await db.read(credentialKeys);
  }
  const [current] = rows;
  if (!current) throw new Error('no credential key after one was made');
  const privateOf = new Map<string, CryptoKey>();
  for (const { kid, privateSealed } of rows) {
    const jwk = JSON.parse(secrets.open(PURPOSE, privateSealed, kid).toString());
    privateOf.set(kid, (await importJWK(jwk, ALG)) as CryptoKey);
  }
  return { current: current.publicJwk as PublicKey, privateOf };
}

async function makeKey({ db, secrets, clock }: IdentityDeps): Promise<void> {
  const pair = await generateKeyPair(ALG, { crv: 'P-256', extractable: true });
  const { kty = '', crv = '', x = '', y = '' } = await exportJWK(pair.publicKey);
  const kid = base64url.encode(
    base64url.decode(await calculateJwkThumbprint({ kty, crv, x, y })).subarray(0, 12),
  );
  const privateJwk = JSON.stringify(await exportJWK(pair.privateKey));
  await db.tx((tx) =>
    insertCredentialKey(tx, {
      kid,
      publicJwk: { kty, crv, x, y, kid },
      privateSealed: secrets.seal(PURPOSE, privateJwk, kid),
      now: clock.now(),
    }),
  );
}
