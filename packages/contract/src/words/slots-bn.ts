import type { slotsEn } from './slots-en.ts';

/** The Bengali words of the refusals of slots and of jackpots. */
export const slotsBn: typeof slotsEn = {
  'slots.stake-not-offered': 'এই পরিমাণে বাজি ধরা যায় না। অনুগ্রহ করে তালিকা থেকে একটি বেছে নিন।',
  'slots.too-soon': 'পরের স্পিন একটু পরেই প্রস্তুত হবে।',
  'slots.round-unknown': 'রাউন্ডটি পাওয়া যায়নি।',
  'slots.jackpot-ended': 'এই গেমের জ্যাকপট শেষ হয়েছে, তাই এখন খেলা যাবে না।',
  'slots.jackpot-unknown': 'জ্যাকপটটি পাওয়া যায়নি।',
  'slots.jackpot-changed': 'এর মধ্যে কেউ শর্ত বদলেছেন। অনুগ্রহ করে আবার দেখুন।',
  'slots.jackpot-terms': 'গেমের প্রতিটি জ্যাকপটের জন্য শুরুর অঙ্ক ও ভাগ দিন।',
  'slots.jackpot-share': 'সবচেয়ে ছোট বাজির প্রতিটি ভাগ পূর্ণ পয়সায় হতে হবে।',
  'slots.jackpot-return': 'এই শর্তে গেমের ফেরত ঘোষিত হারের কম, অথবা 97 %-এর বেশি হবে।',
  'slots.jackpot-state': 'জ্যাকপটগুলোর বর্তমান অবস্থায় এটি করা যায় না।',
  'slots.game-open': 'আগে ক্যাটালগে গেমটি বন্ধ করুন।',
  'slots.jackpot-same': 'এখনকার শর্ত থেকে কিছুই আলাদা নয়।',
  'slots.draw-unknown': 'ড্রটি পাওয়া যায়নি।',
  'slots.alarm-unknown': 'সতর্কতাটি পাওয়া যায়নি।',
  'slots.alarm-closed': 'এই সতর্কতা আগেই বন্ধ করা হয়েছে।',
  'jackpots.pool-unknown': 'জ্যাকপটটি পাওয়া যায়নি।',
  'jackpots.award-unknown': 'পুরস্কারটি পাওয়া যায়নি।',
  'jackpots.version-changed': 'এর মধ্যে অন্য কেউ জ্যাকপটটি বদলেছেন। অনুগ্রহ করে আবার দেখে নিন।',
  'jackpots.nothing-changed': 'জ্যাকপটে কিছুই বদলায়নি।',
  'jackpots.state-wrong': 'জ্যাকপটটি আগে থেকেই ওই অবস্থায় আছে।',
  'jackpots.cap-too-low': 'সর্বোচ্চ সীমা শুরুর পরিমাণ থেকে অন্তত এক ধাপ বেশি হতে হবে।',
  'jackpots.schedule-order': 'শেষের সময় শুরুর পরে এবং ভবিষ্যতে হতে হবে।',
  'jackpots.too-many-pools': 'আর জ্যাকপট যোগ করা যাবে না। সর্বোচ্চ {atMost}টি থাকতে পারে।',
};
