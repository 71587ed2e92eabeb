import { playerRoutes } from '@nokshi/contract';
import { describe, expect, it } from 'vitest';
import { codeStory } from './code-story.ts';
import { NEW_PASSWORD, PASSWORD, refused } from '../operators/test-people.ts';

const { identity, codes } = playerRoutes;
const story = codeStory();
const { digitsSent } = story;

describe('a forgotten password', () => {
  it('is reset by phone: logged in at once, every other session ended, the member notified (S-028)', async () => {
    const elsewhere = story.test.browser('203.0.113.210');
    await elsewhere.call(identity.login, { username: story.rahim, password: PASSWORD });
    const browser = story.test.browser();
    await browser.call(codes.askWithoutLogin, { mobileNum: story.number, purpose: 'recover' });
    const verificationCode = await digitsSent();
    const answer = await browser.call(codes.resetPassword, {
      mobileNum: story.number,
      verificationCode,
      newPassword: NEW_PASSWORD,
    });
    expect(answer.userInfo.account).toBe(story.rahim);
    expect((await browser.caller()).session?.username).toBe(story.rahim);
    expect((await elsewhere.caller()).session).toBeNull();
    expect(story.test.outbox.slice(-2).map(({ kind, code }) => [kind, code])).toEqual([
      ['mail', undefined],
      ['sms', undefined],
    ]);
    const old = elsewhere.call(identity.login, { username: story.rahim, password: PASSWORD });
    expect((await refused(old))?.code).toBe('identity.wrong-credentials');
    await elsewhere.call(identity.login, { username: story.rahim, password: NEW_PASSWORD });
  });

  it('is reset by email, with username and address in upper or lower case', async () => {
    const browser = story.test.browser();
    const asked = { username: story.rahim.toUpperCase(), email: `${story.rahim}@Example.COM` };
    // A stranger receives the same.
    expect(await browser.call(codes.forgotByMail, asked)).toEqual({ expiredMinutes: 5 });
    const verificationCode = await digitsSent();
    expect(story.test.outbox.at(-1)).toMatchObject({
      kind: 'mail',
      to: `${story.rahim}@example.com`,
    });
    const sent = { ...asked, verificationCode, newPassword: NEW_PASSWORD };
    expect((await browser.call(codes.resetPassword, sent)).userInfo.account).toBe(story.rahim);
  });

  it('a refused password spends no code', async () => {
    const browser = story.test.browser();
    await browser.call(codes.askWithoutLogin, { mobileNum: story.number, purpose: 'recover' });
    const sent = { mobileNum: story.number, verificationCode: await digitsSent() };
    const weak = browser.call(codes.resetPassword, { ...sent, newPassword: 'short' });
    expect((await refused(weak))?.code).toBe('identity.password-length');
    await browser.call(codes.resetPassword, { ...sent, newPassword: NEW_PASSWORD });
  });
});
