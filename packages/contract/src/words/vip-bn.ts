import type { RefusalCode } from '../refusals.ts';

type VipCode = Extract<RefusalCode, `vip.${string}`>;

/** The Bengali words of the refusals of VIP levels. */
export const vipBn: Readonly<Record<VipCode, string>> = {
  'vip.terms-changed': 'অন্য কেউ স্তরগুলো বদলেছেন। অনুগ্রহ করে আবার দেখুন।',
  'vip.terms-same': 'স্তরগুলোতে কিছু বদলায়নি।',
  'vip.terms-order':
    '{level} নম্বর স্তরটি মিলছে না। প্রথম স্তরে কোনো শর্ত থাকে না, পরেরগুলোতে শর্ত বাড়তে থাকে।',
  'vip.level-occupied': 'এই তালিকায় নেই এমন স্তরে সদস্য আছেন। তাঁদের সংখ্যা {members}।',
  'vip.level-unknown': 'এমন কোনো স্তর নেই।',
  'vip.level-same': 'সদস্য এই স্তরেই আছেন।',
  'vip.member-held': 'এই সদস্যকে এখন ওপরের স্তরে নেওয়া যাবে না: অ্যাকাউন্ট বন্ধ, সীমিত বা বিশেষ যত্নে আছে।',
};
