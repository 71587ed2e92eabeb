import type { login as en } from '../en/login.ts';

export const login: Readonly<Record<keyof typeof en, string>> = {
  'login.title': 'লগ ইন',
  'login.do': 'লগ ইন করুন',
  'login.username': 'ব্যবহারকারীর নাম',
  'login.password': 'পাসওয়ার্ড',
  'login.show': 'পাসওয়ার্ড দেখান',
  'login.hide': 'পাসওয়ার্ড লুকান',
  'login.captcha': 'ছবির অক্ষর',
  'login.captcha-hint': 'বড় ও ছোট হাতের অক্ষর একই ধরা হয়। চাইলে নতুন ছবি নিতে পারেন।',
  'login.captcha-image': 'যে অক্ষরগুলো লিখতে হবে তার ছবি',
  'login.captcha-new': 'নতুন ছবি',
  'login.forgot': 'পাসওয়ার্ড ভুলে গেছেন?',
  'login.forgot-title': 'পাসওয়ার্ড ভুলে গেলে',
  'login.back': 'লগ ইনে ফিরে যান',
  'login.to-register': 'নতুন এসেছেন? নিবন্ধন করুন',
};
