import type { prompt as en } from '../en/prompt.ts';

export const prompt: Readonly<Record<keyof typeof en, string>> = {
  'prompt.welcome': 'এখনই জমার সীমা ঠিক করবেন?',
  'prompt.first-deposit': 'প্রথম জমার আগে জমার সীমা ঠিক করবেন?',
  'prompt.review': 'আপনার সীমাগুলো কি এখনো ঠিক আছে?',
  'prompt.words':
    'সর্বোচ্চ কত জমা দেবেন তা আপনিই ঠিক করেন। সীমা সঙ্গে সঙ্গে কার্যকর হয়; বাড়াতে চাইলে এক দিন অপেক্ষার পর আবার সম্মতি দিতে হয়।',
  'prompt.review-words': 'অনেক দিন আপনার সীমাগুলো দেখেননি। কমালে সঙ্গে সঙ্গে কার্যকর হয়।',
  'prompt.period': 'সময়কাল',
  'prompt.D': 'দৈনিক',
  'prompt.W': 'সাপ্তাহিক',
  'prompt.M': 'মাসিক',
  'prompt.amount': 'সর্বোচ্চ জমা',
  'prompt.open': 'সীমা ঠিক করুন',
  'prompt.set': 'সীমা ঠিক করুন',
  'prompt.saved': 'সীমা সংরক্ষিত হয়েছে।',
  'prompt.look': 'আমার সীমা',
  'prompt.later': 'এখন নয়',
};
