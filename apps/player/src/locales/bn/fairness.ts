import type { fairness as en } from '../en/fairness.ts';

export const fairness: Readonly<Record<keyof typeof en, string>> = {
  'fairness.title': 'এই রাউন্ড যাচাই করুন',
  'fairness.no-round': 'কোনো রাউন্ড বেছে নেওয়া হয়নি',
  'fairness.how':
    'খেলার আগে সার্ভার একটি গোপন সিড ঠিক করে এবং তার হ্যাশ, অর্থাৎ কমিটমেন্ট, আপনাকে দেখায়। সেই সিড, আপনার নিজের সিড ও রাউন্ডের নম্বর মিলে প্রতিটি ফল ঠিক হয়। সিড প্রকাশ করলে তা দিয়ে খেলা সব রাউন্ড আপনি আবার হিসাব করে দেখতে পারেন।',
  'fairness.played': 'খেলার সময়',
  'fairness.stake': 'বাজি',
  'fairness.paid': 'ফেরত',
  'fairness.commitment': 'কমিটমেন্ট',
  'fairness.client-seed-name': 'আপনার সিড',
  'fairness.nonce': 'রাউন্ডের নম্বর',
  'fairness.server-seed': 'সার্ভারের সিড, প্রকাশিত',
  'fairness.next-nonce': 'পরের রাউন্ডের নম্বর',
  'fairness.next-commitment': 'পরের কমিটমেন্ট',
  'fairness.sealed':
    'এই রাউন্ডের সিড এখনো ব্যবহারে আছে, তাই গোপন। রাউন্ডটি আবার হিসাব করতে সিড প্রকাশ করুন; এরপরের রাউন্ডগুলো নতুন সিড ব্যবহার করবে।',
  'fairness.next-client-seed': 'পরের রাউন্ডগুলোর জন্য আপনার সিড',
  'fairness.client-seed-hint': '1 থেকে 64টি ইংরেজি অক্ষর, অঙ্ক, হাইফেন বা আন্ডারস্কোর।',
  'fairness.rotate': 'সিড বদলে প্রকাশ করুন',
  'fairness.revealed': 'আগের সিড:',
  'fairness.computing': 'রাউন্ড হিসাব করা হচ্ছে',
  'fairness.needs-https':
    'এই ঠিকানায় ব্রাউজারে ক্রিপ্টোগ্রাফি চলে না। প্রমাণটি সংরক্ষণ করে স্ক্রিপ্ট দিয়ে যাচাই করুন।',
  'fairness.rules-unknown': 'এই রাউন্ড যে নিয়মে খেলা হয়েছে, পাতাটি তা জানে না। পাতাটি রিলোড করুন।',
  'fairness.fits': 'সব মিলেছে।',
  'fairness.differs': 'কিছু একটা মেলেনি। প্রমাণটি সংরক্ষণ করে গ্রাহক সেবায় লিখুন।',
  'fairness.seed-fits': 'প্রকাশিত সিড কমিটমেন্টের সঙ্গে মেলে',
  'fairness.pot-fits': 'এই সংখ্যা ও বাজিতে যে জ্যাকপট পাওয়ার কথা, বা না পাওয়ার কথা, ঠিক সেটিই হয়েছে',
  'fairness.payout-fits': 'এখানে হিসাব করা ফেরত আর দেওয়া ফেরত এক',
  'fairness.yes': 'হ্যাঁ',
  'fairness.no': 'না',
  'fairness.computed': 'এখানে হিসাব: {credits} ক্রেডিট,',
  'fairness.save': 'প্রমাণ সংরক্ষণ করুন',
  'fairness.download-script': 'স্ক্রিপ্টটি ডাউনলোড করুন',
  'fairness.script': 'এই সাইট ছাড়াই যাচাই করতে, সংরক্ষিত ফাইলে আলাদা স্ক্রিপ্টটি চালান:',
};
