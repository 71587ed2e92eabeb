import { createHmac, timingSafeEqual } from 'node:crypto';
import { fromWire, type SessionId, toWire } from '../../../kernel/ids.ts';

/**
 * A launch token is `<session>.<game>.<HMAC-SHA256>`: it names the session and the game it opens
 * and lives as long as that session does, so it needs no end of its own and no table.
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
