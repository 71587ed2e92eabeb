import type { rewards as en } from '../../en/centre/rewards.ts';

export const rewards: Readonly<Record<keyof typeof en, string>> = {
  'rewards.none': 'আপনার জন্য কিছু অপেক্ষায় নেই',
  'rewards.none-words': 'হাউস আপনাকে যে ফ্রি রাউন্ড দেয়, খেলা বা সময় শেষ হওয়া পর্যন্ত তা এখানে থাকে।',
  'rewards.free-rounds': '{rounds}টির মধ্যে {left}টি ফ্রি রাউন্ড',
  'rewards.stake': 'প্রতি রাউন্ডে',
  'rewards.until': '{at} পর্যন্ত',
  'rewards.played': 'যতগুলো খেলা হয়েছে',
  'rewards.waiting': '{count, plural, =0 {কোনো পুরস্কার অপেক্ষায় নেই} other {#টি পুরস্কার অপেক্ষায়}}',
};
