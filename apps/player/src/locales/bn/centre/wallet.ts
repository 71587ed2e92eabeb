import type { wallet as en } from '../../en/centre/wallet.ts';

export const wallet: Readonly<Record<keyof typeof en, string>> = {
  'wallet.balance': 'ব্যালেন্স',
  'wallet.held': 'আলাদা রাখা',
  'wallet.currency': 'মুদ্রা',
  'wallet.single': 'সব গেম এই একটি ব্যালেন্সই ব্যবহার করে; কিছু সরাতে হয় না।',
  'wallet.entries': 'অ্যাকাউন্টের হিসাব',
  'wallet.at-studios': 'স্টুডিওতে রাখা টাকা',
  'wallet.at-studios-words':
    'এই স্টুডিওগুলোর গেম খেলতে আগে সেখানে টাকা সরাতে হয়। সেখানেও টাকা আপনারই: যখন খুশি ফেরত আনুন, বিরতির সময়ও।',
  'wallet.all-back': 'সব ফেরত আনুন',
  'wallet.all-back-done': 'সব টাকা আপনার ব্যালেন্সে ফিরে এসেছে।',
  'wallet.silent': 'স্টুডিও এখন সাড়া দিচ্ছে না। সবশেষ যা জানা ছিল, তা দেখানো হচ্ছে।',
  'wallet.on-its-way-in': 'স্টুডিওতে যাচ্ছে:',
  'wallet.on-its-way-out': 'ফেরত আসছে:',
  'wallet.never-lost': 'স্টুডিও উত্তর না দেওয়া পর্যন্ত আমরা জিজ্ঞাসা করি। টাকা পৌঁছাবে, নয়তো এখানে ফিরে আসবে।',
  'wallet.empty-is-all': 'সব ফেরত আনতে ঘরটি খালি রাখুন।',
  'wallet.move-in': 'স্টুডিওতে পাঠান',
  'wallet.move-out': 'ফেরত আনুন',
  'wallet.last-transfers': 'সবশেষ স্থানান্তর',
  'wallet.went-to': '{studio}-এ গেছে',
  'wallet.came-from': '{studio} থেকে এসেছে',
  'wallet.done': 'পৌঁছেছে',
  'wallet.not-done': 'হয়নি',
};
