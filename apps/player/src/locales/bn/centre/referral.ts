import type { referral as en } from '../../en/centre/referral.ts';

export const referral: Readonly<Record<keyof typeof en, string>> = {
  'referral.code': 'আপনার কোড',
  'referral.members': 'এই কোডে নিবন্ধিত সদস্য',
  'referral.first': 'প্রথম জন',
  'referral.last': 'সর্বশেষ জন',
  'referral.none': 'আপনার কোডে এখনো কেউ নিবন্ধন করেননি।',
  'referral.words': 'তাঁরা আপনার কোড দিয়ে নিবন্ধন করেছেন। এর জন্য এখন কোনো বোনাস দেওয়া হয় না।',
};
