import type { limits as en } from '../../en/centre/limits.ts';

export const limits: Readonly<Record<keyof typeof en, string>> = {
  'limits.how':
    'কম সীমা সঙ্গে সঙ্গে কার্যকর হয়। সীমা বাড়ালে বা তুলে দিলে 24 ঘণ্টা অপেক্ষার পর আপনার দ্বিতীয় সম্মতি লাগে।',
  'limits.deposit': 'জমার সীমা',
  'limits.loss': 'ক্ষতির সীমা',
  'limits.stake': 'বাজির সীমা',
  'limits.D': 'দিনে',
  'limits.W': 'সপ্তাহে',
  'limits.M': 'মাসে',
  'limits.none': 'সীমা নেই',
  'limits.set': 'ঠিক করুন',
  'limits.change': 'বদলান',
  'limits.new-amount': '{name}: নতুন পরিমাণ',
  'limits.save': 'রাখুন',
  'limits.remove': 'সীমা তুলে দিন',
  'limits.saved': 'সীমা রাখা হয়েছে।',
  'limits.used': 'ব্যবহৃত:',
  'limits.resets': 'নতুন করে শুরু {at}',
  'limits.waiting': 'অপেক্ষমাণ নতুন সীমা:',
  'limits.confirm-from': '{at} থেকে এটি নিশ্চিত করতে পারবেন।',
  'limits.confirm-now': 'এখন এটি নিশ্চিত করতে পারেন।',
  'limits.confirm': 'বদল নিশ্চিত করুন',
  'limits.take-back': 'ফিরিয়ে নিন',
};
