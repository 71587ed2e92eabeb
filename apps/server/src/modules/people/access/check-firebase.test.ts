import { playerRoutes } from '@nokshi/contract';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestRoom, refused, type TestRoom } from '../operators/test-people.ts';

const { codes } = playerRoutes;
const PROJECT = 'nokshi-demo';
const NUMBER = '+8801712345678';

let test: TestRoom;
let token: string;
let away = false;
beforeAll(async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256' }] };
  const fetch = async () => {
    if (away) throw new Error('no line');
    return Response.json(keys);
  };
  test = await openTestRoom({ fetch: fetch as typeof globalThis.fetch });
  const now = Math.floor(test.clock.now().getTime() / 1_000);
  const firebase = { sign_in_provider: 'phone' };
  token = await new SignJWT({ sub: 'u1', auth_time: now, phone_number: NUMBER, firebase })
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .setIssuer(`https://securetoken.google.com/${PROJECT}`)
    .setAudience(PROJECT)
    .setIssuedAt(now)
    .setExpirationTime(now + 3_600)
    .sign(privateKey);
});
afterAll(() => test.close());

const password = 'karnaphuli-7';
const register = (mobileNum: string) =>
  test.browser().call(codes.registerMobile, {
    mobileNum,
    password,
    confirmPassword: password,
    agree: true,
    firebaseIdToken: token,
  });
const codeOf = async (call: Promise<unknown>) => (await refused(call))?.code;

it('is off until the operator names a project', async () => {
  expect(await codeOf(register('01712345678'))).toBe('identity.firebase-off');
});

it('the house counts messages that Firebase sends: the next waits a minute (S-023)', async () => {
  const browser = test.browser();
  const ask = () =>
    browser.call(codes.askToRegisterMobile, { mobileNo: '01912345678', firebaseChannel: 'phone' });
  expect(await codeOf(ask())).toBe('identity.firebase-off');
  const brand = { ...test.site.brand(), firebaseProject: PROJECT };
  const named = vi.spyOn(test.site, 'brand').mockReturnValue(brand);
  expect(await ask()).toEqual({ expiredMinutes: 1 });
  expect(await codeOf(ask())).toBe('identity.too-many-attempts');
  test.clock.advance(60_000);
  expect(await ask()).toEqual({ expiredMinutes: 1 });
  await test.runJobs();
  expect(test.outbox).toEqual([]);
  named.mockRestore();
  test.begin();
});

it('replaces the code of its own number, once', async () => {
  const brand = { ...test.site.brand(), firebaseProject: PROJECT };
  vi.spyOn(test.site, 'brand').mockReturnValue(brand);
  away = true;
  expect(await codeOf(register('01712345678'))).toBe('identity.firebase-away');
  away = false;
  expect(await codeOf(register('01812345678'))).toBe('identity.firebase-wrong');
  expect((await register('01712345678')).userInfo.account).toBe(NUMBER.slice(1));
  const { rows } = await test.database.pool.query(
    'select address, verified_at is not null as verified from identity_contact',
  );
  expect(rows).toEqual([{ address: NUMBER, verified: true }]);
  expect(await codeOf(register('01712345678'))).toBe('identity.firebase-wrong');
});
