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
import { z } from 'zod';
import type { Credentials } from '../../../kernel/caller.ts';
import { createNonces } from './credential-nonces.ts';
import type { AccessDeps } from './deps.ts';
import { credentialKeys, insertCredentialKey } from './store/credential-keys.ts';

/** The public half of a key pair. */
type PublicKey = { kty: string; crv: string; x: string; y: string; kid: string };

export type CredentialKeys = Credentials & {
  /** As clients get it: with a nonce for the header of one body that is sealed to it. */
  current(): Promise<PublicKey & { nonce: string }>;
};

type Keys = { current: PublicKey; privateOf: ReadonlyMap<string, CryptoKey> };

const ALG = 'ECDH-ES';
const ENC = 'A256GCM';
const PURPOSE = 'identity.credential-key';
/** A log-in body is small; longer input is refused. */
const MOST_CHARACTERS = 16_384;

/**
 * The key pair that log-in bodies are encrypted to (JWE, RFC 7516; checklist Y-001). It is made
 * once and shared by all servers; its private half is sealed with the master key. A body opens
 * once: its header carries a nonce issued with the key at most two minutes ago, so a recorded body
 * cannot be sent again.
 */
export function createCredentials(deps: AccessDeps): CredentialKeys {
  let loaded: Promise<Keys> | undefined;
  const keys = () => {
    loaded ??= loadKeys(deps).catch((err: unknown) => {
      loaded = undefined;
      throw err;
    });
    return loaded;
  };
  const nonces = createNonces(deps);
  return {
    current: async () => ({ ...(await keys()).current, nonce: nonces.issue() }),
    required: () => deps.site.brand().requireEncryptedCredentials,
    async open(jwe) {
      const header = readHeader(jwe);
      if (!header || !nonces.isAlive(header.nonce)) return null;
      const key = (await keys()).privateOf.get(header.kid);
      const body = key ? await decrypt(jwe, key) : null;
      return body !== null && (await nonces.spend(header.nonce)) ? body : null;
    },
  };
}

const header = z.object({ kid: z.string(), nonce: z.string() });

function readHeader(jwe: string): z.infer<typeof header> | undefined {
  if (jwe.length > MOST_CHARACTERS) return undefined;
  try {
    return header.safeParse(decodeProtectedHeader(jwe)).data;
  } catch {
    return undefined;
  }
}

/** Null for everything that does not open; the reason is not disclosed. */
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

async function loadKeys(deps: AccessDeps): Promise<Keys> {
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

async function makeKey({ db, secrets, clock }: AccessDeps): Promise<void> {
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
