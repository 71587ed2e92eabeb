import type { team as en } from '../en/team.ts';

export const team: Readonly<Record<keyof typeof en, string>> = {
  'nav.team-transfers': 'দলের লেনদেন',
  'team.words':
    'সদস্য ও এজেন্টরা দলের মধ্যে এক ধাপ উপরে বা নিচে যে টাকা পাঠিয়েছেন। প্রতিটি লেনদেন দুই প্রান্তেই খতিয়ানে আছে।',
  'team.member': 'সদস্য',
  'team.day': 'ঢাকার তারিখ',
  'team.none': 'এমন কোনো লেনদেন নেই।',
  'team.none-yet': 'এখনো দলের কোনো লেনদেন নেই।',
  'team.at': 'সময়',
  'team.from': 'প্রেরক',
  'team.from-unknown': 'অপরিচিত জায়গা, প্রমাণ নেই',
  'team.to': 'প্রাপক',
  'team.side': 'কোন দিকে',
  'team.side-upline': 'উপরে, আপলাইনকে',
  'team.side-downline': 'নিচে, ডাউনলাইনকে',
  'team.amount': 'পরিমাণ',
  'team.line': 'দলের ধারা',
  'team.upline': 'আপলাইন',
  'team.no-upline': 'কেউ নেই',
  'team.downlines': 'ডাউনলাইন',
  'team.no-downlines': 'এই সদস্যের নিচে কেউ নেই।',
  'team.on': 'দলের লেনদেন',
  'team.on-what':
    'সদস্যরা ঠিক উপরের এজেন্টকে, আর এজেন্টরা ঠিক নিচের সদস্যকে আসল টাকা পাঠাতে পারেন। বন্ধ থাকলে কিছুই পাঠানো যায় না।',
  'team.minimum': 'একবারে সর্বনিম্ন',
  'team.amountADay': 'এক সদস্যের দিনের সর্বোচ্চ',
  'team.timesADay': 'এক সদস্য দিনে যতবার',
};
