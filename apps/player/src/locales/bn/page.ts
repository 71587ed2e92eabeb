import type { page as en } from '../en/page.ts';

export const page: Readonly<Record<keyof typeof en, string>> = {
  'page.rng': 'স্লট',
  'page.game': 'গেম',
  'page.notices': 'বিজ্ঞপ্তি',
  'page.points': 'পয়েন্টের দোকান',
  'page.sports': 'খেলাধুলা',
  'page.esports': 'ই-স্পোর্টস',
  'page.lottery': 'লটারি',
  'page.fish': 'মাছ ধরার গেম',
  'page.pvp': 'খেলোয়াড় বনাম খেলোয়াড়',
  'page.live': 'লাইভ ক্যাসিনো',
  'page.cockfight': 'মোরগ লড়াই',
  'page.promotions': 'অফার',
  'page.seamless': 'সংযুক্ত গেম',
  'page.help': 'সাহায্য',
  'page.download': 'অ্যাপ ডাউনলোড',
  'page.join': 'আমাদের সঙ্গে কাজ করুন',
  'page.unopened': 'এখানে এখনও কিছু নেই: সাইটের এই অংশটি খোলা হয়নি।',
  'page.not-found': 'পাতাটি পাওয়া যায়নি',
  'page.not-found-words': 'এই ঠিকানায় কোনো পাতা নেই। হয়তো পাতাটি সরে গেছে, বা ঠিকানায় ভুল আছে।',
  'page.to-the-games': 'গেমে যান',
};
