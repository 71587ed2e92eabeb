import type { register as en } from '../en/register.ts';

export const register: Readonly<Record<keyof typeof en, string>> = {
  'register.title': 'নিবন্ধন',
  'register.do': 'নিবন্ধন করুন',
  'register.agree': 'আমার বয়স অন্তত {age} বছর এবং আমি {terms} ও {privacy} মানি।',
  'register.terms': 'ব্যবহারের শর্ত',
  'register.privacy': 'গোপনীয়তার নীতি',
  'register.agree-needed': 'বয়স নিশ্চিত করুন এবং শর্তে সম্মতি দিন।',
  'register.invitation': 'আমন্ত্রণ কোডটি সঠিক নয়। আবার দেখে নিন।',
  'register.changed': 'ফর্মটি এইমাত্র বদলেছে। আপনি যা লিখেছেন তা রয়ে গেছে।',
  'register.to-login': 'আগেই নিবন্ধন করেছেন? লগ ইন করুন',
  'register.closed': 'নিবন্ধন বন্ধ আছে',
  'register.closed-words': 'এই মুহূর্তে নতুন অ্যাকাউন্ট খোলা যাচ্ছে না। পরে আবার আসুন।',
};
