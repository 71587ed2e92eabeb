import type { bonus as en } from '../../en/centre/bonus.ts';

export const bonus: Readonly<Record<keyof typeof en, string>> = {
  'bonus.words': 'হাউস আপনাকে যা দিয়েছে ও যা সংশোধন করেছে, খতিয়ানে যেমন আছে; নতুনটি আগে।',
  'bonus.kind': 'কী বাবদ',
  'bonus.award': 'হাউসের দেওয়া জয়',
  'bonus.adjustment': 'সংশোধন ও শুভেচ্ছা',
  'bonus.one-award': 'জ্যাকপট বা ফ্রি রাউন্ড',
  'bonus.one-adjustment': 'সংশোধন বা শুভেচ্ছা',
  'bonus.no-award': 'এখনো কোনো জ্যাকপট বা ফ্রি রাউন্ডে কিছু পাননি',
  'bonus.no-adjustment': 'কিছু সংশোধন করা বা দেওয়া হয়নি',
};
