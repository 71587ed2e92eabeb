import type { register as en } from '../en/register.ts';

export const register: Readonly<Record<keyof typeof en, string>> = {
  'register.title': 'নিবন্ধন',
  'register.do': 'নিবন্ধন করুন',
  'register.confirm': 'পাসওয়ার্ড আবার',
  'register.referral': 'রেফারেল কোড (থাকলে)',
  'register.length': '{min} থেকে {max} অক্ষর',
  'register.agree': 'আমার বয়স অন্তত {age} বছর এবং আমি শর্তগুলো মানি।',
  'register.agree-needed': 'বয়স নিশ্চিত করুন এবং শর্তে সম্মতি দিন।',
  'register.differ': 'দুই পাসওয়ার্ড এক নয়।',
  'register.to-login': 'আগেই নিবন্ধন করেছেন? লগ ইন করুন',
  'register.closed': 'নিবন্ধন বন্ধ আছে',
  'register.closed-words': 'এই মুহূর্তে নতুন অ্যাকাউন্ট খোলা যাচ্ছে না।',
};
