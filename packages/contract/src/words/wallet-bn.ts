import type { RefusalCode } from '../refusals.ts';

type WalletCode = Extract<RefusalCode, `wallet.${string}`>;

/** The Bengali words of the ledger's refusals. */
export const walletBn: Readonly<Record<WalletCode, string>> = {
  'wallet.insufficient': 'এর জন্য আপনার ব্যালেন্স যথেষ্ট নয়।',
  'wallet.key-reused': 'এই অনুরোধ আগে অন্য তথ্যসহ পাঠানো হয়েছিল, তাই আবার করা হয়নি।',
  'wallet.key-expired': 'অনুরোধটি বেশি পুরোনো, তাই করা গেল না। অনুগ্রহ করে আবার শুরু করুন।',
  'wallet.account-closed': 'এই অ্যাকাউন্টটি বন্ধ।',
  'wallet.not-empty': 'এই অ্যাকাউন্টে এখনো টাকা আছে, অথবা এর কিছু টাকা আলাদা রাখা আছে।',
  'wallet.hold-unknown': 'আলাদা রাখা টাকাটি পাওয়া যায়নি।',
  'wallet.hold-exceeded': 'যতটা আলাদা রাখা হয়েছিল, এটি তার চেয়ে বেশি।',
  'wallet.verify-running': 'খতিয়ান এখন যাচাই করা হচ্ছে। ফল শিগগিরই এখানে দেখা যাবে।',
};
