import type { rule as en } from '../en/rule.ts';

export const rule: Readonly<Record<keyof typeof en, string>> = {
  'rule.required': 'এটি পূরণ করুন।',
  'rule.length': 'এখানে {min} থেকে {max} অক্ষর দরকার।',
  'rule.exact-length': 'এখানে ঠিক {min} অক্ষর দরকার।',
  'rule.letters-digits': 'অক্ষর দিয়ে শুরু করুন; শুধু ইংরেজি অক্ষর ও অঙ্ক ব্যবহার করুন, {min} থেকে {max}টি।',
  'rule.pattern': 'এখানে এমন একটি অক্ষর আছে যা ব্যবহার করা যায় না।',
};
