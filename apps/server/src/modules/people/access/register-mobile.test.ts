import { playerRoutes } from '@nokshi/contract';
import { describe, expect, it, vi } from 'vitest';
import { codeStory } from './code-story.ts';
import { PASSWORD, refused } from '../operators/test-people.ts';

const MINUTE = 60_000;
const { codes, referral } = playerRoutes;
const story = codeStory();
const { digitsSent, askLogin, loginWith } = story;

describe('registration by mobile number', () => {
  const form = (verificationCode: string) => ({
    mobileNum: story.stranger,
    verificationCode,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    agree: true,
  });

  it('makes the number the username, proven by a code (S-027, M-021)', async () => {
    const browser = story.test.browser();
    await browser.call(codes.askToRegisterMobile, { mobileNo: story.stranger });
    const { userInfo } = await browser.call(codes.registerMobile, form(await digitsSent()));
    expect(userInfo.account).toBe(story.stranger.slice(1));
    expect(userInfo.nickname).not.toContain(story.stranger.slice(4));
    expect((await browser.call(referral.own, {})).code).toMatch(/^[34679CDFGHJKMNPQRTVWX]{8}$/);
    story.test.clock.advance(2 * MINUTE);
    const later = story.test.browser('203.0.113.220');
    await askLogin(later, story.stranger);
    const code = await digitsSent();
    expect((await loginWith(later, code, story.stranger)).userInfo.id).toBe(userInfo.id);
  });

  it('is refused without the right code', async () => {
    const browser = story.test.browser();
    await browser.call(codes.askToRegisterMobile, { mobileNo: story.stranger });
    await digitsSent();
    const attempt = browser.call(codes.registerMobile, form('12'));
    expect((await refused(attempt))?.code).toBe('identity.code-wrong');
  });

  it('a taken number is reported by message only, and the form reveals nothing', async () => {
    const browser = story.test.browser();
    const asked = await browser.call(codes.askToRegisterMobile, { mobileNo: story.number });
    expect(asked).toEqual({ expiredMinutes: 5 });
    await story.test.runJobs();
    expect(story.test.outbox).toHaveLength(1);
    expect(story.test.outbox[0]?.code).toBeUndefined();
    expect(story.test.outbox[0]?.to).toBe(story.number);
  });

  it('follows its flags (A-036, A-037, A-038, A-042)', async () => {
    const flags = new Set<string>();
    const spy = vi.spyOn(story.test.site, 'flag').mockImplementation((name) => flags.has(name));
    const browser = story.test.browser();
    const bare = { mobileNum: story.stranger, agree: true };
    expect((await refused(browser.call(codes.registerMobile, bare)))?.code).toBe(
      'identity.registration-closed',
    );
    expect((await refused(askLogin(browser)))?.code).toBe('identity.code-login-closed');
    expect((await refused(loginWith(browser, '1')))?.code).toBe('identity.code-login-closed');
    flags.add('MOBILENUMREG3');
    const { userInfo } = await browser.call(codes.registerMobile, bare);
    expect(userInfo.account).toBe(story.stranger.slice(1));
    expect((await refused(browser.call(codes.registerMobile, bare)))?.code).toBe(
      'identity.username-taken',
    );
    spy.mockRestore();
  });
});
