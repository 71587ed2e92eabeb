import { consoleRoutes, type Output, playerRoutes, type Sent } from '@nokshi/contract';
import type { FieldSetting } from '@nokshi/contract/console/site-settings.ts';
import { PERSONAL_FIELDS } from '@nokshi/contract/registration/fields.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import { hearLive } from '../harness/hear-live.ts';
import { newAddress, PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { solveWork } from '../harness/solve-work.ts';
import { wordsAnswer } from '../harness/words-answer.ts';

const { identity, site } = playerRoutes;
const desk = consoleRoutes.settings;

let house: RunningHouse;
let operator: HttpClient;
beforeAll(async () => {
  house = await startHouse();
  operator = await house.operator();
});
afterAll(() => house.close());

type Field = FieldSetting['field'];
type Change = {
  fields?: Partial<Record<Field, Partial<FieldSetting>>>;
  challenge?: Partial<Output<typeof desk.registration>['setting']['challenge']>;
};

/** The form as it is with these changes, ready to be sent. */
async function changed({ fields = {}, challenge = {} }: Change) {
  const { setting, version } = await operator.call(desk.registration, {});
  return {
    version,
    setting: {
      fields: setting.fields.map((rule) => ({ ...rule, ...fields[rule.field] })),
      challenge: { ...setting.challenge, ...challenge },
    },
    reason: 'The form as this test needs it',
  };
}
const set = async (change: Change) => operator.call(desk.setRegistration, await changed(change));
const SHOWN = { enabled: true };
const ASKED = { enabled: true, required: true };

let names = 0;
const form = (more: object = {}): Sent<typeof identity.register> => {
  names += 1;
  const username = `formname${names}`;
  return { username, password: PASSWORD, confirmPassword: PASSWORD, agree: true, ...more };
};
const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
/** What the server says to a form from an address of its own: its code and field, or ok. */
async function said(more: object = {}, client = house.visitor()) {
  const { answer } = await client.send(identity.register, form(more), from(newAddress()));
  return answer.success ? 'ok' : `${answer.code} ${answer.field ?? ''}`.trim();
}

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

  it('run a pattern of the operator in linear time, whatever it looks like', async () => {
    const own = { ...SHOWN, patternId: 'own' as const, ownPattern: '(a+)+$', maxLength: 256 };
    await set({ fields: { line: own } });
    const started = performance.now();
    expect(await said({ line: `${'a'.repeat(255)}!` })).toBe('identity.field-pattern line');
    expect(performance.now() - started).toBeLessThan(1_000);
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
    await house.member('friend1');
    const sent = form({ ...VALUES, referralCode: 'FRIEND1' });
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
    expect(member.referralCode).toBe('friend1');
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

describe('an affiliate code', () => {
  it('is checked where the form shows it, and kept with the member', async () => {
    await house.member('agentrahim');
    await house.database.pool.query(
      `insert into identity_affiliate (brand_id, code, agent_id)
       select brand_id, 'dhaka1', member_id from identity_member where username = 'agentrahim'`,
    );
    const ask = (code: string) => house.visitor().call(identity.affiliate, { code });
    expect([await ask('Dhaka1'), await ask('nobody')]).toEqual([{ valid: true }, { valid: false }]);
    await set({ fields: { affiliateCode: SHOWN } });
    expect(await said({ affiliateCode: 'nobody' })).toBe('identity.invitation-wrong affiliateCode');
    expect(await said({ affiliateCode: 'DHAKA1' })).toBe('ok');
    const kept = await house.database.pool.query(
      `select count(*)::int as n from identity_member where affiliate_code = 'dhaka1'`,
    );
    expect(kept.rows).toEqual([{ n: 1 }]);
    await set({ fields: { affiliateCode: { enabled: false } } });
  });
});

describe('a referral code', () => {
  it('is the name of a member who is there, in any case of letters (V-054)', async () => {
    await house.member('inviter1');
    expect(await said({ referralCode: 'INVITER1' })).toBe('ok');
    expect(await said({ referralCode: 'nobodyatall' })).toBe(
      'identity.invitation-wrong referralCode',
    );
    const change = (what: string) =>
      house.database.pool.query(`update identity_member set ${what} where username = 'inviter1'`);
    for (const gone of ['closed_at = now()', 'closed_at = null, type = 4']) {
      await change(gone);
      expect(await said({ referralCode: 'inviter1' })).toBe(
        'identity.invitation-wrong referralCode',
      );
    }
    await change('type = 0');
    expect(await said({ referralCode: 'inviter1' })).toBe('ok');
  });

  it('cannot be tried again and again to learn names: after three an image has to be read', async () => {
    const client = house.visitor();
    const at = from(newAddress());
    const codes = [];
    for (let guess = 0; guess < 4; guess += 1) {
      const sent = form({ referralCode: `guess${guess}` });
      const { answer } = await client.send(identity.register, sent, at);
      codes.push(answer.success ? 'ok' : answer.code);
    }
    expect(codes).toEqual([
      ...Array.from({ length: 3 }, () => 'identity.invitation-wrong'),
      'identity.captcha-needed',
    ]);
  });
});

describe('a code in the form by username', () => {
  const NUMBER = '01712000301';
  const newest = async () => {
    const { rows } = await operator.call(consoleRoutes.couriers.messages, { to: '+8801712000301' });
    return /[0-9]{6}/.exec(rows[0]?.state === 'sent' ? rows[0].text : '')?.[0] ?? '';
  };

  it('is asked for only with the number', async () => {
    const wish = await changed({ fields: { verificationCode: ASKED } });
    expect((await operator.send(desk.setRegistration, wish)).answer).toMatchObject({
      code: 'site.code-needs-number',
    });
  });

  it('proves the number, which then logs in by codes (V-018)', async () => {
    await set({ fields: { mobileNum: ASKED, verificationCode: ASKED } });
    const client = house.visitor();
    const at = from(newAddress());
    expect(await said({ mobileNum: NUMBER })).toBe('identity.field-missing verificationCode');
    const geetest = solveWork(await client.call(identity.proofOfWork, {}));
    const ask = { mobileNo: NUMBER, geetest };
    await client.call(playerRoutes.codes.askToRegister, ask, at);
    await expect.poll(newest, { timeout: 10_000 }).toMatch(/^[0-9]{6}$/);
    const code = await newest();
    const wrong = { mobileNum: NUMBER, verificationCode: code === '111111' ? '222222' : '111111' };
    expect(await said(wrong, client)).toBe('identity.code-wrong verificationCode');
    expect(await said({ mobileNum: NUMBER, verificationCode: code }, client)).toBe('ok');
    const { rows } = await house.database.pool.query(
      `select verified_at is not null as proven from identity_contact
       where address = '+8801712000301'`,
    );
    expect(rows).toEqual([{ proven: true }]);
    const off = { enabled: false, required: false };
    await set({ fields: { mobileNum: off, verificationCode: off } });
  });
});

describe('the form by mobile number', () => {
  it('asks for the fields of the rules as well, and keeps what it is told', async () => {
    await set({ fields: { payeeName: ASKED } });
    const sent = { mobileNum: '01712000302', password: PASSWORD, confirmPassword: PASSWORD };
    const ask = async (more: object) => {
      const whole = { ...sent, agree: true, ...more };
      const { answer } = await house
        .visitor()
        .send(playerRoutes.codes.registerMobile, whole, from(newAddress()));
      return answer.success ? 'ok' : `${answer.code} ${answer.field ?? ''}`.trim();
    };
    expect(await ask({})).toBe('identity.field-missing payeeName');
    expect(await ask({ payeeName: 'Rina', email: 'rina@example.com' })).toBe(
      'identity.field-unwanted email',
    );
    expect(await ask({ payeeName: 'Rina', referralCode: 'nobodyatall' })).toBe(
      'identity.invitation-wrong referralCode',
    );
    expect(await ask({ payeeName: 'Rina' })).toBe('identity.code-expired verificationCode');
    await set({ challenge: { registration: 'work' } });
    expect(await ask({ payeeName: 'Rina' })).toBe('identity.challenge-needed geetest');
    await set({ fields: { payeeName: { enabled: false, required: false } } });
    await set({ challenge: { registration: 'none' } });
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

  it('let whoever cannot do the work answer a question in words instead', async () => {
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
