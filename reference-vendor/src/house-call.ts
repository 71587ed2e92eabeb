import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A call of the house to this vendor. */
export type HouseCall = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

const WINDOW_MS = 60_000;

/** The house signs as the vendor does: five lines, with the shared secret. */
export function isHouse(
  { key, now }: { readonly key: Buffer; readonly now: () => number },
  { path, headers, body }: HouseCall,
): boolean {
  const { 'x-nokshi-timestamp': timestamp, 'x-nokshi-nonce': nonce } = headers;
  const signature = String(headers['x-nokshi-signature']);
  if (!/^[0-9a-f]{64}$/.test(signature) || Math.abs(now() - Number(timestamp)) > WINDOW_MS)
    return false;
  const text = `POST\n${path}\n${String(timestamp)}\n${String(nonce)}\n${hash('sha256', body, 'hex')}`;
  const right = createHmac('sha256', key).update(text).digest();
  return timingSafeEqual(right, Buffer.from(signature, 'hex'));
}
