import type { sessions as en } from '../../en/centre/sessions.ts';

export const sessions: Readonly<Record<keyof typeof en, string>> = {
  'sessions.device': 'ডিভাইস',
  'sessions.address': 'আইপি ঠিকানা',
  'sessions.last-seen': 'সর্বশেষ সক্রিয়',
  'sessions.action': 'কাজ',
  'sessions.this': 'এই ডিভাইস',
  'sessions.end': 'সেখানে লগ আউট',
  'sessions.ended': 'ওই সেশন শেষ হয়েছে।',
  'sessions.everywhere': 'সব জায়গা থেকে লগ আউট',
  'sessions.everywhere-sure': 'এটিসহ আপনার সব সেশন শেষ হবে এবং কোনো ব্রাউজার আপনাকে মনে রাখবে না।',
};
