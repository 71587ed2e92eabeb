import { playerRoutes, type Sent } from '@nokshi/contract';
import { CompactEncrypt, importJWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../apps/server/src/kernel/log.ts';
import { fakeClock } from '../harness/clock.ts';
import { createTestDatabase } from '../harness/database.ts';
import { newAddress, PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import type { HttpClient } from '../harness/client.ts';

const { identity } = playerRoutes;
const MINUTE = 60_000;

const clock = fakeClock();
let written = '';
let house: RunningHouse;
beforeAll(async () => {
  const stream = { write: (line: string) => void (written += line) };
  const log = createLog('debug', stream as unknown as NodeJS.WritableStream);
  house = await startHouse({ clock, log });
});
afterAll(() => house.close());

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
const form = (username: string, more: object = {}): Sent<typeof identity.register> => ({
  username,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  agree: true,
  ...more,
});
const codeOf = ({ answer }: { answer: { success: boolean; code?: string } }) => answer.code ?? 'ok';

async function sealed(client: HttpClient, body: object): Promise<object> {
  const jwk = await client.call(identity.credentialKey, {});
  const key = await importJWK(jwk, 'ECDH-ES');
  const jwe = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: jwk.kid })
    .encrypt(key);
  return { jwe };
}

describe('registration', () => {
  it('opens an account, logs in at once and tells who it is', async () => {
    const client = house.visitor();
    const answer = await client.call(identity.register, form('Shahana1'), from(newAddress()));
    expect(answer).toMatchObject({ firstTimeLogin: true, passwordExpired: false });
    expect(answer.token).toMatch(/^ses_[0-9a-f]{32}$/);
    expect(answer.userInfo).toMatchObject({ account: 'shahana1', nickname: 'Shahana1', type: 0 });
    expect(await client.call(identity.memberInfo, {})).toEqual(answer.userInfo);
  });

  const RULES: [string, object, string, string][] = [
    ['no username', { username: '' }, 'edge.invalid-input', 'username'],
    [
      'a username that starts with a digit',
      { username: '7rivers' },
      'identity.username-pattern',
      'username',
    ],
    ['a username of three letters', { username: 'abc' }, 'identity.username-pattern', 'username'],
    [
      'a username of sixteen letters',
      { username: 'a'.repeat(16) },
      'identity.username-pattern',
      'username',
    ],
    ['a username with a blank', { username: 'two words' }, 'identity.username-pattern', 'username'],
    ['no password', { password: '' }, 'edge.invalid-input', 'password'],
    ['a password of seven signs', { password: 'zb7#kq!' }, 'identity.password-length', 'password'],
    [
      'a password that everybody tries',
      { password: 'password123' },
      'identity.password-common',
      'password',
    ],
    [
      'two passwords that differ',
      { confirmPassword: 'another long one 4' },
      'identity.passwords-differ',
      'confirmPassword',
    ],
    ['terms and age not agreed to', { agree: false }, 'identity.terms-needed', 'agree'],
    ['no word about terms and age', { agree: undefined }, 'edge.invalid-input', 'agree'],
  ];
  it.each(RULES)('is refused by the server itself for %s', async (_, wrong, code, field) => {
    const sent = form('kushtia', wrong) as Sent<typeof identity.register>;
    const { status, answer } = await house
      .visitor()
      .send(identity.register, sent, from(newAddress()));
    expect(status).toBe(400);
    expect(answer).toMatchObject({ success: false, code, field });
  });

  it('takes a password of 64 signs and more, in any script and without a pattern', async () => {
    for (const [name, password] of [
      ['longwords', 'নদীর ধারে একটি দীর্ঘ হাঁটা আর তারপর চায়ের দোকানে বসে গল্প করা সন্ধ্যা পর্যন্ত'],
      ['plainwords', 'onlysmallletterswithoutanydigit'],
    ] as const) {
      const sent = form(name, { password, confirmPassword: password });
      await house.visitor().call(identity.register, sent, from(newAddress()));
    }
  });

  it('takes nothing that the form does not have: no type, balance or agent flag', async () => {
    const sent = form('plainmember', { type: 2, isAgent: 1, balance: '999.00', id: 'mbr_1' });
    const client = house.visitor();
    const { userInfo } = await client.call(identity.register, sent, from(newAddress()));
    expect(userInfo.type).toBe(0);
    expect((await client.call(playerRoutes.wallet.balance, {})).sumBalance).toBe('0.00');
  });

  it('by mobile number answers that it is closed', async () => {
    const { status, answer } = await house.visitor().send(identity.registerMobile, {
      ...form('anyname'),
      mobileNum: '01712345678',
      verificationCode: '123456',
    });
    expect(status).toBe(403);
    expect(answer).toMatchObject({ success: false, code: 'identity.registration-closed' });
  });

  it('asks for the age that the brand asks for', async () => {
    const database = await createTestDatabase();
    const first = await startHouse({ database });
    await first.house.stop();
    await database.pool.query('update site_brand set minimum_age = 21');
    const older = await startHouse({ database });
    try {
      const { info } = await older.visitor().call(playerRoutes.site.status, {});
      expect(info.brand.minimumAge).toBe(21);
      const sent = form('toyoung', { agree: false });
      const { answer } = await older.visitor().send(identity.register, sent);
      expect(answer).toMatchObject({ value: { minimumAge: 21 } });
      expect(answer.success ? '' : answer.message).toContain('21');
    } finally {
      await older.close();
    }
  });
});

