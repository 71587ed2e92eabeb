import type { RefusalCode } from '../refusals.ts';

type OperatorsCode = Extract<RefusalCode, `identity.${'role' | 'link' | 'view'}${string}`>;

/** The Bengali words of refusals about roles, one-time links and saved views. */
export const operatorsBn: Readonly<Record<OperatorsCode, string>> = {
  'identity.role-unknown': 'ভূমিকাটি পাওয়া যায়নি।',
  'identity.role-built-in': 'বিল্ট-ইন ভূমিকা বদলানো যায় না।',
  'identity.role-in-use': 'কয়েকজন পরিচালকের এই ভূমিকা আছে। আগে তাঁদের থেকে সরান।',
  'identity.link-ended': 'এই লিংক ব্যবহৃত হয়েছে বা এর মেয়াদ শেষ। নতুন একটি চেয়ে নিন।',
  'identity.view-unknown': 'এই সংরক্ষিত ভিউটি আর নেই।',
  'identity.view-name-taken': 'এই ডেস্কে এই নামে একটি সংরক্ষিত ভিউ আছে।',
  'identity.views-full': 'আর ভিউ সংরক্ষণ করা যাবে না। আগে একটি সরান; সর্বোচ্চ {most}টি রাখা যায়।',
};
