import type { game as en } from '../en/game.ts';

export const game: Readonly<Record<keyof typeof en, string>> = {
  'game.unknown': 'এই গেমটি আমাদের নেই',
  'game.log-in': 'খেলতে লগ ইন করুন',
  'game.opening': 'গেম খুলছে',
  'game.did-not-open': 'গেমটি খোলা যায়নি',
  'game.closed-to-you': 'আপনার জন্য খেলা বন্ধ',
  'game.clock': 'সময়',
  'game.net': 'ফল',
  'game.back': 'গেম ছাড়ুন',
  'game.menu': 'গেমের মেনু',
  'game.chat': 'এই টেবিলের চ্যাট',
  'game.my-limits': 'আমার সীমা',
  'game.check': 'এই রাউন্ড যাচাই করুন',
  'game.about': 'এই গেম সম্পর্কে',
  'game.rtp': 'খেলোয়াড়ের ফেরত (RTP)',
  'game.hit-rate': 'জয়ের রাউন্ড',
  'game.volatility': 'ওঠানামা',
  'game.volatility-low': 'কম',
  'game.volatility-medium': 'মাঝারি',
  'game.volatility-high': 'বেশি',
  'game.largest-win': 'সবচেয়ে বড় জয়',
  'game.times-stake': 'বাজির {times, number} গুণ',
  'game.at-most': 'সর্বোচ্চ বাজির {times, number} গুণ',
  'game.once-in': 'প্রায় {rounds, number} রাউন্ডে একবার',
  'game.times-or-more': '{times, number} গুণ বা তার বেশি',
  'game.ceiling-meaning':
    'কোনো রাউন্ডে সবচেয়ে বড় জয়ের বেশি পাওয়া যায় না। বেশির ভাগ গেমে সেটি এতই বিরল যে কেউ তা দেখবেন না; তার নিচের জয়টি আসে, তবে যতটা লেখা আছে ততটাই কম।',
  'game.minimum-bet': 'সর্বনিম্ন বাজি',
  'game.rtp-meaning':
    'RTP হলো খুব দীর্ঘ সময়ে মোট বাজির যে অংশ গেমটি ফেরত দেয়। একবারের খেলায় ফল এর অনেক উপরে বা নিচে হতে পারে।',
  'game.out-of-money': 'আপনার ব্যালেন্স এই বাজির চেয়ে কম',
  'game.out-of-money-words':
    'ছোট বাজি বেছে নিতে পারেন, এখানেই থামতে পারেন, বা জমা দিতে পারেন। কোনো তাড়া নেই।',
  'game.elsewhere': 'গেমটি দেখা যাচ্ছে না? অন্য ঠিকানা থেকে খুলুন',
  'game.providers': 'স্পোর্টসবুক প্রোভাইডার',
  'game.free-rounds': 'এই গেমে {stake} করে {left}টি ফ্রি রাউন্ড আপনার জন্য আছে, {until} পর্যন্ত।',
  'game.of-own-wallet':
    'প্রোভাইডার এই গেমটি নিজের সার্ভারে চালায়, আপনি যে টাকা সেখানে পাঠিয়েছেন তা দিয়ে। টাকা ফেরত আনলে কত জিতলেন বা হারলেন তা আপনার ইতিহাসে দেখা যায়।',
  'game.of-a-vendor':
    'প্রোভাইডার এই গেমটি নিজের সার্ভারে চালায়। আপনার টাকা এখানেই থাকে: প্রতিটি বাজি ও জয় সঙ্গে সঙ্গে আপনার ইতিহাসে দেখা যায়, আর আপনার সীমাগুলো কার্যকর থাকে।',
  'game.stay': 'গেমে ফিরুন',
  'game.reality-check': 'এ পর্যন্ত আপনার খেলা',
  'game.reality-words':
    'আপনি চালিয়ে না গেলে আর কোনো বাজি ধরা হবে না। খেলা শুরুর পর থেকে সব গেম মিলিয়ে হিসাব এই।',
  'game.played': 'খেলার সময়',
  'game.staked': 'মোট বাজি',
  'game.won': 'মোট ফেরত',
  'game.go-on': 'খেলা চালিয়ে যান',
  'game.leave': 'খেলা থামান',
  'game.my-bets': 'আমার বাজি',
  'game.take-a-break': 'বিরতি নিন',
};