describe('log-in', () => {
  it('answers a marker that opens nothing by itself', async () => {
    const { username } = await house.member();
    const client = house.visitor();
    const answer = await client.call(identity.login, { username, password: PASSWORD });
    expect(Object.keys(answer).sort()).toEqual(
      ['firstTimeLogin', 'passwordExpired', 'token', 'userInfo'].sort(),
    );
    expect(answer.firstTimeLogin).toBe(false);
    expect((await client.call(identity.sessionInfo, {})).token).toBe(answer.token);
    const thief = house.visitor();
    for (const headers of [
      { authorization: `Bearer ${answer.token}` },
      { cookie: `nokshi_player=${answer.token}` },
      { token: answer.token },
    ])
      expect((await thief.raw('/wps/member/info', { headers })).status).toBe(401);
  });

  it('keeps its secret in a cookie that no script reads', async () => {
    const { username } = await house.member();
    const answer = await house.visitor().send(identity.login, { username, password: PASSWORD });
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('nokshi_player='));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=/i);
  });

  it('gives a new session, and the one of before opens nothing any more', async () => {
    const client = await house.member();
    const { nokshi_player: before } = client.cookies();
    await client.call(identity.login, { username: client.username, password: PASSWORD });
    expect(client.cookies().nokshi_player).not.toBe(before);
    const replay = await house
      .visitor()
      .raw('/wps/member/info', { headers: { cookie: `nokshi_player=${before}` } });
    expect(replay.status).toBe(401);
  });

  it.each([
    [{ username: '', password: PASSWORD }, 'username'],
    [{ username: 'somebody', password: '' }, 'password'],
    [{ username: 'somebody' }, 'password'],
    [{}, 'username'],
  ])('of %j is refused, naming the field', async (sent, field) => {
    const { status, answer } = await house.visitor().send(identity.login, sent as never);
    expect(status).toBe(400);
    expect(answer).toMatchObject({ code: 'edge.invalid-input', field });
  });

  it('asks for the image after three failures of an account from an address, and only there', async () => {
    const { username } = await house.member();
    const [here, there] = [from(newAddress()), from(newAddress())];
    const client = house.visitor();
    const challenge = async () => (await client.call(identity.challenge, { username }, here)).kind;
    const login = (password: string, at = here, captcha?: string) =>
      client.send(identity.login, { username, password, ...(captcha && { captcha }) }, at);
    expect(await challenge()).toBe('none');
    const flags: unknown[] = [];
    for (let n = 0; n < 3; n++) {
      const { answer } = await login('a wrong one 99');
      flags.push(answer.success ? null : answer.value?.captcha);
    }
    expect(flags).toEqual([false, false, true]);
    expect(await challenge()).toBe('image');
    expect((await login(PASSWORD)).answer).toMatchObject({
      code: 'identity.captcha-needed',
      field: 'captcha',
      value: { captcha: true },
    });
    expect(codeOf(await login(PASSWORD, here, 'WRONG'))).toBe('identity.captcha-wrong');
    expect(codeOf(await login(PASSWORD, there))).toBe('ok');
  });

  it('is checked in order: the fields, then the image, then the password', async () => {
    const { username } = await house.member();
    const here = from(newAddress());
    const send = (sent: object) => house.visitor().send(identity.login, sent as never, here);
    for (let n = 0; n < 3; n++) await send({ username, password: 'a wrong one 99' });
    expect(codeOf(await send({ username, password: '' }))).toBe('edge.invalid-input');
    expect(codeOf(await send({ username, password: 'wrong' }))).toBe('identity.captcha-needed');
  });

  it('says the same to a wrong password and to a name that nobody has', async () => {
    const { username } = await house.member();
    const say = async (name: string) => {
      const { status, answer, headers } = await house
        .visitor()
        .send(identity.login, { username: name, password: 'a wrong one 99' }, from(newAddress()));
      const { requestId: _, ...rest } = answer;
      return { status, rest, headers: [...headers.keys()].sort() };
    };
    expect(await say('nobodyatall')).toEqual(await say(username));
    const kind = (name: string) => house.visitor().call(identity.challenge, { username: name });
    expect(await kind('nobodyatall')).toEqual(await kind(username));
  });

  it('judges at most twenty guesses an hour, from however many addresses', async () => {
    const { username } = await house.member();
    let judged = 0;
    for (let minute = 0; minute < 60; minute++) {
      const sent = { username, password: `guess number ${minute}` };
      const said = codeOf(await house.visitor().send(identity.login, sent, from(newAddress())));
      if (said === 'identity.wrong-credentials') judged++;
      else expect(said).toBe('identity.too-many-attempts');
      clock.advance(MINUTE);
    }
    expect(judged).toBeLessThanOrEqual(20);
    expect(judged).toBeGreaterThanOrEqual(8);
  });
});

