import { playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MemberId } from '../../../kernel/ids.ts';
import { sql } from '../../../kernel/sql.ts';
import { openTestRoom, PASSWORD, registration, type TestRoom } from '../operators/test-people.ts';
import { memberRegistered } from '../identity/topics.ts';

const { identity } = playerRoutes;
const form = (username: string, given: object = {}) => ({ ...registration(username), ...given });
const both = (password: string) => ({ password, confirmPassword: password });

let test: TestRoom;
beforeAll(async () => {
  test = await openTestRoom();
});
afterAll(() => test.close());

describe('registration', () => {
  it('opens an account, its wallet and rows of other rooms, and logs in', async () => {
    const heard: MemberId[] = [];
    test.identity.events.on(memberRegistered, async (tx, memberId) => {
      const member = await test.identity.member(tx, memberId);
      expect(member).toMatchObject({ memberId, generation: 1, restriction: null });
      heard.push(memberId);
    });
    const browser = test.browser();
    const answer = await browser.call(identity.register, form('RahimUddin'));
    expect(answer).toMatchObject({
      firstTimeLogin: true,
      passwordExpired: false,
      userInfo: { account: 'rahimuddin', nickname: 'RahimUddin', type: 0, restriction: null },
    });
    expect(test.opened).toEqual(heard);
    const info = await browser.call(identity.sessionInfo, {});
    expect(info).toMatchObject({ token: answer.token, userInfo: { account: 'rahimuddin' } });
    expect(browser.cookies.session).not.toContain(answer.userInfo.id);
  });

  it('stores the domain of the registration when it is one of ours (E-053)', async () => {
    const domain = 'localhost';
    await test.browser('198.51.100.2').call(identity.register, form('kamala', { domain }));
    const row = await test.db.read((tx) =>
      tx.one(sql`select domain from identity_member where username = 'kamala'`),
    );
    expect(row).toEqual({ domain });
  });

  it('stores the accepted terms, and no foreign domain', async () => {
    await test
      .browser('198.51.100.1')
      .call(
        identity.register,
        form('salma', { domain: 'evil.example', registerUrl: 'https://evil.example/x' }),
      );
    const row = await test.db.read((tx) =>
      tx.one(sql`select terms_version, privacy_version, age_agreed, domain, register_url, language, password_hash
        from identity_member where username = 'salma'`),
    );
    expect(row).toMatchObject({
      terms_version: '2026-01',
      privacy_version: '2026-01',
      age_agreed: 18,
      domain: null,
      register_url: 'https://evil.example/x',
      language: 'BN',
      password_hash: expect.stringMatching(/^\$argon2id\$/),
    });
  });

  it.each([
    ['abc', {}, 'identity.username-pattern', 'username'],
    ['7rahim', {}, 'identity.username-pattern', 'username'],
    ['a'.repeat(16), {}, 'identity.username-pattern', 'username'],
    ['karim', { password: 'short7!' }, 'identity.password-length', 'password'],
    ['karim', { password: 'x'.repeat(129) }, 'identity.password-length', 'password'],
    ['karim', { password: 'Password123' }, 'identity.password-common', 'password'],
    ['karimkarim', { password: 'karimkarim1' }, 'identity.password-common', 'password'],
    ['karim', { confirmPassword: 'other' }, 'identity.passwords-differ', 'confirmPassword'],
    ['karim', { agree: false }, 'identity.terms-needed', 'agree'],
    ['karim', { referralCode: 'abc' }, 'identity.invitation-wrong', 'referralCode'],
  ])('refuses %s with %j: %s', async (...[username, given, code, field]) => {
    const call = test.browser().call(identity.register, form(username, given));
    await expect(call).rejects.toMatchObject({ code, facts: { field } });
  });

  it.each([
    ['wide letters', 'ｋａｒｉｍ７１', 'karim71'],
    ['the Kelvin sign', '\u212Aarim72', 'Karim72'],
  ])('reads a username in %s as what people see', async (_, typed, seen) => {
    const { userInfo } = await test.browser().call(identity.register, form(typed));
    expect(userInfo).toMatchObject({ account: seen.toLowerCase(), nickname: seen });
    const again = test.browser().call(identity.register, form(seen));
    await expect(again).rejects.toMatchObject({ code: 'identity.username-taken' });
    const login = { username: typed, password: PASSWORD };
    expect((await test.browser().call(identity.login, login)).userInfo.account).toBe(
      userInfo.account,
    );
  });

  it('checks, stores and compares a password in one form', async () => {
    const wide = 'ｐａｓｓｗｏｒｄ１';
    const weak = test.browser().call(identity.register, form('wide', both(wide)));
    await expect(weak).rejects.toMatchObject({ code: 'identity.password-common' });
    const typed = { password: 'ｋａｒｎａｐｈｕｌｉ－８', confirmPassword: 'karnaphuli-8' };
    await test.browser().call(identity.register, form('wide', typed));
    for (const password of [typed.password, typed.confirmPassword]) {
      const answer = await test.browser().call(identity.login, { username: 'wide', password });
      expect(answer.userInfo.account).toBe('wide');
    }
  });

  it('refuses more fields than the form has', async () => {
    const browser = test.browser('198.51.100.2');
    const more = { type: 2, isAgent: true, balance: '1000', id: 'mbr_1' };
    const { userInfo } = await browser.call(identity.register, form('mass', more));
    expect(userInfo.type).toBe(0);
  });

  it('says that a username is taken, in upper or lower case', async () => {
    const browser = test.browser('198.51.100.3');
    await browser.call(identity.register, form('taken'));
    const again = test.browser('198.51.100.3').call(identity.register, form('TaKeN'));
    await expect(again).rejects.toMatchObject({ code: 'identity.username-taken' });
  });

  it('concurrent registrations of one username make one member', async () => {
    const tries = Array.from({ length: 8 }, (_, n) =>
      test.browser(`192.0.2.${n + 1}`).call(identity.register, form('racer')),
    );
    const done = await Promise.allSettled(tries);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const said = done.map((one) => (one.status === 'rejected' ? one.reason.code : 'made'));
    expect(new Set(said)).toEqual(new Set(['made', 'identity.username-taken']));
  });

  it('asks for an image after three taken usernames from one address (T13)', async () => {
    const browser = test.browser('198.51.100.4');
    for (let n = 0; n < 3; n++)
      await expect(browser.call(identity.register, form('taken'))).rejects.toMatchObject({
        code: 'identity.username-taken',
      });
    await expect(browser.call(identity.register, form('anewname'))).rejects.toMatchObject({
      code: 'identity.captcha-needed',
      facts: { value: { captcha: true } },
    });
    const another = test.browser('198.51.100.5');
    await another.call(identity.register, form('anewname'));
  });

  it.each(['registration-device', 'registration', 'registration-prefix'] as const)(
    'counts accounts under %s, and no form that failed',
    async (kind) => {
      const slow = await openTestRoom({ limits: { [kind]: { burst: 2, everySeconds: 60 } } });
      const browser = slow.browser();
      await browser.call(identity.register, form('first'));
      for (const wrong of [form('first'), form('second', { agree: false })])
        for (let n = 0; n < 2; n++)
          await expect(browser.call(identity.register, wrong)).rejects.toThrow();
      await browser.call(identity.register, form('second'));
      const third = browser.call(identity.register, form('third'));
      await expect(third).rejects.toMatchObject({
        code: 'identity.too-many-attempts',
        facts: { value: { retryAfterSeconds: 60 } },
      });
      slow.clock.advance(60_000);
      await browser.call(identity.register, form('third'));
      await slow.close();
    },
  );

  it('counts answers that a name is taken, also concurrent ones (T13)', async () => {
    const limits = { taken: { burst: 2, everySeconds: 60 } };
    const curious = await openTestRoom({ limits });
    for (const name of ['karim', 'second'])
      await curious.browser('198.51.100.9').call(identity.register, form(name));
    const asked = await Promise.allSettled(
      Array.from({ length: 4 }, (_, n) =>
        curious.browser('198.51.100.9', `guest ${n}`).call(identity.register, form('karim')),
      ),
    );
    expect(asked.map((one) => one.status === 'rejected' && one.reason.code).toSorted()).toEqual([
      'identity.too-many-attempts',
      'identity.too-many-attempts',
      'identity.username-taken',
      'identity.username-taken',
    ]);
    await curious.close();
  });

  it('a carrier’s shared address opens forty accounts, each in a browser of its own', async () => {
    const carrier = await openTestRoom();
    for (let n = 0; n < 40; n++) {
      const browser = carrier.browser('203.0.113.200', `telephone ${n}`);
      const { userInfo } = await browser.call(identity.register, form(`carrier${n}`));
      expect(userInfo.account).toBe(`carrier${n}`);
    }
    const one = carrier.browser('203.0.113.200', 'one telephone');
    for (let n = 0; n < 6; n++) await one.call(identity.register, form(`same${n}`));
    await expect(one.call(identity.register, form('same6'))).rejects.toMatchObject({
      code: 'identity.too-many-attempts',
    });
    await carrier.close();
  });

  it('neighbours of an address share a limit, as an IPv6 network has 65,536 addresses', async () => {
    const limits = { 'registration-prefix': { burst: 2, everySeconds: 60 } };
    const narrow = await openTestRoom({ limits });
    for (const n of [1, 2])
      await narrow.browser(`2001:db8:0:${n}::1`).call(identity.register, form(`next${n}`));
    await expect(
      narrow.browser('2001:db8:0:3::1').call(identity.register, form('next3')),
    ).rejects.toMatchObject({ code: 'identity.too-many-attempts' });
    await narrow.browser('2001:db8:1:3::1').call(identity.register, form('next3'));
    await narrow.close();
  });

  it('leaves nothing when another room cannot make its row', async () => {
    const broken = await openTestRoom();
    broken.identity.events.on(memberRegistered, async () => {
      throw new Error('no row');
    });
    await expect(broken.browser().call(identity.register, form('ghost'))).rejects.toThrow('no row');
    const found = await broken.db.read((tx) => broken.identity.memberByUsername(tx, 'ghost'));
    expect(found).toBeUndefined();
    await broken.close();
  });
});
