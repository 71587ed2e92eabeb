import type { bonus as en } from '../../en/centre/bonus.ts';

export const bonus: Readonly<Record<keyof typeof en, string>> = {
  'bonus.words': 'আমরা আপনাকে যা দিয়েছি ও যা সংশোধন করেছি, খতিয়ান অনুযায়ী; নতুনটি আগে।',
  'bonus.kind': 'কী বাবদ',
  'bonus.award': 'আমাদের দেওয়া জয়',
  'bonus.adjustment': 'সংশোধন ও সৌজন্য',
  'bonus.one-award': 'জ্যাকপট বা ফ্রি রাউন্ড',
  'bonus.one-adjustment': 'সংশোধন বা সৌজন্য',
  'bonus.no-award': 'এখনো কোনো জ্যাকপট বা ফ্রি রাউন্ডে কিছু পাননি',
  'bonus.no-adjustment': 'এখনো কোনো সংশোধন বা সৌজন্য নেই',
};
