import type { Language } from '@nokshi/contract';
import type { CodePurpose } from './code-terms.ts';

type Words = { readonly subject: string; readonly text: string };

/** What each code opens, said in its own message so that nobody gives it away for another. */
const OPENS: Readonly<Record<Language, Readonly<Record<CodePurpose, string>>>> = {
  EN: {
    login: 'to log in',
    register: 'to register',
    recover: 'to set a new password',
    contact: 'to confirm this address or number',
    'step-up': 'to confirm that it is you',
  },
  BN: {
    login: 'লগ ইন করার',
    register: 'নিবন্ধনের',
    recover: 'নতুন পাসওয়ার্ড দেওয়ার',
    contact: 'এই ঠিকানা বা নম্বর নিশ্চিত করার',
    'step-up': 'আপনার পরিচয় নিশ্চিত করার',
  },
};

/** `{code}` stays, for the digits. */
export function codeWords(
  language: Language,
  { purpose, name, minutes }: { purpose: CodePurpose; name: string; minutes: number },
): Words {
  const opens = OPENS[language][purpose];
  return language === 'EN'
    ? {
        subject: `Your code for ${name}`,
        text: `{code} is your code for ${name} ${opens}. It is valid for ${minutes} minutes. Tell it to nobody; we never ask for it.`,
      }
    : {
        subject: `${name}: আপনার কোড`,
        text: `{code} হলো ${name}-এ ${opens} কোড। এটি ${bengali(minutes)} মিনিট চলবে। কাউকে বলবেন না; আমরা কখনও এটি চাই না।`,
      };
}

/** To a number that somebody wants to register with and that is a member's already. */
export const alreadyMemberWords = (language: Language, name: string): Words =>
  language === 'EN'
    ? {
        subject: `${name}: registration`,
        text: `Somebody wants to register at ${name} with this number, which has an account already. If it was you, log in or set a new password. Otherwise there is nothing to do.`,
      }
    : {
        subject: `${name}: নিবন্ধন`,
        text: `কেউ এই নম্বর দিয়ে ${name}-এ নিবন্ধন করতে চাইছে, কিন্তু এই নম্বরে আগেই অ্যাকাউন্ট আছে। আপনি হলে লগ ইন করুন বা নতুন পাসওয়ার্ড দিন। না হলে কিছু করতে হবে না।`,
      };

/** To every contact of a member whose password was set anew. Checklist S-028. */
export const passwordSetWords = (language: Language, name: string): Words =>
  language === 'EN'
    ? {
        subject: `Your password for ${name} was changed`,
        text: `A new password was set for your account at ${name}, and all devices were logged out. If it was not you, write to customer service at once.`,
      }
    : {
        subject: `${name}: আপনার পাসওয়ার্ড বদলেছে`,
        text: `${name}-এ আপনার অ্যাকাউন্টে নতুন পাসওয়ার্ড দেওয়া হয়েছে এবং সব ডিভাইস থেকে লগ আউট করা হয়েছে। আপনি এটি না করে থাকলে এখনই গ্রাহক সেবায় জানান।`,
      };

/** To every contact of a member whose payment password was set. Checklist V-021. */
export const paymentPasswordSetWords = (language: Language, name: string): Words =>
  language === 'EN'
    ? {
        subject: `Your payment password for ${name} was set`,
        text: `A new payment password was set for your account at ${name}. If it was not you, change your password and write to customer service at once.`,
      }
    : {
        subject: `${name}: লেনদেনের পাসওয়ার্ড দেওয়া হয়েছে`,
        text: `${name}-এ আপনার অ্যাকাউন্টে নতুন লেনদেনের পাসওয়ার্ড দেওয়া হয়েছে। আপনি এটি না করে থাকলে এখনই পাসওয়ার্ড বদলান এবং গ্রাহক সেবায় জানান।`,
      };

const bengali = (n: number): string =>
  String(n).replace(/\d/g, (d) => '০১২৩৪৫৬৭৮৯'[Number(d)] ?? d);
