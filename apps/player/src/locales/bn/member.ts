import type { member as en } from '../en/member.ts';

export const member: Readonly<Record<keyof typeof en, string>> = {
  'member.labels': 'আপনার ক্লাব ও লেবেল',
  'member.title': 'সদস্য কেন্দ্র',
  'member.menu': 'মেনু',
  'member.account': 'আমার অ্যাকাউন্ট',
  'member.wallet': 'আমার ওয়ালেট',
  'member.deposit': 'জমা',
  'member.withdraw': 'উত্তোলন',
  'member.upline': 'আপলাইনে টাকা পাঠানো',
  'member.bets': 'বাজির ইতিহাস',
  'member.entries': 'লেনদেনের ইতিহাস',
  'member.profit': 'ব্যক্তিগত লাভ-ক্ষতি',
  'member.bonus': 'বোনাসের বিবরণ',
  'member.rewards': 'পুরস্কার কেন্দ্র',
  'member.referral': 'বন্ধুদের আমন্ত্রণ',
  'member.missions': 'মিশন',
  'member.messages': 'বার্তা',
  'member.frozen':
    'আপনার অ্যাকাউন্ট স্থগিত আছে। আপনি অ্যাকাউন্ট দেখতে ও রাউন্ড যাচাই করতে পারেন; কারণ জানতে গ্রাহক সেবায় লিখুন।',
  'member.self-excluded':
    'আপনি নিজেকে বিরত রেখেছেন। খেলা ও জমা বন্ধ; টাকা তুলতে, অ্যাকাউন্ট দেখতে ও রাউন্ড যাচাই করতে পারেন।',
  'member.time-out': 'আপনি সাময়িক বিরতিতে আছেন। বিরতি শেষ না হওয়া পর্যন্ত খেলা ও জমা বন্ধ; টাকা তুলতে পারেন।',
};