describe('a clock that goes back', () => {
  it('locks nobody out until it has caught up', async () => {
    const { username } = await house.member();
    const here = from(newAddress());
    const login = () =>
      house.visitor().send(identity.login, { username, password: PASSWORD }, here);
    const now = clock.now().toISOString();
    clock.advance(2 * 24 * 60 * MINUTE);
    const wrong = { username, password: 'a wrong one 99' };
    await house.visitor().send(identity.login, wrong, here);
    clock.set(now);
    expect(codeOf(await login())).toBe('ok');
    expect(codeOf(await login())).toBe('ok');
  });
});

describe('the image', () => {
  it('is a PNG in base64, one a second for each caller', async () => {
    const here = from(newAddress());
    const client = house.visitor();
    const image = Buffer.from(await client.call(identity.captcha, {}, here), 'base64');
    expect(image.subarray(0, 4).toString('latin1')).toBe('\x89PNG');
    const again = await client.send(identity.captcha, {}, here);
    expect(again.status).toBe(429);
    expect(again.headers.get('retry-after')).toBe('1');
    clock.advance(1_000);
    expect((await client.send(identity.captcha, {}, here)).status).toBe(200);
  });
});

describe('a session', () => {
  it('tells who is logged in, since when, and when it ends if nothing happens', async () => {
    const member = await house.member();
    const info = await member.call(identity.sessionInfo, {});
    expect(info.userInfo.id).toBe(member.memberId);
    expect(Date.parse(info.idleEndsAt) - clock.now().getTime()).toBe(30 * MINUTE);
    const who = await member.call(identity.memberInfo, {});
    expect(who).toMatchObject({
      account: member.username,
      toUpline: false,
      clubLabel: { labelName: '' },
      memberLabel: [],
    });
  });

  it('ends after thirty idle minutes: no play and no cashier without logging in again', async () => {
    const member = await house.member();
    const launch = () => member.send(playerRoutes.slots.launch, { gameId: 'kantha-lines' });
    clock.advance(30 * MINUTE - 1);
    const opened = await launch();
    expect(opened.status).toBe(200);
    const bearer = opened.answer.success ? opened.answer.value.launchToken : '';
    clock.advance(30 * MINUTE);
    const deposit = { channel: 'demo-wallet', amount: '20.00' };
    const key = 'after-the-idle';
    expect(codeOf(await member.send(playerRoutes.cashier.requestDeposit, deposit, { key }))).toBe(
      'edge.session-ended',
    );
    const spin = playerRoutes.slots.spin;
    expect(codeOf(await member.send(spin, { stake: '0.20' }, { key, bearer }))).toBe(
      'edge.launch-ended',
    );
    await member.call(identity.login, { username: member.username, password: PASSWORD });
    expect((await launch()).status).toBe(200);
  });

  it('ends when logging out, and its cookie opens nothing any more', async () => {
    const member = await house.member();
    const cookie = `nokshi_player=${member.cookies().nokshi_player}`;
    await member.call(identity.logout, {});
    expect(member.cookies().nokshi_player).toBeUndefined();
    const replay = await house.visitor().raw('/wps/member/info', { headers: { cookie } });
    expect(replay.status).toBe(401);
  });
});

describe('encrypted credentials', () => {
  it('open an account and a session, and no log line shows a password or the body', async () => {
    const secret = 'an unmistakable phrase 5521';
    const body = form('sealedname', { password: secret, confirmPassword: secret });
    const client = house.visitor();
    const register = await sealed(client, body);
    await client.call(identity.register, register as never, from(newAddress()));
    const login = { username: 'sealedname', password: secret };
    await client.call(identity.login, (await sealed(client, login)) as never);
    await client.send(identity.login, { ...login, password: `${secret}!` });
    await client.raw('/wps/session/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"password":"${secret}`,
    });
    expect(written).not.toContain('unmistakable');
    expect(written).not.toContain(JSON.stringify(register).slice(8, 60));
  });

  it('that were changed on the way, or are for another key, are refused', async () => {
    const client = house.visitor();
    const { jwe } = (await sealed(client, form('changed'))) as { jwe: string };
    for (const wrong of [`${jwe.slice(0, -3)}AAA`, 'a.b.c.d.e', '', 7, null])
      expect(codeOf(await client.send(identity.login, { jwe: wrong } as never))).toBe(
        'edge.encryption-broken',
      );
  });

  it('are the only ones taken where the house is licensed', async () => {
    const licensed = await startHouse({ mode: 'licensed' });
    try {
      const client = licensed.visitor();
      const plain = await client.send(identity.register, form('inplain'));
      expect(plain.answer).toMatchObject({ success: false, code: 'edge.encryption-needed' });
      await client.call(identity.register, (await sealed(client, form('insealed'))) as never);
    } finally {
      await licensed.close();
    }
  });
});
