import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { PERSONAL_FIELDS } from '@nokshi/contract/registration/fields.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import { hearLive } from '../harness/hear-live.ts';
import { newAddress, PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { solveWork } from '../harness/solve-work.ts';
import { wordsAnswer } from '../harness/words-answer.ts';
import {
  ASKED,
  type Change,
  type Field,
  from,
  registrationDesk,
  SHOWN,
} from './registration-desk.ts';

const { identity, referral, site } = playerRoutes;
const desk = consoleRoutes.settings;

let house: RunningHouse;
let operator: HttpClient;
beforeAll(async () => {
  house = await startHouse();
  operator = await house.operator();
});
afterAll(() => house.close());

const { changed, form, said, set } = registrationDesk(() => ({ house, operator }));

const VALUES: Partial<Record<Field, string>> = {
  payeeName: 'রিনা আক্তার',
  email: 'rina@example.com',
  qqNum: '1234567',
  mobileNum: '01712345678',
  recommenderId: 'mbr_somebody',
  line: 'rina.line',
  whatsapp: '+8801712345678',
  facebook: 'rina.fb',
  wechat: 'rina_wx',
  idNumber: '1990123456789',
};
const OPTIONAL = Object.entries(VALUES) as [Field, string][];

describe('the rules of the form', () => {
  it.each(OPTIONAL)(
    '%s is refused when it is not shown, and welcome when it is',
    async (field, value) => {
      expect(await said({ [field]: value })).toBe(`identity.field-unwanted ${field}`);
      await set({ fields: { [field]: SHOWN } });
      expect(await said()).toBe('ok');
      expect(await said({ [field]: value })).toBe('ok');
      await set({ fields: { [field]: ASKED } });
      expect(await said()).toBe(`identity.field-missing ${field}`);
      expect(await said({ [field]: '' })).toBe(`identity.field-missing ${field}`);
      expect(await said({ [field]: value })).toBe('ok');
      await set({ fields: { [field]: { enabled: false, required: false } } });
    },
  );

  it('hold the length at both ends and the pattern, in the server too', async () => {
    await set({ fields: { line: { ...SHOWN, minLength: 3, maxLength: 5, patternId: 'digits' } } });
    const answers = [];
    for (const line of ['12', '123', '12345', '123456', '12x']) answers.push(await said({ line }));
    expect(answers).toEqual([
      'identity.field-length line',
      'ok',
      'ok',
      'identity.field-length line',
      'identity.field-pattern line',
    ]);
    await set({ fields: { line: { enabled: false } } });
  });

  it('ask a password for its composition only where the operator sets a pattern (V-015)', async () => {
    const told = (password: string) => said({ password, confirmPassword: password });
    expect(await told('only small letters here')).toBe('ok');
    await set({ fields: { password: { patternId: 'strong' } } });
    expect(await told('only small letters here')).toBe('identity.password-pattern password');
    expect(await told('Abc1!xyzq9')).toBe('ok');
    await set({ fields: { password: { patternId: 'any' } } });
    expect(await told('only small letters here')).toBe('ok');
  });

  it.each([
    ['mobileNum', '[0-9]{11}', '+৮৮০ ১৭১২-৩৪৫৬৭৮', '•••678'],
    ['mobileNum', null, '০১৭১২-৩৪৫৬৭৯', '•••679'],
    ['idNumber', '[0-9]{10}|[0-9]{13}', '১৯৯০ ১২৩৪ ৫৬৭৮৯', '•••789'],
  ] as const)(
    '%s under the pattern %s takes %s as every number is read, and stores that',
    async (field, ownPattern, typed, shown) => {
      const patternId = ownPattern ? 'own' : 'digits';
      await set({ fields: { [field]: { ...SHOWN, patternId, ownPattern } } });
      const sent = form({ [field]: typed });
      const { userInfo } = await house.visitor().call(identity.register, sent, from(newAddress()));
      const { details } = await operator.call(consoleRoutes.identity.member, { id: userInfo.id });
      expect(details).toEqual([{ field, value: shown }]);
      expect(await said({ [field]: 'call me at noon' })).toBe(`identity.field-pattern ${field}`);
      await set({ fields: { [field]: { enabled: false, patternId: 'any', ownPattern: null } } });
    },
  );

  it('run a pattern of the operator in linear time, whatever it looks like', async () => {
    const own = { ...SHOWN, patternId: 'own' as const, ownPattern: '(a+)+$', maxLength: 256 };
    await set({ fields: { line: own } });
    const started = performance.now();
    expect(await said({ line: `${'a'.repeat(255)}!` })).toBe('identity.field-pattern line');
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(await said({ line: 'aaaa' })).toBe('ok');
    await set({ fields: { line: { enabled: false, patternId: 'any', ownPattern: null } } });
  });

  it('are refused when they cannot be read or kept', async () => {
    const refused = async (fields: Change['fields'] = {}) => {
      const { answer } = await operator.send(desk.setRegistration, await changed({ fields }));
      return answer.success ? 'ok' : `${answer.code} ${answer.field ?? ''}`;
    };
    const own = (ownPattern: string) => ({ patternId: 'own' as const, ownPattern });
    expect(await refused({ line: own('(') })).toBe('site.pattern-wrong line');
    expect(await refused({ line: own('(?=a)b') })).toBe('site.pattern-wrong line');
    expect(await refused({ line: own('') })).toBe('site.pattern-wrong line');
    expect(await refused({ line: { minLength: 9, maxLength: 3 } })).toBe('site.field-rule line');
    expect(await refused({ password: { minLength: 6 } })).toBe('site.field-rule password');
    expect(await refused({ password: { maxLength: 32 } })).toBe('site.field-rule password');
    expect(await refused({ username: { enabled: false } })).toBe('site.field-rule username');
    expect(await refused({ paymentPassword: { maxLength: 8 } })).toBe(
      'site.field-rule paymentPassword',
    );
  });

  it('are kept with who changed them, when, and what was before; an older edit is refused', async () => {
    const older = await changed({ fields: { qqNum: SHOWN } });
    await set({ fields: { wechat: SHOWN } });
    expect((await operator.send(desk.setRegistration, older)).answer).toMatchObject({
      code: 'site.version-changed',
    });
    const changes = [{ field: 'fields.wechat.enabled', from: 'false', to: 'true' }];
    const history = await operator.call(desk.changes, { part: 'registration' });
    expect(history.rows[0]).toMatchObject({ changes, by: 'admin', at: expect.any(String) });
    const { rows } = await operator.call(consoleRoutes.records.audit, {});
    const act = rows.find((row) => row.act === 'site.set-registration');
    expect(act).toMatchObject({ operator: 'admin', facts: { changes } });
    const { setting } = await operator.call(desk.registration, {});
    const before = history.rows[0]?.before as typeof setting;
    const { version } = await operator.call(desk.registration, {});
    await operator.call(desk.setRegistration, { setting: before, version, reason: 'As it was' });
    expect((await operator.call(desk.registration, {})).setting).toEqual(before);
    expect(before).not.toEqual(setting);
  });

  it('reach every open page of the site as one message', async () => {
    const ear = await hearLive(house.playerOrigin);
    await set({ fields: { wechat: ASKED } });
    await expect
      .poll(() => ear.heard.find(({ type }) => type === 'registration'))
      .toMatchObject({ challenge: { login: 'image' } });
    const message = ear.heard.find(({ type }) => type === 'registration');
    const rules = await house.visitor().call(site.registrationRules, {});
    expect((message as { register?: unknown }).register).toEqual(rules);
    expect(rules.find(({ field }) => field === 'wechat')).toMatchObject({ required: true });
    ear.close();
    await set({ fields: { wechat: { enabled: false, required: false } } });
  });
});

describe('what a member tells', () => {
  it('is sealed in the database, and shown to operators by its ends', async () => {
    const shown = Object.fromEntries(OPTIONAL.map(([field]) => [field, SHOWN]));
    await set({ fields: shown });
    const client = house.visitor();
    const { code } = await (await house.member('friend1')).call(referral.own, {});
    const sent = form({ ...VALUES, referralCode: code });
    const { userInfo } = await client.call(identity.register, sent, from(newAddress()));
    const { rows } = (await house.database.pool.query(
      'select field, sealed from identity_detail',
    )) as { rows: { field: string; sealed: Buffer }[] };
    const plain = rows.map(({ sealed }) => sealed.toString('utf8')).join('\n');
    for (const value of Object.values(VALUES)) expect(plain).not.toContain(value);
    const member = await operator.call(consoleRoutes.identity.member, { id: userInfo.id });
    const told = Object.fromEntries(member.details.map(({ field, value }) => [field, value]));
    expect(Object.keys(told).sort()).toEqual([...PERSONAL_FIELDS].sort());
    expect(told).toMatchObject({
      payeeName: 'রিনা আক্তার',
      idNumber: '•••789',
      email: 'r•••@example.com',
    });
    expect(member).toMatchObject({ referralCode: code, invitedBy: 'friend1' });
    const off = Object.fromEntries(OPTIONAL.map(([field]) => [field, { enabled: false }]));
    await set({ fields: off });
  });
});

describe('the payment password', () => {
  it('is asked for when the rule says so: six digits, not easy, not the log-in password', async () => {
    await set({ fields: { paymentPassword: ASKED } });
    expect(await said()).toBe('identity.field-missing paymentPassword');
    for (const [pin, due] of [
      ['12345', 'identity.field-length paymentPassword'],
      ['abcdef', 'identity.field-pattern paymentPassword'],
      ['111111', 'identity.payment-password-easy paymentPassword'],
      ['123456', 'identity.payment-password-easy paymentPassword'],
      ['481516', 'ok'],
    ])
      expect(await said({ paymentPassword: pin })).toBe(due);
    await set({ fields: { paymentPassword: { enabled: false, required: false } } });
  });
});

describe('challenges', () => {
  it('ask for a proof of work at registration where the setting says so', async () => {
    await set({ challenge: { registration: 'work' } });
    const { info } = await house.visitor().call(site.status, {});
    expect(info.challenge.registration).toBe('work');
    expect(await said()).toBe('identity.challenge-needed geetest');
    const client = house.visitor();
    const geetest = solveWork(await client.call(identity.proofOfWork, {}));
    expect(await said({ geetest }, client)).toBe('ok');
    expect(await said({ geetest }, client)).toBe('identity.challenge-wrong geetest');
    expect(await said({ geetest: 'bm90aGluZw==' }, client)).toBe(
      'identity.challenge-wrong geetest',
    );
    await set({ challenge: { registration: 'none' } });
  });

  it('let a browser that cannot do the work answer a question in words instead', async () => {
    await set({ challenge: { registration: 'work' } });
    const client = house.visitor();
    const { question } = await client.call(identity.captchaWords, {});
    expect(Object.keys(question)).toEqual(['EN', 'BN']);
    expect(await said({ captcha: wordsAnswer(question.EN, 'EN') }, client)).toBe('ok');
    expect(await said({ captcha: wordsAnswer(question.EN, 'EN') }, client)).toBe(
      'identity.captcha-wrong captcha',
    );
    await set({ challenge: { registration: 'none' } });
  });

  it('ask for the image at registration where the form has that field', async () => {
    await set({ fields: { captcha: ASKED } });
    expect(await said()).toBe('identity.captcha-needed captcha');
    await set({ fields: { captcha: { enabled: false, required: false } } });
    expect(await said()).toBe('ok');
  });

  it('ask for a proof of work after three failed log-ins where the setting says so', async () => {
    await set({ challenge: { login: 'work' } });
    const { username } = await house.member();
    const at = from(newAddress());
    const client = house.visitor();
    const login = async (password: string, geetest?: string) => {
      const sent = { username, password, ...(geetest && { geetest }) };
      const { answer } = await client.send(identity.login, sent, at);
      return answer.success ? 'ok' : answer.code;
    };
    for (let guess = 0; guess < 3; guess += 1) await login('not the password');
    expect(await client.call(identity.challenge, { username }, at)).toEqual({ kind: 'work' });
    expect(await login(PASSWORD)).toBe('identity.challenge-needed');
    const geetest = solveWork(await client.call(identity.proofOfWork, {}, at));
    expect(await login(PASSWORD, geetest)).toBe('ok');
    await set({ challenge: { login: 'image' } });
  });
});
