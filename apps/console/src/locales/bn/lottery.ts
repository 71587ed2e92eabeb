import type { lottery as en } from '../en/lottery.ts';

export const lottery: Readonly<Record<keyof typeof en, string>> = {
  'nav.lottery': 'লটারি',
  'act.lottery.save-game': 'লটারির শর্ত ঠিক করা',
  'act.lottery.void-issue': 'একটি ইস্যু বাতিল করা',
  'act.lottery.correct-result': 'নিশ্চিত হওয়া ফল শুধরানো',
  'permission.lottery.read': 'লটারি, ইস্যু ও দায় দেখা',
  'permission.lottery.write': 'লটারির শর্ত ঠিক করা, ইস্যু বাতিল করা',
  'permission.lottery.results': 'অন্য ড্রয়ের ফল লেখা ও নিশ্চিত করা',
};
