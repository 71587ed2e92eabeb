import type { Language } from '@nokshi/contract';
import type { CodePurpose } from './code-terms.ts';

type Words = { readonly subject: string; readonly text: string };

/**
 * What each code opens, stated in its own message so that nobody reveals it for another purpose.
 */
const OPENS: Readonly<Record<Language, Readonly<Record<CodePurpose, string>>>> = {
  EN: {
    login: 'to log in',
    register: 'to register',
    recover: 'to set a new password',
    contact: 'to confirm this address or number',
    'step-up': 'to confirm that it is you',
    'second-step': 'to finish your log-in',
  },
  BN: {
    login: 'লগ ইন করার',
    register: 'নিবন্ধনের',
    recover: 'নতুন পাসওয়ার্ড সেট করার',
    contact: 'এই ঠিকানা বা নম্বর নিশ্চিত করার',
    'step-up': 'আপনার পরিচয় নিশ্চিত করার',
    'second-step': 'লগ ইন শেষ করার',
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
        text: `{code} is your code for ${name} ${opens}. It is valid for ${minutes} minutes. Never share it; we will not ask for it.`,
      }
    : {
        subject: `${name}: আপনার কোড`,
        text: `{code} হলো ${name}-এ ${opens} কোড। মেয়াদ ${bengali(minutes)} মিনিট। কোডটি কাউকে বলবেন না; আমরা কখনো এটি চাই না।`,
      };
}

/** To a number of a member that someone wants to register with. */
export const alreadyMemberWords = (language: Language, name: string): Words =>
  language === 'EN'
    ? {
        subject: `${name}: registration`,
        text: `Somebody wants to register at ${name} with this number, which already has an account. If this was you, log in or set a new password. Otherwise you do not need to do anything.`,
      }
    : {
        subject: `${name}: নিবন্ধন`,
        text: `কেউ এই নম্বর দিয়ে ${name}-এ নিবন্ধন করতে চাইছে, কিন্তু এই নম্বরে আগেই অ্যাকাউন্ট আছে। আপনি হলে লগ ইন করুন বা নতুন পাসওয়ার্ড সেট করুন। না হলে কিছু করতে হবে না।`,
      };

/** To another member's number or address that someone wants to add as their own. */
export const takenWords = (language: Language, name: string): Words =>
  language === 'EN'
    ? {
        subject: `${name}: your contact`,
        text: `Somebody wants codes of another account at ${name} to be sent here, to a contact of your account. Nothing has changed, and you do not need to do anything.`,
      }
    : {
        subject: `${name}: আপনার যোগাযোগ`,
        text: `কেউ ${name}-এর অন্য একটি অ্যাকাউন্টের কোড এখানে পেতে চাইছে, কিন্তু এটি আপনার অ্যাকাউন্টের যোগাযোগ। কিছুই বদলায়নি, কিছু করতেও হবে না।`,
      };

const bengali = (n: number): string =>
  String(n).replace(/\d/g, (d) => '০১২৩৪৫৬৭৮৯'[Number(d)] ?? d);
