import { playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAddress, type RunningHouse, startHouse } from '../harness/house.ts';

const { codes, identity } = playerRoutes;
let house: RunningHouse;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.close());

const from = () => ({ headers: { 'x-forwarded-for': newAddress() } });

describe('a request for a code', () => {
  it.each([
    ['to log in or recover', codes.askWithoutLogin, { mobileNum: '01712000101' }],
    ['to register by username', codes.askToRegister, { mobileNo: '01712000102' }],
    ['to register by mobile', codes.askToRegisterMobile, { mobileNo: '01712000103' }],
    ['by mail', codes.forgotByMail, { username: 'nobody', email: 'nobody@example.com' }],
  ])('%s answers how long it lives, whoever asks', async (_, route, input) => {
    const { status, answer } = await house.visitor().send(route, input as never, from());
    expect([status, answer]).toMatchObject([200, { value: { expiredMinutes: 5 } }]);
  });

  it('that comes too soon is told when to come again, in the header as well', async () => {
    const asked = { mobileNum: '01712000104', countryDialingCode: '+880' };
    await house.visitor().call(codes.askWithoutLogin, asked, from());
    const again = await house.visitor().send(codes.askWithoutLogin, asked, from());
    expect(again.status).toBe(429);
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(55);
    expect(again.answer).toMatchObject({ code: 'identity.too-many-attempts' });
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
