import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import { createFirebase, FIREBASE_KEYS } from './firebase.ts';

const PROJECT = 'nokshi-demo';
const NUMBER = '+8801712345678';
const clock = fakeClock('2026-03-01T06:00:00Z');
const now = () => Math.floor(clock.now().getTime() / 1_000);

type Pair = Awaited<ReturnType<typeof generateKeyPair>>;
let [ours, theirs]: [Pair, Pair] = [] as never;
let published: object;
let asked: string[] = [];
const fetch = (async (url: string) => {
  asked.push(url);
  return new Response(JSON.stringify(published), {
    headers: { 'cache-control': 'public, max-age=3600' },
  });
}) as typeof globalThis.fetch;

beforeAll(async () => {
  [ours, theirs] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  published = { keys: [{ ...(await exportJWK(ours.publicKey)), kid: 'k1', alg: 'RS256' }] };
});

const claims = (given: JWTPayload = {}): JWTPayload => ({
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: 'u1',
  iat: now(),
  exp: now() + 3_600,
  auth_time: now() - 5,
  phone_number: NUMBER,
  firebase: { sign_in_provider: 'phone' },
  ...given,
});
const sign = (payload: JWTPayload, { alg = 'RS256', key = ours.privateKey as never } = {}) =>
  new SignJWT(payload).setProtectedHeader({ alg, kid: 'k1' }).sign(key);
const verify = (token: string) => createFirebase({ clock, fetch })(token, PROJECT);

describe('a token of Firebase', () => {
  it('proves its number when it is ours, fresh and of a phone', async () => {
    expect(await verify(await sign(claims()))).toBe(NUMBER);
    expect(asked.at(-1)).toBe(FIREBASE_KEYS);
  });

  it.each<[string, () => JWTPayload]>([
    ['another project', () => ({ aud: 'somebody-else' })],
    ['another issuer', () => ({ iss: 'https://securetoken.google.com/somebody-else' })],
    ['an expired time', () => ({ iat: now() - 7_200, exp: now() - 3_600 })],
    ['a future time', () => ({ iat: now() + 600 })],
    ['an old log-in', () => ({ auth_time: now() - 900 })],
    ['a future log-in', () => ({ auth_time: now() + 600 })],
    ['no user', () => ({ sub: '' })],
    ['an email log-in', () => ({ firebase: { sign_in_provider: 'password' } })],
    ['no number', () => ({ phone_number: undefined })],
  ])('proves nothing when it is of %s', async (_, given) => {
    expect(await verify(await sign(claims(given())))).toBeNull();
  });

  it('proves nothing when unsigned, signed by another key or in another way', async () => {
    const published = JSON.stringify(await exportJWK(ours.publicKey));
    const secret = new TextEncoder().encode(published) as never;
    const changed = (await sign(claims())).split('.');
    changed[1] = Buffer.from(JSON.stringify(claims({ phone_number: '+880' }))).toString(
      'base64url',
    );
    for (const token of [
      new UnsecuredJWT(claims()).encode(),
      await sign(claims(), { key: theirs.privateKey as never }),
      await sign(claims(), { alg: 'HS256', key: secret }),
      changed.join('.'),
      'a.b.c',
      '',
      'x'.repeat(9_000),
    ])
      expect(await verify(token)).toBeNull();
  });

  it('its keys are read once, and again when they are old', async () => {
    const firebase = createFirebase({ clock, fetch });
    asked = [];
    for (let n = 0; n < 3; n += 1) await firebase(await sign(claims()), PROJECT);
    expect(asked).toHaveLength(1);
    clock.advance(3_600_000);
    await firebase(await sign(claims()), PROJECT);
    expect(asked).toHaveLength(2);
  });

  it('is a fault, not a refusal, while the keys cannot be read', async () => {
    const away = createFirebase({ clock, fetch: async () => new Response('', { status: 503 }) });
    await expect(away(await sign(claims()), PROJECT)).rejects.toThrow();
  });
});
