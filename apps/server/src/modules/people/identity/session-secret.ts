import { createHash } from 'node:crypto';
import { fromWire, type SessionId, toWire } from '../../../kernel/ids.ts';
import type { RandomSource } from '../../../kernel/random.ts';

/**
 * What a session cookie holds: `ses_<id>.<32 random bytes>`. The id finds the session, the rest
 * proves it; only the SHA-256 of the rest is kept.
 */
export function makeSecret(random: RandomSource, sessionId: SessionId) {
  const proof = random.bytes(32);
  return {
    secret: `${toWire('ses', sessionId)}.${proof.toString('base64url')}`,
    secretHash: sha256(proof),
  };
}

/** Null when the text was never a secret of ours. */
export function readSecret(text: string): { sessionId: SessionId; secretHash: Buffer } | null {
  const [id = '', proof = '', ...rest] = text.split('.');
  const sessionId = fromWire('ses', id);
  if (!sessionId || rest.length > 0 || !/^[A-Za-z0-9_-]{43}$/.test(proof)) return null;
  return { sessionId, secretHash: sha256(Buffer.from(proof, 'base64url')) };
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
