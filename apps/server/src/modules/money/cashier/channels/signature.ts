import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SignedCall } from './channel.ts';

export const SIGNATURE_HEADER = 'x-nokshi-signature';
export const TIMESTAMP_HEADER = 'x-nokshi-timestamp';
/** How far the clocks may be apart; an older message is a replay and is refused. */
const WINDOW_SECONDS = 300;

/**
 * The headers that prove a body: HMAC-SHA256, in hex, over `<timestamp>.<body>`, where the
 * timestamp is in whole seconds since 1970.
 */
export function sign(secret: Buffer, body: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return {
    [TIMESTAMP_HEADER]: timestamp,
    [SIGNATURE_HEADER]: macOf(secret, timestamp, Buffer.from(body)).toString('hex'),
  };
}

/** Whether the call was signed with this secret within the window. */
export function verifySignature(secret: Buffer, call: SignedCall, now: Date): boolean {
  const timestamp = call.headers[TIMESTAMP_HEADER] ?? '';
  const given = call.headers[SIGNATURE_HEADER] ?? '';
  if (!/^[0-9]{1,12}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(given)) return false;
  const apart = Math.abs(now.getTime() / 1000 - Number(timestamp));
  if (apart > WINDOW_SECONDS) return false;
  return timingSafeEqual(macOf(secret, timestamp, call.body), Buffer.from(given, 'hex'));
}

const macOf = (secret: Buffer, timestamp: string, body: Buffer) =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();
