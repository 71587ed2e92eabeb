import { playerRoutes, type Sent } from '@nokshi/contract';
import { describe, expect, it } from 'vitest';
import { codeStory } from './code-story.ts';
import { contactsOf } from '../identity/store/contacts.ts';
import { type Browser, registration } from '../operators/test-people.ts';

const { codes, contact, identity, paymentPassword, security } = playerRoutes;
const story = codeStory();

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    (err: { code: string; facts?: { field?: string } }) => `${err.code} ${err.facts?.field ?? ''}`,
  );

/** A member without any contact, logged in. */
async function newcomer(): Promise<{ browser: Browser; password: string; username: string }> {
  const username = `${story.rahim}new`;
  const browser = story.test.browser();
  const form = registration(username);
  await browser.call(identity.register, form);
  story.test.outbox.length = 0;
  return { browser, password: form.password, username };
}
const ask = (browser: Browser, input: Sent<typeof contact.askCode>) =>
  outcome(browser.call(contact.askCode, input));
const set = (browser: Browser, input: Sent<typeof contact.set>) =>
  outcome(browser.call(contact.set, input));
const held = async (browser: Browser) => (await browser.call(security.security, {})).contacts;

describe('the number and the email address of a member', () => {
  it('are proven with a code before they count, and then open a forgotten account', async () => {
    const { browser, password, username } = await newcomer();
    const email = `${username}@example.com`;
    expect(await ask(browser, { email, password: 'wrong password' })).toBe(
      'identity.password-wrong password',
    );
    expect(await ask(browser, { email: 'no address', password })).toBe('identity.mail-wrong email');
    expect(await ask(browser, { email, password })).toBe('ok');
    expect(await held(browser)).toEqual([]);
    const verificationCode = await story.digitsSent();
    expect(await set(browser, { email, verificationCode: '000000' })).toMatch(
      /^identity.code-wrong verificationCode/,
    );
    expect(await set(browser, { email, verificationCode })).toBe('ok');
    expect(await held(browser)).toEqual([
      { kind: 'mail', shown: `${email[0]}•••@example.com`, asked: false },
    ]);
    const forgetful = story.test.browser();
    story.test.clock.advance(5 * 60_000);
    story.test.outbox.length = 0;
    await forgetful.call(codes.forgotByMail, { username, email });
    expect(await story.digitsSent()).toMatch(/^\d{6}$/);
  });

  it('are changed only with an older proof; the previous one is notified, with the new one masked', async () => {
    const browser = story.test.browser();
    const { password } = registration(story.rahim);
    await browser.call(identity.login, { username: story.rahim, password });
    const [mobileNum, proof] = [story.stranger, 'mail'] as const;
    expect(await ask(browser, { mobileNum, password })).toBe('identity.proof-needed proof');
    expect(await ask(browser, { mobileNum, password, proof, proofCode: '' })).toBe(
      'identity.code-missing proofCode',
    );
    await browser.call(paymentPassword.askCode, { proof });
    const proofCode = await story.digitsSent();
    expect(await ask(browser, { mobileNum, password, proof, proofCode })).toBe('ok');
    const verificationCode = await story.digitsSent();
    story.test.outbox.length = 0;
    expect(await set(browser, { mobileNum, verificationCode })).toBe('ok');
    await story.test.runJobs();
    const told = story.test.outbox.filter(({ to }) => to === story.number);
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain(`•••${story.stranger.slice(-3)}`);
    expect(told[0]?.text).not.toContain(story.stranger);
    const { session } = await browser.caller();
    const memberId = session?.memberId;
    if (!memberId) throw new Error('nobody is logged in');
    const rows = await story.test.db.read((tx) => contactsOf(tx, memberId));
    expect(rows.find(({ kind }) => kind === 'sms')?.address).toBe(story.stranger);
  });

  it('need the payment password as a proof, once there is one', async () => {
    const { browser, password, username } = await newcomer();
    const pin = { paymentPassword: '481516', confirmPaymentPassword: '481516', password };
    await browser.call(paymentPassword.set, pin);
    const email = `${username}@example.com`;
    expect(await ask(browser, { email, password })).toBe('identity.proof-needed proof');
    const wish = { email, password, proof: 'pin' as const };
    expect(await ask(browser, { ...wish, proofCode: '999999' })).toBe(
      'identity.payment-password-wrong proofCode',
    );
    expect(await ask(browser, { ...wish, proofCode: '481516' })).toBe('ok');
  });

  it('accept a passkey as a proof only from its owner, and only for what it signed', async () => {
    const { browser, password, username } = await newcomer();
    const pin = { paymentPassword: '481516', confirmPaymentPassword: '481516', password };
    await browser.call(paymentPassword.set, pin);
    expect(await outcome(browser.call(security.askPasskey, {}))).toMatch('identity.proof-needed');
    const wish = { email: `${username}@example.com`, password, proof: 'passkey' as const };
    expect(await ask(browser, wish)).toBe('identity.proof-needed proof');
    expect(await ask(browser, { ...wish, passkey: { id: 'made-up', response: {} } })).toBe(
      'identity.proof-needed proof',
    );
  });

  it('of another member reveal nothing: no code is sent, and the owner gets a message', async () => {
    const { browser, password } = await newcomer();
    const mobileNum = story.number;
    expect(await ask(browser, { mobileNum, password })).toBe('ok');
    await story.test.runJobs();
    const sent = story.test.outbox.filter(({ to }) => to === mobileNum);
    expect(sent.map(({ code }) => code)).toEqual([undefined]);
    expect(await set(browser, { mobileNum, verificationCode: '123456' })).toMatch(
      /^identity.code-wrong/,
    );
    expect(await held(browser)).toEqual([]);
  });
});
