import { playerRoutes, type Sent } from '@nokshi/contract';
import { CompactEncrypt, importJWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../apps/server/src/kernel/log.ts';
import type { HttpClient } from '../harness/client.ts';
import { createTestDatabase } from '../harness/database.ts';
import { newAddress, PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';

const { identity } = playerRoutes;

let written = '';
let house: RunningHouse;
beforeAll(async () => {
  const stream = { write: (line: string) => void (written += line) };
  const log = createLog('debug', stream as unknown as NodeJS.WritableStream);
  house = await startHouse({ log });
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
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: jwk.kid, nonce: jwk.nonce })
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

  it('comes from the web and from nowhere else (E-056)', async () => {
    const sent = form('fromtheapp', { registerMethod: 'APP' }) as Sent<typeof identity.register>;
    const { status, answer } = await house.visitor().send(identity.register, sent);
    expect([status, answer]).toMatchObject([400, { field: 'registerMethod' }]);
    const web = form('fromtheweb', { registerMethod: 'WEB' });
    await house.visitor().call(identity.register, web, from(newAddress()));
  });

  it('takes no address of the page that is longer than any is', async () => {
    const long = `https://play.example/${'x'.repeat(2_048)}`;
    const sent = form('longaddress', { registerUrl: long });
    const { status, answer } = await house.visitor().send(identity.register, sent);
    expect(status).toBe(400);
    expect(answer).toMatchObject({ code: 'edge.invalid-input', field: 'registerUrl' });
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
      const { security, codes } = playerRoutes;
      for (const route of [
        identity.login,
        codes.registerMobile,
        codes.resetPassword,
        security.changePassword,
      ]) {
        const said = await client.send(route, { password: PASSWORD } as never, from(newAddress()));
        expect([route.path, codeOf(said)]).toEqual([route.path, 'edge.encryption-needed']);
      }
    } finally {
      await licensed.close();
    }
  });
});
