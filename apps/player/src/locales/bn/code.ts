import type { code as en } from '../en/code.ts';

export const code: Readonly<Record<keyof typeof en, string>> = {
  'code.mobile': 'মোবাইল নম্বর',
  'code.mobile-hint': 'এখানে যেভাবে ডায়াল করেন, অথবা + ও দেশের কোডসহ',
  'code.mobile-missing': 'আপনার মোবাইল নম্বর দিন।',
  'code.mail': 'ইমেইল ঠিকানা',
  'code.code': 'কোড',
  'code.missing': 'পাঠানো কোডটি লিখুন।',
  'code.send': 'কোড পাঠান',
  'code.again-in': 'আবার পাঠান {time} পরে',
  'code.phone-sent': 'এই নম্বরে কোনো অ্যাকাউন্ট থাকলে একটি কোড পাঠানো হয়েছে। কোডটির মেয়াদ {minutes} মিনিট।',
  'code.mail-sent':
    'এই ব্যবহারকারীর ইমেইল ঠিকানা এটি হলে একটি কোড পাঠানো হয়েছে। কোডটির মেয়াদ {minutes} মিনিট।',
  'code.register-sent': 'এই নম্বরে একটি বার্তা পাঠানো হয়েছে। এর কোডের মেয়াদ {minutes} মিনিট।',
  'code.not-sent': 'কোড পাঠানো যায়নি',
  'code.by-username': 'নাম দিয়ে',
  'code.by-mobile': 'মোবাইল দিয়ে',
  'code.ways-in': 'লগ ইন করার উপায়',
  'code.ways-to-register': 'নিবন্ধনের উপায়',
  'code.ways-to-recover': 'পাসওয়ার্ড রিসেটের উপায়',
  'code.by-mail': 'ইমেইলে',
  'code.by-phone': 'ফোনে',
  'code.recover-words':
    'আমরা আপনাকে একটি কোড পাঠাব। সেটি দিয়ে নতুন পাসওয়ার্ড সেট করলেই আপনি লগ ইন হয়ে যাবেন; অন্য সব ডিভাইস থেকে লগ আউট হবে।',
  'code.new-password': 'নতুন পাসওয়ার্ড',
  'code.recover': 'নতুন পাসওয়ার্ড সেট করুন',
  'code.no-access':
    'কোনোটিই ব্যবহার করতে পারছেন না? অ্যাকাউন্টটি আপনার, তা প্রমাণ করতে পারলে গ্রাহক সেবা সাহায্য করবে।',
  'code.username-is-number': 'আপনার মোবাইল নম্বরই আপনার ব্যবহারকারীর নাম হবে।',
};
