import { REFUSALS, type RefusalCode } from '@nokshi/contract/refusals.ts';
import { refusalsBn } from '@nokshi/contract/words/bn.ts';
import { refusalsEn } from '@nokshi/contract/words/en.ts';
import { expect, it } from 'vitest';
import { bengali as bn, english as en } from './all.ts';
import type { MessageId } from './en/index.ts';

/** Messages of the specification (5 and 8): which of our sentences says each. */
const SAID: readonly (readonly [string, RefusalCode | MessageId])[] = [
  ['the length of a password', 'identity.password-length'],
  ['a verification code that is not right', 'identity.code-wrong'],
  ['a real name of the wrong form', 'rule.real-name'],
  ['an invitation code that is not right', 'identity.invitation-wrong'],
  ['an account or password that is not right', 'identity.wrong-credentials'],
  ['a mail address of the wrong form', 'identity.mail-wrong'],
  ['a field that is empty', 'app.required'],
  ['a captcha that is missing', 'identity.captcha-needed'],
  ['a network link that is broken', 'app.line-broken'],
  ['a page that did not load in time', 'app.did-not-load'],
  ['an address that is not ours', 'shell.foreign-domain'],
  ['a caller who is not logged in', 'edge.not-logged-in'],
  ['a verification that comes first', 'identity.challenge-needed'],
  ['an upload that is too large', 'media.too-large'],
  ['too many requests', 'edge.too-many-requests'],
  ['something for members only', 'identity.true-account-needed'],
  ['something for agents only', 'identity.agents-only'],
  ['an account that is no member’s', 'identity.wrong-credentials'],
  ['too many uploads', 'chat.too-many'],
  ['invalid-phone-number', 'identity.phone-wrong'],
  ['missing-phone-number', 'identity.phone-missing'],
  ['too-many-requests', 'identity.too-many-attempts'],
  ['unknown', 'edge.fault'],
  ['invalid-verification-code', 'identity.code-wrong'],
  ['missing-verification-code', 'identity.code-missing'],
  ['captcha-check-failed', 'edge.origin-refused'],
  ['quota-exceeded', 'identity.codes-used-up'],
  ['operation-not-allowed', 'identity.code-login-closed'],
  ['code-expired', 'identity.code-expired'],
  ['popup-closed-by-user', 'login.step-passkey-left'],
];

it.each(SAID)('%s is said in both languages', (_, id) => {
  const code = id in REFUSALS;
  const [english, bengali] = code
    ? [refusalsEn[id as RefusalCode], refusalsBn[id as RefusalCode]]
    : [en[id as MessageId], bn[id as MessageId]];
  expect(english.length).toBeGreaterThan(5);
  expect(bengali).toMatch(/[\u0980-\u09ff]/);
});
