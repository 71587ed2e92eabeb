import { playerRoutes } from '@nokshi/contract';
import type { CodeKind } from '@nokshi/contract/player/entry.ts';
import { describe, expect, it } from 'vitest';
import { codeStory } from './code-story.ts';
import { type Browser, codeOf, NEW_PASSWORD, PASSWORD, refused } from '../operators/test-people.ts';
import { resetFactors } from './reset-factors.ts';

const { codes, entry, identity, security } = playerRoutes;
const story = codeStory();
const MINUTE = 60_000;

const login = (browser: Browser) =>
  browser.call(identity.login, { username: story.rahim, password: PASSWORD });
/** The payment password, since contacts are as old as the account. */
const SHOWN = { proof: 'pin', proofCode: '481516' } as const;
const turn = (browser: Browser, kind: CodeKind, on: boolean) =>
  browser.call(security.setCodeStep, { kind, on, password: PASSWORD, ...SHOWN });

let elsewhere = 0;
function stranger(): Browser {
  elsewhere += 1;
  return story.test.browser(`203.0.113.${elsewhere}`);
}

/** A browser at home, where a code to these contacts is required from now on. */
async function withSteps(...kinds: CodeKind[]) {
  const home = story.test.browser();
  await login(home);
  const memberId = (await home.caller()).session?.memberId;
  if (!memberId) throw new Error('no session');
  await story.test.access.setPaymentPassword({ memberId, pin: SHOWN.proofCode });
  const made: string[][] = [];
  for (const kind of kinds) made.push((await turn(home, kind, true)).codes);
  story.test.outbox.length = 0;
  return { home, made };
}

async function half(attempt: Promise<unknown>) {
  const said = await refused(attempt);
  expect(said?.code).toBe('identity.second-factor-needed');
  return { ticket: said?.facts.value?.ticket ?? '', factors: said?.facts.value?.factors };
}

const ask = (browser: Browser, ticket: string, kind: CodeKind) =>
  browser.call(entry.askStepCode, { ticket, kind });
const pass = (browser: Browser, ticket: string, kind: CodeKind, code: string) =>
  browser.call(entry.passFactor, { ticket, kind, code });

