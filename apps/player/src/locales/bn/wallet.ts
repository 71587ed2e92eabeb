import type { wallet as en } from '../en/wallet.ts';

export const wallet: Readonly<Record<keyof typeof en, string>> = {
  'wallet.balance': 'ব্যালেন্স',
  'wallet.held': 'আলাদা রাখা',
  'wallet.currency': 'মুদ্রা',
  'wallet.single': 'সব গেম এই একটি ব্যালেন্সই ব্যবহার করে; কিছু সরাতে হয় না।',
  'wallet.entries': 'অ্যাকাউন্টের হিসাব',
};
