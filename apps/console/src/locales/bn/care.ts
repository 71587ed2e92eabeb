import type { care as words } from '../en/care.ts';

export const care: typeof words = {
  'permission.identity.members-export': 'সদস্যের সংরক্ষিত তথ্যের কপি নেওয়া',
  'permission.identity.limits': 'চেষ্টার সীমা দেখা ও ছাড় দেওয়া',
  'act.identity.reset-factors': 'সদস্যের দ্বিতীয় প্রমাণ মুছে ফেলা',
  'care.contacts': 'যোগাযোগ',
  'care.sms': 'মোবাইল নম্বর',
  'care.mail': 'ইমেইল ঠিকানা',
  'care.verified': '{value}, যাচাই করা',
  'care.unverified': '{value}, যাচাই হয়নি',
  'care.factors': 'দ্বিতীয় প্রমাণ',
  'care.totp': 'অথেনটিকেটর অ্যাপ',
  'care.passkeys': 'পাসকি',
  'care.recovery': 'বাকি উদ্ধার কোড',
  'care.yes': 'চালু',
  'care.no': 'নেই',
  'care.devices': 'চেনা ডিভাইস',
  'care.no-devices': 'কোনো ডিভাইস চেনা নেই।',
  'care.first-seen': 'প্রথম দেখা',
  'care.remembered': 'মনে রাখা',
  'care.forget': 'ভুলে যান',
  'care.forgotten': 'ডিভাইসটি ভুলে যাওয়া হয়েছে।',
  'care.reset': 'প্রমাণ মুছুন',
  'care.reset-title': '{username}-এর দ্বিতীয় প্রমাণ মুছবেন?',
  'care.reset-words':
    'অথেনটিকেটর, পাসকি ও উদ্ধার কোড সরে যাবে, চেনা ডিভাইস ভুলে যাওয়া হবে এবং সব সেশন শেষ হবে। সদস্য নতুন প্রমাণ চালু না করা পর্যন্ত শুধু পাসওয়ার্ডেই অ্যাকাউন্ট খুলবে: কে চাইছেন তা নিশ্চিত হোন।',
  'care.reset-done': '{username}-এর দ্বিতীয় প্রমাণ মোছা হয়েছে।',
  'care.export': 'কপি নিন',
  'care.export-title': '{username}-এর সংরক্ষিত তথ্যের কপি নেবেন?',
  'care.export-words':
    'পরিচয়, যোগাযোগ, সেশন, ডিভাইস, অবস্থা, বাজি, হিসাবের লাইন ও জমা নিয়ে একটি ফাইল, সব খোলা লেখায়। এটি সদস্যের নিজের কপি: আর কাউকে দেবেন না।',
  'care.exported': 'ফাইলটি সংরক্ষিত হয়েছে।',
};