describe('a code by phone or email as the second step', () => {
  it('is sent to the chosen contact, finishes the log-in, and is not asked for there again (S-058)', async () => {
    await withSteps('sms');
    const browser = stranger();
    const { ticket, factors } = await half(login(browser));
    expect(factors).toBe('sms recovery');
    const asked = await ask(browser, ticket, 'sms');
    expect(asked).toEqual({ expiredMinutes: 5, shown: `•••${story.number.slice(-3)}` });
    const code = await story.digitsSent();
    expect(story.test.outbox.at(-1)).toMatchObject({ kind: 'sms', to: story.number });
    expect(story.test.outbox.at(-1)?.text).toContain('লগ ইন শেষ করার কোড');
    const { userInfo } = await pass(browser, ticket, 'sms', code);
    expect(userInfo.account).toBe(story.rahim);
    await login(browser);
  });

  it('names its contact, is off until the member turns it on, and notifies the member', async () => {
    const { home } = await withSteps();
    await login(stranger());
    const contacts = async () =>
      (await home.call(security.security, {})).contacts.map(({ kind, asked }) => [kind, asked]);
    expect(await contacts()).toEqual([
      ['mail', false],
      ['sms', false],
    ]);
    const wrong = home.call(security.setCodeStep, { kind: 'mail', on: true, password: 'guess' });
    expect(await codeOf(wrong)).toBe('identity.password-wrong');
    const alone = home.call(security.setCodeStep, { kind: 'mail', on: true, password: PASSWORD });
    expect(await codeOf(alone)).toBe('identity.proof-needed');
    expect((await turn(home, 'mail', true)).codes).toHaveLength(10);
    expect((await turn(home, 'mail', true)).codes).toEqual([]);
    const told = story.test.outbox.filter(({ subject }) => subject.includes('লগ ইনের কোড চালু'));
    expect(told.map(({ kind }) => kind)).toEqual(['mail', 'sms']);
    expect(await contacts()).toEqual([
      ['mail', true],
      ['sms', false],
    ]);
  });

  it('is switched off by its owner, and the last one takes the recovery codes along', async () => {
    const { home, made } = await withSteps('mail', 'sms');
    expect(made.map((each) => each.length)).toEqual([10, 0]);
    await turn(home, 'mail', false);
    const browser = stranger();
    expect((await half(login(browser))).factors).toBe('sms recovery');
    await turn(home, 'sms', false);
    expect(await home.call(security.security, {})).toMatchObject({ recoveryCodesLeft: 0 });
    await login(browser);
  });

  it('is asked for only after the right password, and never at a contact that was not chosen', async () => {
    await withSteps('mail');
    const browser = stranger();
    const { ticket } = await half(login(browser));
    expect(await codeOf(ask(browser, ticket, 'sms'))).toBe('identity.second-factor-off');
    expect(await codeOf(pass(browser, ticket, 'sms', '123456'))).toBe('identity.second-factor-off');
    expect(await codeOf(ask(browser, 'no-ticket', 'mail'))).toBe('identity.log-in-over');
    expect(await story.digitsSent()).toBe('');
  });

  it('accepts each code once, within five tries, and only where it was asked for', async () => {
    await withSteps('sms');
    const browser = stranger();
    const { ticket } = await half(login(browser));
    expect(await codeOf(pass(browser, ticket, 'sms', '123456'))).toBe('identity.code-expired');
    await ask(browser, ticket, 'sms');
    const code = await story.digitsSent();
    expect(await codeOf(pass(stranger(), ticket, 'sms', code))).toBe('identity.code-expired');
    const wrong = code === '111111' ? '222222' : '111111';
    expect(await refused(pass(browser, ticket, 'sms', wrong))).toMatchObject({
      code: 'identity.code-wrong',
      facts: { field: 'code', value: { triesLeft: 4 } },
    });
    await pass(browser, ticket, 'sms', code);
    expect(await codeOf(pass(browser, ticket, 'sms', code))).toBe('identity.log-in-over');
  });

  it('a code of one purpose opens nothing else, and a second one waits its five minutes', async () => {
    await withSteps('sms');
    const browser = stranger();
    const { ticket } = await half(login(browser));
    await ask(browser, ticket, 'sms');
    const code = await story.digitsSent();
    expect(await codeOf(story.loginWith(browser, code))).toBe('identity.code-expired');
    expect(await codeOf(ask(browser, ticket, 'sms'))).toBe('identity.too-many-attempts');
    story.test.clock.advance(5 * MINUTE);
    await ask(browser, ticket, 'sms');
    expect(await codeOf(pass(browser, ticket, 'sms', code))).toBe('identity.code-wrong');
  });

  it('is not asked for after a code to the same contact; another factor is', async () => {
    const { home } = await withSteps('sms');
    const first = stranger();
    await story.askLogin(first);
    await story.loginWith(first, await story.digitsSent());
    story.test.clock.advance(5 * MINUTE);
    await turn(home, 'mail', true);
    const second = stranger();
    await story.askLogin(second);
    const { ticket, factors } = await half(story.loginWith(second, await story.digitsSent()));
    expect(factors).toBe('mail recovery');
    expect(await codeOf(ask(second, ticket, 'sms'))).toBe('identity.second-factor-off');
    await ask(second, ticket, 'mail');
    await pass(second, ticket, 'mail', await story.digitsSent());
  });

  it('is asked for after a password was reset by the other contact', async () => {
    await withSteps('sms');
    const browser = stranger();
    const email = `${story.rahim}@example.com`;
    await browser.call(codes.forgotByMail, { username: story.rahim, email });
    const { factors } = await half(
      browser.call(codes.resetPassword, {
        username: story.rahim,
        email,
        verificationCode: await story.digitsSent(),
        newPassword: NEW_PASSWORD,
      }),
    );
    expect(factors).toBe('sms recovery');
  });

  it('is removed with all factors when an operator resets them', async () => {
    const { home } = await withSteps('sms', 'mail');
    const memberId = (await home.caller()).session?.memberId;
    if (!memberId) throw new Error('no session');
    await story.test.db.tx((tx) => resetFactors(story.test.access, tx, { memberId }));
    await login(stranger());
  });
});
