import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solveWork } from '../harness/solve-work.ts';
import type { HttpClient } from '../harness/client.ts';
import { newAddress, PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';

const { codes, identity } = playerRoutes;
let house: RunningHouse;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.close());

const from = () => ({ headers: { 'x-forwarded-for': newAddress() } });
const work = async (client: HttpClient) => solveWork(await client.call(identity.proofOfWork, {}));

describe('a request for a code', () => {
  it.each([
    ['to log in or recover', codes.askWithoutLogin, { mobileNum: '01712000101' }],
    ['to register by username', codes.askToRegister, { mobileNo: '01712000102' }],
    ['to register by mobile', codes.askToRegisterMobile, { mobileNo: '01712000103' }],
    ['by mail', codes.forgotByMail, { username: 'nobody', email: 'nobody@example.com' }],
  ])('%s answers how long it lives, to members and strangers alike', async (_, route, input) => {
    const client = house.visitor();
    const without = await client.send(route, input as never, from());
    expect(without.answer).toMatchObject({ code: 'identity.challenge-needed', field: 'geetest' });
    const solved = { ...input, geetest: await work(client) };
    const { status, answer } = await client.send(route, solved as never, from());
    expect([status, answer]).toMatchObject([200, { value: { expiredMinutes: 5 } }]);
  });

  it('that comes too soon is refused with the time to try again, in the header as well', async () => {
    const client = house.visitor();
    const ask = async () => ({
      mobileNum: '01712000104',
      countryDialingCode: '+880',
      geetest: await work(client),
    });
    await client.call(codes.askWithoutLogin, await ask(), from());
    const again = await client.send(codes.askWithoutLogin, await ask(), from());
    expect(again.status).toBe(429);
    expect(again.headers.get('retry-after')).toBe('300');
    expect(again.answer).toMatchObject({ code: 'identity.too-many-attempts' });
  });
});

describe('a request from a page of another domain', () => {
  it.each([
    ['en', 'The request came from an address that is not ours, so nothing was done.'],
    ['bn', 'যে পাতা থেকে অনুরোধটি এসেছে তার ঠিকানা আমাদের নয়, তাই কিছু করা হয়নি।'],
  ])('is refused whatever it solved, in words (%s)', async (language, message) => {
    const client = house.visitor();
    const geetest = await work(client);
    const headers = { ...from().headers, origin: 'https://not-ours.example' };
    const { status, answer } = await client.send(
      codes.askWithoutLogin,
      { mobileNum: '01712000106', geetest },
      { headers: { ...headers, 'accept-language': language } },
    );
    expect(status).toBe(403);
    expect(answer).toMatchObject({
      code: 'edge.origin-refused',
      message,
    });
  });
});

describe('an account that is no member’s', () => {
  const logIn = async (username: string) => {
    const typed = { password: PASSWORD, type: 'username', username } as const;
    const { status, answer } = await house.visitor().send(identity.login, typed, from());
    return { status, ...answer };
  };

  it('of an operator gets the answer that an unknown name gets, with the right password too', async () => {
    await house.operator('support');
    const { rows } = await house.database.pool.query<{ username: string }>(
      'select username from operators_operator',
    );
    expect(rows.length).toBeGreaterThan(0);
    const nobody = { status: 401, code: 'identity.wrong-credentials' };
    expect(await logIn('nobodyofthisname')).toMatchObject(nobody);
    for (const { username } of rows) expect(await logIn(username)).toMatchObject(nobody);
  });
});

describe('the challenge before a code', () => {
  const operatorSets = async (kind: 'none' | 'image' | 'work') => {
    const operator = await house.operator();
    const { settings } = consoleRoutes;
    const { setting, version } = await operator.call(settings.registration, {});
    const challenge = { ...setting.challenge, codes: kind };
    const wish = { setting: { ...setting, challenge }, version, reason: 'As this test needs it' };
    await operator.call(settings.setRegistration, wish);
  };
  const asked = (last: number, more: object = {}) => ({ mobileNum: `0171200020${last}`, ...more });

  it('is solved once for each message', async () => {
    const client = house.visitor();
    const geetest = await work(client);
    await client.call(codes.askWithoutLogin, asked(1, { geetest }), from());
    const again = await client.send(codes.askWithoutLogin, asked(2, { geetest }), from());
    expect(again.answer).toMatchObject({ code: 'identity.challenge-wrong' });
  });

  it('is not spent on a number that cannot be', async () => {
    const client = house.visitor();
    const geetest = await work(client);
    const wrong = await client.send(codes.askWithoutLogin, { mobileNum: '12', geetest }, from());
    expect(wrong.answer).toMatchObject({ code: 'identity.phone-wrong' });
    await client.call(codes.askWithoutLogin, asked(3, { geetest }), from());
  });

  it('is the image, or nothing, where the operator sets that', async () => {
    await operatorSets('image');
    const answer = (await house.visitor().send(codes.askWithoutLogin, asked(4), from())).answer;
    expect(answer).toMatchObject({ code: 'identity.captcha-needed', field: 'captcha' });
    await operatorSets('none');
    await house.visitor().call(codes.askWithoutLogin, asked(5), from());
    await operatorSets('work');
  });
});

describe('a code that is typed', () => {
  const login = (verificationCode: string) =>
    house
      .visitor()
      .send(identity.login, { type: 'sms', mobileNum: '01712000105', verificationCode }, from());

  it('has at most 255 characters (V-045)', async () => {
    expect((await login('1'.repeat(255))).answer).toMatchObject({ code: 'identity.code-expired' });
    const { status, answer } = await login('1'.repeat(256));
    expect(status).toBe(400);
    expect(answer).toMatchObject({ code: 'edge.invalid-input', field: 'verificationCode' });
  });

  it('opens nothing where none was asked for', async () => {
    const { status, answer } = await house.visitor().send(
      codes.resetPassword,
      {
        mobileNum: '01712000105',
        verificationCode: '123456',
        newPassword: 'a long enough password 1',
      },
      from(),
    );
    expect([status, answer]).toMatchObject([400, { code: 'identity.code-expired' }]);
  });
});
