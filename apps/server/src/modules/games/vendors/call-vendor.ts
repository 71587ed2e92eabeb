import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { signedText } from './check-signature.ts';
import { keyToSignWith } from './key-of.ts';
import type { Profile } from './profiles.ts';
import type { VendorsRoom } from './room.ts';

/** How long a vendor may take to answer. */
const ANSWER_MS = 4_000;
const MOST_BYTES = 4_096;

const answer = z.object({
  status: z.enum(['OK', 'DONE', 'REFUSED', 'CANCELLED', 'UNKNOWN']),
  balance: z.string().max(24).optional(),
});
export type Said = z.output<typeof answer>;

/** Calls a vendor's server as it calls us, signed with the shared secret; null: no answer. */
export async function callVendor(
  room: VendorsRoom,
  { vendor, keys }: Profile,
  { url, body }: { url: URL; body: object },
): Promise<Said | null> {
  const { key } = keyToSignWith(keys, room.clock.now());
  const sent = Buffer.from(JSON.stringify(body));
  const timestamp = String(room.clock.now().getTime());
  const nonce = room.random.bytes(16).toString('base64url');
  const text = signedText({ path: url.pathname, timestamp, nonce, body: sent });
  try {
    const response = await room.fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        'x-nokshi-vendor': vendor,
        'x-nokshi-timestamp': timestamp,
        'x-nokshi-nonce': nonce,
        'x-nokshi-signature': createHmac('sha256', key).update(text).digest('hex'),
      },
      body: sent,
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const words = (await response.text()).slice(0, MOST_BYTES);
    return response.status === 200 ? answer.parse(JSON.parse(words)) : null;
  } catch (err) {
    room.log.warn('a vendor did not answer', { vendor, path: url.pathname, err });
    return null;
  }
}
