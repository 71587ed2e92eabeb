import { createHmac, createPublicKey, hash, timingSafeEqual, verify } from 'node:crypto';
import type { Caller } from '../../../kernel/caller.ts';
import { liveKeys } from '../../../kernel/overlapping-keys.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Key } from './key-of.ts';
import type { Profile } from './profiles.ts';
import { WINDOW_MS } from './nonces.ts';
import type { VendorsRoom } from './room.ts';

/**
 * A vendor whose signature is valid. `fresh` refuses a used nonce: it is awaited together with the
 * first read, and before anything is answered or moved.
 */
export type Signer = Profile & { readonly fresh: Promise<void> };

/** The signed text: five lines, the last one the SHA-256 of the body in hex. */
export const signedText = (call: {
  path: string;
  timestamp: string;
  nonce: string;
  body: Buffer;
}): string =>
  `POST\n${call.path}\n${call.timestamp}\n${call.nonce}\n${hash('sha256', call.body, 'hex')}`;

/**
 * The vendor that signed a call. A vendor that is unknown, off, late, repeated or wrong gets the
 * same refusal: edge.signature-wrong. Source: domain.md 10; docs/vendors.md.
 */
export function checkSignature(room: VendorsRoom, path: string, { signed }: Caller): Signer {
  if (!signed) throw new Error('route serves signed calls and has none');
  const { headers, body } = signed;
  const vendor = headers['x-nokshi-vendor'] ?? '';
  const timestamp = headers['x-nokshi-timestamp'] ?? '';
  const nonce = headers['x-nokshi-nonce'] ?? '';
  const signature = headers['x-nokshi-signature'] ?? '';
  const profile = room.profiles.find(vendor);
  const fits =
    /^[0-9]{13}$/.test(timestamp) &&
    /^[A-Za-z0-9_-]{16,64}$/.test(nonce) &&
    Math.abs(room.clock.now().getTime() - Number(timestamp)) <= WINDOW_MS;
  if (!profile || profile.mode === 'OFF' || !fits) throw refuse('edge.signature-wrong');
  const text = signedText({ path, timestamp, nonce, body });
  const key = liveKeys(profile.keys, room.clock.now()).find((one) =>
    isRight(one, { text, signature }),
  );
  if (!key) throw refuse('edge.signature-wrong');
  // After the signature, so that nobody else can use up a vendor's nonces.
  const fresh = room.nonces.take(vendor, nonce);
  room.profiles.noteUse(vendor, key);
  // An answer given before this is awaited says nothing that a first call would not hear.
  fresh.catch(() => undefined);
  return { ...profile, fresh };
}

function isRight({ scheme, key }: Key, call: { text: string; signature: string }): boolean {
  const { text, signature } = call;
  if (scheme === 'RSA-SHA256') {
    if (!/^[A-Za-z0-9+/]{64,1400}={0,2}$/.test(signature)) return false;
    const publicKey = createPublicKey(key);
    return verify('RSA-SHA256', Buffer.from(text), publicKey, Buffer.from(signature, 'base64'));
  }
  if (!/^[0-9a-f]{64}$/.test(signature)) return false;
  const right = createHmac('sha256', key).update(text).digest();
  return timingSafeEqual(right, Buffer.from(signature, 'hex'));
}
