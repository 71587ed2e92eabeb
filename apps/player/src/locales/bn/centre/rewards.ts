import type { rewards as en } from '../../en/centre/rewards.ts';

export const rewards: Readonly<Record<keyof typeof en, string>> = {
  'rewards.none': 'এখন কোনো পুরস্কার অপেক্ষায় নেই',
  'rewards.none-words': 'যা নিতে পারবেন, আর আমাদের দেওয়া ফ্রি রাউন্ড, এখানে দেখা যাবে।',
  'rewards.bet-stake': 'বাজি',
  'rewards.free-bet': 'একটি ফ্রি বাজি',
  'rewards.free-rounds': '{rounds}টির মধ্যে {left}টি ফ্রি রাউন্ড',
  'rewards.stake': 'প্রতি রাউন্ডে বাজি',
  'rewards.until': '{at} পর্যন্ত',
  'rewards.played': 'খেলা হয়েছে',
  'rewards.waiting': '{count, plural, =0 {কোনো পুরস্কার অপেক্ষায় নেই} other {#টি পুরস্কার অপেক্ষায়}}',
};
