import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { fromWire, type SessionId, toWire } from '../../../kernel/ids.ts';
import type { RandomSource } from '../../../kernel/random.ts';

/**
 * What a session cookie holds: `ses_<id>.<32 random bytes>`. The id finds the session, the rest
 * proves it; only the SHA-256 of the rest is stored.
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

/**
 * A launch token is `<session>.<game>.<HMAC-SHA256>`: it names the session and the game it opens
 * and lives as long as that session, so it needs no expiry and no table.
 */
export function makeLaunchToken(
  key: Buffer,
  launch: { sessionId: SessionId; gameId: string },
): string {
  const body = `${toWire('ses', launch.sessionId)}.${Buffer.from(launch.gameId).toString('base64url')}`;
  return `${body}.${sign(key, body).toString('base64url')}`;
}

/** Null when it is not one of ours, or was changed. */
export function readLaunchToken(
  key: Buffer,
  token: string,
): { sessionId: SessionId; gameId: string } | null {
  if (token.length > 300) return null;
  const [id = '', game = '', mac = '', ...rest] = token.split('.');
  const sessionId = fromWire('ses', id);
  if (!sessionId || rest.length > 0) return null;
  const given = Buffer.from(mac, 'base64url');
  const right = sign(key, `${id}.${game}`);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return { sessionId, gameId: Buffer.from(game, 'base64url').toString() };
}

const sign = (key: Buffer, body: string) => createHmac('sha256', key).update(body).digest();
