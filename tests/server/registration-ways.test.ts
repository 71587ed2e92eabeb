import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import { newAddress, PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { makeAgent } from '../harness/team.ts';
import { solveWork } from '../harness/solve-work.ts';
import { ASKED, from, registrationDesk, SHOWN } from './registration-desk.ts';

const { identity } = playerRoutes;
const desk = consoleRoutes.settings;

let house: RunningHouse;
let operator: HttpClient;
beforeAll(async () => {
  house = await startHouse();
  operator = await house.operator();
});
afterAll(() => house.close());

const { changed, form, said, set } = registrationDesk(() => ({ house, operator }));

describe('an affiliate code', () => {
  it('is checked where the form shows it, and kept with the member', async () => {
    const agent = await house.member('agentrahim');
    await makeAgent(house, agent);
    const link = { code: 'dhaka1', type: 0, validDays: null, note: '' } as const;
    await agent.call(playerRoutes.agentLinks.makeLink, link);
    const ask = (code: string) => house.visitor().call(identity.affiliate, { code });
    expect([await ask('Dhaka1'), await ask('nobody')]).toEqual([{ valid: true }, { valid: false }]);
    await set({ fields: { affiliateCode: SHOWN } });
    expect(await said({ affiliateCode: 'nobody' })).toBe('identity.invitation-wrong affiliateCode');
    expect(await said({ affiliateCode: 'DHAKA১' })).toBe('ok');
    const kept = await house.database.pool.query(
      `select count(*)::int as n from identity_member where affiliate_code = 'dhaka1'`,
    );
    expect(kept.rows).toEqual([{ n: 1 }]);
    await agent.call(playerRoutes.agentLinks.turnLink, { code: 'dhaka1', active: false });
    expect(await ask('dhaka1')).toEqual({ valid: false });
    expect(await said({ affiliateCode: 'dhaka1' })).toBe('identity.invitation-wrong affiliateCode');
    await set({ fields: { affiliateCode: { enabled: false } } });
  });
});

describe('a referral code', () => {
  const codeOf = async (member: HttpClient) =>
    (await member.call(playerRoutes.referral.own, {})).code;

  it('is of a member who is there, in any case of letters and in groups (V-054)', async () => {
    const inviter = await house.member('inviter1');
    const code = await codeOf(inviter);
    expect(code).toMatch(/^[34679CDFGHJKMNPQRTVWX]{8}$/);
    const grouped = ` ${code.slice(0, 4)}-${code.slice(4)} `;
    const bengali = code.replaceAll(/[0-9]/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '');
    for (const typed of [code, code.toLowerCase(), grouped, bengali])
      expect(await said({ referralCode: typed })).toBe('ok');
    for (const nobody of ['nobodyatall', 'inviter1'])
      expect(await said({ referralCode: nobody })).toBe('identity.invitation-wrong referralCode');
    const about = { id: inviter.memberId, reason: 'under review' };
    await operator.call(consoleRoutes.identity.freeze, about);
    expect(await said({ referralCode: code })).toBe('identity.invitation-wrong referralCode');
    await operator.call(consoleRoutes.identity.unfreeze, about);
    expect(await said({ referralCode: code })).toBe('ok');
    // The day that an account waits before it closes is in closing.test.ts.
    await house.database.pool.query(
      `update identity_member set closed_at = now() where username = 'inviter1'`,
    );
    expect(await said({ referralCode: code })).toBe('identity.invitation-wrong referralCode');
  });

  it('tells its member who came by it, and since when (MC-013)', async () => {
    const inviter = await house.member('inviter2');
    const own = () => inviter.call(playerRoutes.referral.own, {});
    const code = await codeOf(inviter);
    const nobody = { on: true, code, members: 0, firstAt: null, lastAt: null };
    expect(await own()).toEqual(nobody);
    for (const referralCode of [code.toLowerCase(), code]) await said({ referralCode });
    const { firstAt, lastAt, ...told } = await own();
    expect(told).toEqual({ on: true, code, members: 2 });
    expect(Date.parse(firstAt ?? '')).toBeLessThanOrEqual(Date.parse(lastAt ?? ''));
  });

  it('tells whether the referral promotion is on (E-100)', async () => {
    const inviter = await house.member('inviter3');
    const turn = async (value: '0' | '1') => {
      const { setting, version } = await operator.call(desk.flags, {});
      const wish = { ...setting, REFERRAL3: value };
      await operator.call(desk.setFlags, { setting: wish, version, reason: 'for a test' });
      await house.house.site.start();
      return (await inviter.call(playerRoutes.referral.own, {})).on;
    };
    expect([await turn('0'), await turn('1')]).toEqual([false, true]);
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
    await house.runJobs();
    expect(await newest()).toMatch(/^[0-9]{6}$/);
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
  it('asks for the fields of the rules as well, and stores what was entered', async () => {
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
    expect(await ask({ payeeName: 'Rina' })).toBe('identity.code-missing verificationCode');
    await set({ challenge: { registration: 'work' } });
    expect(await ask({ payeeName: 'Rina' })).toBe('identity.challenge-needed geetest');
    await set({ fields: { payeeName: { enabled: false, required: false } } });
    await set({ challenge: { registration: 'none' } });
  });
});
