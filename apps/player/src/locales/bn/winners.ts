import type { winners as en } from '../en/winners.ts';

export const winners: Readonly<Record<keyof typeof en, string>> = {
  'winners.title': 'সাম্প্রতিক জয়',
  'winners.note': 'খতিয়ান থেকে নেওয়া রাউন্ড, নাম সংক্ষেপে।',
  'winners.note-demo': 'খতিয়ান থেকে নেওয়া রাউন্ড, নাম সংক্ষেপে। ডেমো টাকা।',
  'winners.none': 'সম্প্রতি কেউ জেতেননি। এখানে বানানো কিছু দেখানো হয় না।',
  'winners.times': 'বাজির {times, number} গুণ',
};
