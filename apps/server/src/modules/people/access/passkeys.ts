import { createHash } from 'node:crypto';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { type Caller, playerOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { type MemberId, toWire } from '../../../kernel/ids.ts';
import type { Internals } from './room.ts';
import {
  insertPasskey,
  storePasskeyChallenge,
  type PasskeyRow,
  passkeysOf,
  recordPasskeyUse,
  takePasskeyChallenge,
} from './store/passkeys.ts';

/** Passkeys (WebAuthn level 3); they belong to the host name in PUBLIC_ORIGIN. */
type Json = Record<string, unknown>;

export const MOST_PASSKEYS = 10;
const ANSWER_WITHIN_MS = 5 * 60_000;

/** A passkey cannot belong to an IP address. */
export const passkeysPossible = (room: Internals): boolean => {
  const { hostname, protocol } = new URL(room.config.publicOrigin);
  const numbers = /^[\d.]+$/.test(hostname) || hostname.startsWith('[');
  return !numbers && (protocol === 'https:' || hostname === 'localhost');
};

/** The only session that may answer a passkey challenge. */
export const askerOf = (caller: Caller): string => toWire('ses', playerOf(caller).sessionId);

const rpIdOf = (room: Internals): string => new URL(room.config.publicOrigin).hostname;

/** The options for creating a passkey; `asker` will answer. */
export async function passkeyToMake(
  room: Internals,
  tx: Tx,
  who: { asker: string; memberId: MemberId; username: string; known: readonly PasskeyRow[] },
): Promise<Json> {
  const options = await generateRegistrationOptions({
    rpName: room.site.brand().name.EN,
    rpID: rpIdOf(room),
    userName: who.username,
    userID: new TextEncoder().encode(toWire('mbr', who.memberId)),
    challenge: new Uint8Array(room.random.bytes(32)),
    excludeCredentials: who.known.map(asDescriptor),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
  await keep(room, tx, { asker: who.asker, challenge: options.challenge });
  return { ...options };
}

/** Stores a new passkey; false when the answer is not to our challenge or it is stored already. */
export async function passkeyMade(
  room: Internals,
  tx: Tx,
  made: { asker: string; memberId: MemberId; name: string; answer: Json; now: Date },
): Promise<boolean> {
  const expectedChallenge = await takePasskeyChallenge(tx, hashOf(made.asker), made.now);
  if (!expectedChallenge) return false;
  const found = await verifyRegistrationResponse({
    response: made.answer as unknown as RegistrationResponseJSON,
    expectedChallenge,
    ...expected(room),
  }).catch(notRight);
  if (!found?.verified) return false;
  const { id, publicKey, counter, transports = [] } = found.registrationInfo.credential;
  const { memberId, name, now } = made;
  const key = { publicKey: Buffer.from(publicKey), counter, transports: transports.slice(0, 8) };
  return (await insertPasskey(tx, { credentialId: id, memberId, name, ...key, now })) === 1;
}

/** What one of the member's passkeys is to sign. */
export async function passkeyToAsk(
  room: Internals,
  tx: Tx,
  { asker, known }: { asker: string; known: readonly PasskeyRow[] },
): Promise<Json> {
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(room),
    allowCredentials: known.map(asDescriptor),
    challenge: new Uint8Array(room.random.bytes(32)),
    userVerification: 'preferred',
  });
  await keep(room, tx, { asker, challenge: options.challenge });
  return { ...options };
}

/** Whether one of the member's passkeys signed our challenge, and its counter advanced. */
export async function passkeyIsRight(
  room: Internals,
  tx: Tx,
  given: { asker: string; memberId: MemberId; answer: Json },
): Promise<boolean> {
  const expectedChallenge = await takePasskeyChallenge(tx, hashOf(given.asker), room.clock.now());
  const known = await passkeysOf(tx, given.memberId);
  const passkey = known.find(({ credentialId }) => credentialId === given.answer.id);
  if (!expectedChallenge || !passkey) return false;
  const found = await verifyAuthenticationResponse({
    response: given.answer as unknown as AuthenticationResponseJSON,
    expectedChallenge,
    ...expected(room),
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: Number(passkey.counter),
    },
  }).catch(notRight);
  if (!found?.verified) return false;
  const { newCounter: counter } = found.authenticationInfo;
  const { credentialId } = passkey;
  return (await recordPasskeyUse(tx, { credentialId, counter, now: room.clock.now() })) === 1;
}

const expected = (room: Internals) => ({
  expectedOrigin: room.config.publicOrigin,
  expectedRPID: rpIdOf(room),
  requireUserVerification: false,
});

/** The library throws on any mismatch; to us that is a wrong answer. */
const notRight = (): null => null;

const asDescriptor = ({ credentialId, transports }: PasskeyRow) => ({
  id: credentialId,
  transports,
});

const hashOf = (asker: string): Buffer => createHash('sha256').update(asker).digest();

async function keep(room: Internals, tx: Tx, q: { asker: string; challenge: string }) {
  const expiresAt = new Date(room.clock.now().getTime() + ANSWER_WITHIN_MS);
  await storePasskeyChallenge(tx, { asker: hashOf(q.asker), challenge: q.challenge, expiresAt });
}
