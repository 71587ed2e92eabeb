import type { prompt as en } from '../en/prompt.ts';

export const prompt: Readonly<Record<keyof typeof en, string>> = {
  'prompt.welcome': 'এখনই জমার সীমা ঠিক করবেন?',
  'prompt.first-deposit': 'প্রথমবার জমার আগে: জমার সীমা রাখবেন?',
  'prompt.review': 'আপনার সীমাগুলো কি এখনো ঠিক আছে?',
  'prompt.words':
    'সর্বোচ্চ কত টাকা জমা হতে পারে তা আপনিই ঠিক করেন। সঙ্গে সঙ্গে কার্যকর হয়; বাড়াতে চাইলে এক দিন অপেক্ষা ও আবার সম্মতি লাগে।',
  'prompt.review-words': 'অনেক দিন সীমাগুলো দেখেননি। কমালে সঙ্গে সঙ্গে কার্যকর হয়।',
  'prompt.period': 'কত সময়ের জন্য',
  'prompt.D': 'দিনে',
  'prompt.W': 'সপ্তাহে',
  'prompt.M': 'মাসে',
  'prompt.amount': 'সর্বোচ্চ জমা',
  'prompt.set': 'এই সীমা রাখুন',
  'prompt.saved': 'সীমা রাখা হয়েছে।',
  'prompt.look': 'আমার সীমা',
  'prompt.later': 'এখন নয়',
};
