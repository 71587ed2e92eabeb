import type { bonus as en } from '../../en/centre/bonus.ts';

export const bonus: Readonly<Record<keyof typeof en, string>> = {
  'bonus.words': 'প্রতিষ্ঠান আপনাকে যা দিয়েছে ও যা সংশোধন করেছে, লেজারে যেমন আছে; নতুনটি আগে।',
  'bonus.kind': 'কী বাবদ',
  'bonus.award': 'প্রতিষ্ঠানের দেওয়া জয়',
  'bonus.adjustment': 'সংশোধন ও শুভেচ্ছা',
  'bonus.one-award': 'জ্যাকপট বা বিনামূল্যের রাউন্ড',
  'bonus.one-adjustment': 'সংশোধন বা শুভেচ্ছা',
  'bonus.no-award': 'এখনো কোনো জ্যাকপট বা বিনামূল্যের রাউন্ডে কিছু পাননি',
  'bonus.no-adjustment': 'কিছু সংশোধন করা বা দেওয়া হয়নি',
};
