import type { Language } from '@nokshi/contract';
import { UPLINE_CHANGES } from './upline-words.ts';

type Words = { readonly subject: string; readonly text: string };
type InBoth = Readonly<Record<Language, Words>>;

/** Tells the member what to do if somebody else did it. */
const NOT_YOU = {
  EN: 'If this was not you, change your password and contact customer service at once.',
  BN: 'আপনি এটি না করে থাকলে এখনই পাসওয়ার্ড বদলান এবং গ্রাহক সেবায় জানান।',
} as const;

/**
 * The title and meaning of each change; `{name}` is the house, `{what}` what is new: the browser,
 * the number; `{day}` when it begins.
 */
const CHANGES = {
  'password-changed': {
    EN: {
      subject: 'Your password for {name} was changed',
      text: 'The password of your account was changed, and all other devices were logged out.',
    },
    BN: {
      subject: '{name}: আপনার পাসওয়ার্ড বদলেছে',
      text: 'আপনার অ্যাকাউন্টের পাসওয়ার্ড বদলানো হয়েছে এবং অন্য সব ডিভাইস থেকে লগ আউট করা হয়েছে।',
    },
  },
  'password-reset': {
    EN: {
      subject: 'Your password for {name} was changed',
      text: 'A new password was set for your account at {name}, and all devices were logged out.',
    },
    BN: {
      subject: '{name}: আপনার পাসওয়ার্ড বদলেছে',
      text: '{name}-এ আপনার অ্যাকাউন্টে নতুন পাসওয়ার্ড সেট করা হয়েছে এবং সব ডিভাইস থেকে লগ আউট করা হয়েছে।',
    },
  },
  'payment-password': {
    EN: {
      subject: 'Your payment password for {name} was set',
      text: 'A new payment password was set for your account. You need it for withdrawals.',
    },
    BN: {
      subject: '{name}: আপনার লেনদেনের পাসওয়ার্ড সেট করা হয়েছে',
      text: 'আপনার অ্যাকাউন্টে নতুন লেনদেনের পাসওয়ার্ড সেট করা হয়েছে। উত্তোলনের সময় এটি লাগবে।',
    },
  },
  'authenticator-added': {
    EN: {
      subject: 'An authenticator was added to your account at {name}',
      text: 'From now on we ask for a code from your authenticator on unknown devices.',
    },
    BN: {
      subject: '{name}: আপনার অ্যাকাউন্টে অথেনটিকেটর যোগ হয়েছে',
      text: 'এখন থেকে অপরিচিত ডিভাইসে আপনার অথেনটিকেটরের কোড চাওয়া হবে।',
    },
  },
  'authenticator-removed': {
    EN: {
      subject: 'The authenticator was removed from your account at {name}',
      text: 'Codes of your authenticator no longer open your account.',
    },
    BN: {
      subject: '{name}: আপনার অ্যাকাউন্ট থেকে অথেনটিকেটর সরানো হয়েছে',
      text: 'আপনার অথেনটিকেটরের কোড দিয়ে আর অ্যাকাউন্ট খোলা যাবে না।',
    },
  },
  'passkey-added': {
    EN: {
      subject: 'A passkey was added to your account at {name}',
      text: 'From now on this passkey can be used as your second step at log-in.',
    },
    BN: {
      subject: '{name}: আপনার অ্যাকাউন্টে পাসকি যোগ হয়েছে',
      text: 'এখন থেকে এই পাসকি লগ ইনের দ্বিতীয় ধাপ হিসেবে ব্যবহার করা যাবে।',
    },
  },
  'passkey-removed': {
    EN: {
      subject: 'A passkey was removed from your account at {name}',
      text: 'This passkey no longer opens your account.',
    },
    BN: {
      subject: '{name}: আপনার অ্যাকাউন্ট থেকে পাসকি সরানো হয়েছে',
      text: 'এই পাসকি দিয়ে আর অ্যাকাউন্ট খোলা যাবে না।',
    },
  },
  'code-step-added': {
    EN: {
      subject: 'Codes at log-in were switched on for your account at {name}',
      text: 'From now on we can send a code here when you log in on an unknown device: {what}',
    },
    BN: {
      subject: '{name}: আপনার অ্যাকাউন্টে লগ ইনের কোড চালু হয়েছে',
      text: 'এখন থেকে অপরিচিত ডিভাইসে লগ ইনের জন্য এখানে কোড পাঠানো যাবে: {what}',
    },
  },
  'code-step-removed': {
    EN: {
      subject: 'Codes at log-in were switched off for your account at {name}',
      text: 'We no longer send codes here for log-ins on unknown devices: {what}',
    },
    BN: {
      subject: '{name}: আপনার অ্যাকাউন্টে লগ ইনের কোড বন্ধ হয়েছে',
      text: 'অপরিচিত ডিভাইসে লগ ইনের কোড আর এখানে পাঠানো হবে না: {what}',
    },
  },
  'recovery-codes': {
    EN: {
      subject: 'New recovery codes for your account at {name}',
      text: 'Ten new recovery codes were created. The previous ones no longer work.',
    },
    BN: {
      subject: '{name}: আপনার অ্যাকাউন্টের নতুন রিকভারি কোড',
      text: 'দশটি নতুন রিকভারি কোড তৈরি হয়েছে। আগের কোডগুলো আর কাজ করবে না।',
    },
  },
  'factors-reset': {
    EN: {
      subject: 'The second step of your account at {name} was removed',
      text: 'Customer service removed every authenticator, passkey, code at log-in and recovery code from your account. Set up a new one on the security page.',
    },
    BN: {
      subject: '{name}: আপনার অ্যাকাউন্টের দুই ধাপের যাচাই রিসেট করা হয়েছে',
      text: 'গ্রাহক সেবা আপনার অ্যাকাউন্ট থেকে সব অথেনটিকেটর, পাসকি, লগ ইনের কোড ও রিকভারি কোড সরিয়েছে। নিরাপত্তা পাতায় নতুন করে যোগ করুন।',
    },
  },
  'new-device': {
    EN: {
      subject: 'A log-in to your account at {name} on a new device',
      text: 'Somebody logged in to your account on a new device: {what}',
    },
    BN: {
      subject: '{name}: নতুন ডিভাইসে আপনার অ্যাকাউন্টে লগ ইন',
      text: 'একটি নতুন ডিভাইসে আপনার অ্যাকাউন্টে লগ ইন করা হয়েছে: {what}',
    },
  },
  'number-set': {
    EN: {
      subject: 'A mobile number was set for your account at {name}',
      text: 'Codes by text message go to this number from now on: {what}',
    },
    BN: {
      subject: '{name}: আপনার অ্যাকাউন্টে মোবাইল নম্বর সেট করা হয়েছে',
      text: 'এখন থেকে এসএমএসের কোড এই নম্বরে যাবে: {what}',
    },
  },
  'mail-set': {
    EN: {
      subject: 'An email address was set for your account at {name}',
      text: 'Codes by email go to this address from now on: {what}',
    },
    BN: {
      subject: '{name}: আপনার অ্যাকাউন্টে ইমেইল ঠিকানা সেট করা হয়েছে',
      text: 'এখন থেকে ইমেইলের কোড এই ঠিকানায় যাবে: {what}',
    },
  },
  'house-number': {
    EN: {
      subject: 'Customer service set a mobile number for your account at {name}',
      text: 'Customer service set another mobile number for your account at {name}: {what}. Codes go to it from now on, and all devices were logged out.',
    },
    BN: {
      subject: '{name}: গ্রাহক সেবা আপনার অ্যাকাউন্টে মোবাইল নম্বর সেট করেছে',
      text: 'গ্রাহক সেবা {name}-এ আপনার অ্যাকাউন্টে আরেকটি মোবাইল নম্বর সেট করেছে: {what}। এখন থেকে কোড সেটিতে যাবে, আর সব ডিভাইস থেকে লগ আউট করা হয়েছে।',
    },
  },
  'house-mail': {
    EN: {
      subject: 'Customer service set an email address for your account at {name}',
      text: 'Customer service set another email address for your account at {name}: {what}. Codes go to it from now on, and all devices were logged out.',
    },
    BN: {
      subject: '{name}: গ্রাহক সেবা আপনার অ্যাকাউন্টে ইমেইল ঠিকানা সেট করেছে',
      text: 'গ্রাহক সেবা {name}-এ আপনার অ্যাকাউন্টে আরেকটি ইমেইল ঠিকানা সেট করেছে: {what}। এখন থেকে কোড সেটিতে যাবে, আর সব ডিভাইস থেকে লগ আউট করা হয়েছে।',
    },
  },
  frozen: {
    EN: {
      subject: 'Your account at {name} is frozen',
      text: 'You can log in, view everything and check your rounds. Customer service can tell you why.',
    },
    BN: {
      subject: '{name}: আপনার অ্যাকাউন্ট স্থগিত করা হয়েছে',
      text: 'আপনি লগ ইন করে সব দেখতে ও রাউন্ড যাচাই করতে পারবেন। কারণ জানতে গ্রাহক সেবায় লিখুন।',
    },
  },
  'under-age': {
    EN: {
      subject: 'Your account at {name} is frozen',
      text: 'By the birthday you gave you are younger than {what}, so you cannot play or deposit. If the birthday is wrong, or about your balance, contact customer service.',
    },
    BN: {
      subject: '{name}: আপনার অ্যাকাউন্ট স্থগিত করা হয়েছে',
      text: 'আপনার দেওয়া জন্মদিন অনুযায়ী আপনার বয়স {what} বছরের কম, তাই খেলা বা জমা দেওয়া যাবে না। জন্মদিন ভুল হলে বা ব্যালেন্সের বিষয়ে গ্রাহক সেবায় যোগাযোগ করুন।',
    },
  },
  unfrozen: {
    EN: {
      subject: 'Your account at {name} is open again',
      text: 'Your account is no longer frozen. You can play and deposit as before.',
    },
    BN: {
      subject: '{name}: আপনার অ্যাকাউন্ট আবার চালু',
      text: 'আপনার অ্যাকাউন্ট আর স্থগিত নয়। আগের মতো খেলতে ও জমা দিতে পারবেন।',
    },
  },
  'agent-made': {
    EN: {
      subject: 'You are an agent at {name}',
      text: 'Your account at {name} is an agent’s now. The agent centre is open to you; under Account you make codes for your team.',
    },
    BN: {
      subject: '{name}: আপনি এখন এজেন্ট',
      text: '{name}-এ আপনার অ্যাকাউন্ট এখন এজেন্টের। এজেন্ট কেন্দ্র আপনার জন্য খোলা হয়েছে; সেখানে অ্যাকাউন্ট পাতায় দলের জন্য কোড তৈরি করুন।',
    },
  },
  'agent-kind': {
    EN: {
      subject: 'Your agent account at {name} was changed',
      text: 'Your account at {name} is another type of agent now. The agent centre shows which.',
    },
    BN: {
      subject: '{name}: আপনার এজেন্ট অ্যাকাউন্ট বদলেছে',
      text: '{name}-এ আপনার এজেন্ট অ্যাকাউন্টের ধরন বদলেছে। এজেন্ট কেন্দ্রে নতুন ধরনটি দেখুন।',
    },
  },
  'agent-ended': {
    EN: {
      subject: 'You are no longer an agent at {name}',
      text: 'Your account at {name} is a member’s again. Your balance stays yours. The agent centre is closed and your codes accept nobody new. Customer service can tell you why.',
    },
    BN: {
      subject: '{name}: আপনি আর এজেন্ট নন',
      text: '{name}-এ আপনার অ্যাকাউন্ট আবার সাধারণ সদস্যের। আপনার ব্যালেন্স আপনারই থাকছে। এজেন্ট কেন্দ্র বন্ধ হয়েছে এবং আপনার কোড দিয়ে নতুন কেউ আসতে পারবেন না। কারণ জানতে গ্রাহক সেবায় লিখুন।',
    },
  },
  ...UPLINE_CHANGES,
} as const satisfies Record<string, InBoth>;

export type AccountChange = keyof typeof CHANGES;

/** Changes made by the house, which need no warning. */
const BY_THE_HOUSE: ReadonlySet<AccountChange> = new Set([
  'frozen',
  'under-age',
  'unfrozen',
  'agent-made',
  'agent-kind',
  'agent-ended',
  'upline-planned',
  'upline-end-planned',
  'upline-stays',
  'upline-set',
  'upline-removed',
]);

/** The words of a change, for an inbox, a text message or an email. */
export function changeWords(
  language: Language,
  change: AccountChange,
  facts: { readonly name: string; readonly what: string; readonly day?: string | undefined },
): Words {
  const { subject, text } = CHANGES[change][language];
  const fill = (words: string) =>
    words.replace(/\{(name|what|day)\}/g, (_, fact: keyof typeof facts) => facts[fact] ?? '');
  const warned = BY_THE_HOUSE.has(change) ? text : `${text}\n${NOT_YOU[language]}`;
  return { subject: fill(subject), text: fill(warned) };
}
