import type { app as en } from '../en/app.ts';

export const app: Readonly<Record<keyof typeof en, string>> = {
  'app.loading': 'লোড হচ্ছে',
  'app.close': 'বন্ধ করুন',
  'app.cancel': 'বাতিল',
  'app.try-again': 'আবার চেষ্টা করুন',
  'app.refresh': 'আবার দেখুন',
  'app.more': 'আরও দেখুন',
  'app.required': 'এটি পূরণ করুন।',
  'app.amount-wrong': '500 বা 500.50-এর মতো একটি পরিমাণ লিখুন।',
  'app.did-not-load': 'এটি লোড হয়নি',
  'app.line-broken': 'সার্ভার থেকে কোনো উত্তর আসেনি। সংযোগ দেখে আবার চেষ্টা করুন।',
  'app.maintenance-title': 'রক্ষণাবেক্ষণের জন্য বন্ধ',
  'app.maintenance-words': 'আমরা সাইটে কাজ করছি। আপনার ব্যালেন্স নিরাপদ আছে। একটু পরে আবার আসুন।',
  'app.region-title': 'আপনার এলাকা থেকে ব্যবহার করা যায় না',
  'app.region-words': 'আপনার এলাকায় এই সাইট চালানোর অনুমতি আমাদের নেই।',
  'app.planned-end': 'আবার খোলার কথা',
  'app.your-address': 'আমরা আপনার ঠিকানা দেখছি',
  'app.session-ended': 'আপনার সেশন শেষ হয়েছে',
  'app.session-ended-words':
    'আপনাকে লগ আউট করা হয়েছে, যেমন অনেকক্ষণ বিরতির পরে বা অন্য কোনো ডিভাইস থেকে। আপনার ব্যালেন্স ও রাউন্ড ঠিকই আছে।',
  'app.still-there': 'আপনি কি এখনো আছেন?',
  'app.still-there-words': 'কিছুক্ষণ ধরে কোনো কাজ হয়নি, তাই দুই মিনিট পরে আপনাকে লগ আউট করা হবে।',
  'app.stay': 'লগ ইন থাকুন',
};
