import type { wallet as en } from '../../en/centre/wallet.ts';

export const wallet: Readonly<Record<keyof typeof en, string>> = {
  'wallet.balance': 'ব্যালেন্স',
  'wallet.held': 'আলাদা রাখা',
  'wallet.currency': 'মুদ্রা',
  'wallet.single': 'সব গেম এই একটি ব্যালেন্সেই চলে; টাকা সরাতে হয় না।',
  'wallet.entries': 'লেনদেনের ইতিহাস',
  'wallet.at-vendors': 'প্রোভাইডারে রাখা টাকা',
  'wallet.at-vendors-words':
    'এই প্রোভাইডারগুলোর গেম খেলতে আগে সেখানে টাকা পাঠাতে হয়। টাকা আপনারই থাকে: যখন খুশি ফেরত আনুন, বিরতির সময়ও।',
  'wallet.all-back': 'সব ফেরত আনুন',
  'wallet.all-back-done': 'সব টাকা আপনার ব্যালেন্সে ফিরে এসেছে।',
  'wallet.silent': 'প্রোভাইডার এখন সাড়া দিচ্ছে না। সর্বশেষ জানা অঙ্কটি দেখানো হচ্ছে।',
  'wallet.on-its-way-in': 'প্রোভাইডারে যাচ্ছে:',
  'wallet.on-its-way-out': 'ফেরত আসছে:',
  'wallet.never-lost':
    'প্রোভাইডার উত্তর না দেওয়া পর্যন্ত আমরা জিজ্ঞাসা করতে থাকি। টাকা পৌঁছাবে, নয়তো এখানে ফিরে আসবে।',
  'wallet.empty-is-all': 'সব ফেরত আনতে ঘরটি খালি রাখুন।',
  'wallet.move-in': 'প্রোভাইডারে পাঠান',
  'wallet.move-out': 'ফেরত আনুন',
  'wallet.last-transfers': 'সাম্প্রতিক স্থানান্তর',
  'wallet.went-to': '{vendor}-এ গেছে',
  'wallet.came-from': '{vendor} থেকে এসেছে',
  'wallet.done': 'পৌঁছেছে',
  'wallet.not-done': 'সম্পন্ন হয়নি',
};
