import { REFUSALS, type RefusalCode } from '@nokshi/contract/refusals.ts';
import { refusalsBn } from '@nokshi/contract/words/bn.ts';
import { refusalsEn } from '@nokshi/contract/words/en.ts';
import { expect, it } from 'vitest';
import { bengali as bn, english as en } from './all.ts';
import type { MessageId } from './en/index.ts';

/** What readers must find, in our English and in our Bengali. */
type Told = readonly [string, RefusalCode | MessageId, string, string];

/** Messages of the specification (5 and 8): which of our sentences says each, and what it says. */
const SAID: readonly Told[] = [
  [
    'the length of a password',
    'identity.password-length',
    'It needs {min} to {max} characters.',
    '{min} থেকে {max}টি অক্ষর দরকার',
  ],
  [
    'a verification code that is not right',
    'identity.code-wrong',
    'not the code we sent',
    'কোডটি সঠিক নয়',
  ],
  [
    'a real name of the wrong form',
    'rule.real-name',
    'your name as it is written',
    'নামটি যেভাবে লেখা',
  ],
  [
    'an invitation code that is not right',
    'identity.invitation-wrong',
    'This invitation code is not valid.',
    'আমন্ত্রণ কোডটি সঠিক নয়',
  ],
  [
    'an account or password that is not right',
    'identity.wrong-credentials',
    'Username or password is not right.',
    'নাম বা পাসওয়ার্ড ঠিক নেই',
  ],
  [
    'a mail address of the wrong form',
    'identity.mail-wrong',
    'enter a valid email address',
    'সঠিক ইমেইল ঠিকানা দিন',
  ],
  ['a field that is empty', 'app.required', 'Please fill this in.', 'এটি পূরণ করুন'],
  [
    'a captcha that is missing',
    'identity.captcha-needed',
    'type the characters in the image',
    'ছবির অক্ষরগুলোও লিখুন',
  ],
  [
    'a network link that is broken',
    'app.line-broken',
    'check your connection and try again',
    'সংযোগ দেখে আবার চেষ্টা করুন',
  ],
  ['a page that did not load in time', 'app.did-not-load', 'could not be loaded', 'লোড করা যায়নি'],
  [
    'an address that is not ours',
    'shell.foreign-domain',
    'not one of ours. Do not log in here, and contact customer service.',
    'আমাদের নয়। এখানে লগ ইন করবেন না এবং গ্রাহক সেবায় জানান',
  ],
  ['a caller who is not logged in', 'edge.not-logged-in', 'Please log in first.', 'আগে লগ ইন করুন'],
  [
    'a verification that comes first',
    'identity.challenge-needed',
    'has to solve a small task first',
    'আগে আপনার ব্রাউজারকে একটি ছোট কাজ',
  ],
  [
    'an upload that is too large',
    'media.too-large',
    'It may have {megabytes} MB at most.',
    'সর্বোচ্চ {megabytes} মেগাবাইট',
  ],
  [
    'too many requests',
    'edge.too-many-requests',
    'too many requests in a short time. Please try again in {retryAfterSeconds} s.',
    '{retryAfterSeconds} সেকেন্ড পরে আবার',
  ],
  [
    'something for members only',
    'identity.true-account-needed',
    'this needs a real account',
    'এর জন্য আসল অ্যাকাউন্ট দরকার',
  ],
  ['something for agents only', 'identity.agents-only', 'is for agents only', 'শুধু এজেন্টদের জন্য'],
  [
    'an account that is no member’s',
    'identity.not-a-member',
    'not a member account, so it cannot log in',
    'সদস্যের অ্যাকাউন্ট নয়, তাই এটি দিয়ে লগ ইন করা যাবে না',
  ],
  ['too many uploads', 'chat.too-many', 'You sent too much at once.', 'একসঙ্গে বেশি পাঠানো হয়েছে'],
  [
    'invalid-phone-number',
    'identity.phone-wrong',
    'enter a valid mobile number. Here it has {digits} digits',
    'সঠিক মোবাইল নম্বর দিন। এখানে নম্বরে {digits}টি অঙ্ক',
  ],
  [
    'missing-phone-number',
    'identity.phone-missing',
    'enter your mobile number first',
    'আগে আপনার মোবাইল নম্বর দিন',
  ],
  [
    'too-many-requests',
    'identity.too-many-attempts',
    'too many attempts. Please try again in {retryAfterSeconds} s.',
    '{retryAfterSeconds} সেকেন্ড পরে আবার চেষ্টা করুন',
  ],
  ['unknown', 'edge.fault', 'Something went wrong on our side.', 'আমাদের দিকে একটি সমস্যা হয়েছে'],
  ['invalid-verification-code', 'identity.code-wrong', 'not the code we sent', 'কোডটি সঠিক নয়'],
  [
    'missing-verification-code',
    'identity.code-missing',
    'enter the code that was sent to you',
    'যে কোড পাঠানো হয়েছে, অনুগ্রহ করে সেটি লিখুন',
  ],
  [
    'captcha-check-failed',
    'edge.origin-refused',
    'came from an address that is not ours',
    'তার ঠিকানা আমাদের নয়',
  ],
  [
    'quota-exceeded',
    'identity.codes-used-up',
    'Please contact customer service.',
    'গ্রাহক সেবায় লিখুন',
  ],
  [
    'operation-not-allowed',
    'identity.code-login-closed',
    'or contact customer service',
    'গ্রাহক সেবায় লিখুন',
  ],
  [
    'code-expired',
    'identity.code-expired',
    'has expired. Please request a new one.',
    'মেয়াদ শেষ। অনুগ্রহ করে নতুন কোড নিন',
  ],
  [
    'popup-closed-by-user',
    'login.step-passkey-left',
    'was closed, so you are not logged in. Try again',
    'তাই লগ ইন হয়নি। আবার চেষ্টা করুন',
  ],
];

it.each(SAID)('%s is said in both languages', (_, id, inEnglish, inBengali) => {
  const code = id in REFUSALS;
  const [english, bengali] = code
    ? [refusalsEn[id as RefusalCode], refusalsBn[id as RefusalCode]]
    : [en[id as MessageId], bn[id as MessageId]];
  expect(english).toContain(inEnglish);
  expect(bengali).toContain(inBengali);
});
