import type { app as en } from '../en/app.ts';

export const app: Readonly<Record<keyof typeof en, string>> = {
  'app.loading': 'লোড হচ্ছে',
  'app.close': 'বন্ধ করুন',
  'app.cancel': 'বাতিল',
  'app.try-again': 'আবার চেষ্টা করুন',
  'app.refresh': 'রিফ্রেশ করুন',
  'app.more': 'আরও দেখুন',
  'app.required': 'এটি পূরণ করুন।',
  'app.amount-wrong': '500 বা 500.50-এর মতো একটি পরিমাণ লিখুন।',
  'app.amount-unclear':
    '{typed}-এর কমাটির মানে কী? পয়সা লিখতে ডট দিন (12.50), বড় অঙ্ক ভাগ করতে কমা (1,234 বা 1,00,000)।',
  'app.did-not-load': 'এটি লোড করা যায়নি',
  'app.line-broken': 'সার্ভার থেকে উত্তর আসেনি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  'app.maintenance-title': 'রক্ষণাবেক্ষণের জন্য বন্ধ',
  'app.maintenance-words': 'সাইটে রক্ষণাবেক্ষণের কাজ চলছে। আপনার ব্যালেন্স নিরাপদ আছে। একটু পরে আবার আসুন।',
  'app.region-title': 'আপনার এলাকায় সাইটটি চালু নেই',
  'app.region-words': 'আপনার এলাকায় এই সেবা দেওয়ার অনুমতি আমাদের নেই।',
  'app.planned-end': 'আবার খোলার কথা',
  'app.your-address': 'আপনার আইপি ঠিকানা:',
  'app.session-ended': 'আপনার সেশন শেষ হয়েছে',
  'app.session-ended-words':
    'আপনাকে লগ আউট করা হয়েছে; অনেকক্ষণ কিছু না করলে বা অন্য ডিভাইস থেকে লগ আউট করলে এমন হয়। আপনার ব্যালেন্স ও রাউন্ড নিরাপদ আছে।',
  'app.still-there': 'আপনি কি এখনো আছেন?',
  'app.still-there-words': 'অনেকক্ষণ কোনো কাজ হয়নি, তাই দুই মিনিট পরে আপনাকে লগ আউট করা হবে।',
  'app.stay': 'লগ ইন থাকুন',
  'app.hours': '{hours} ঘ',
};
