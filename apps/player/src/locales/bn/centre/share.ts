import type { share as en } from '../../en/centre/share.ts';

export const share: Readonly<Record<keyof typeof en, string>> = {
  'share.title': 'বন্ধুকে আমন্ত্রণ',
  'share.how':
    'এই লিংক দিয়ে যিনি নিবন্ধন করবেন, তিনি আপনার আমন্ত্রিত হিসেবে গণ্য হবেন। শুধু 18 বা বেশি বয়সীদের সঙ্গে শেয়ার করুন।',
  'share.code': 'আপনার আমন্ত্রণ লিংকের কিউআর কোড',
  'share.copy': 'লিংক কপি করুন',
  'share.copied': 'লিংক কপি হয়েছে।',
  'share.hand': 'শেয়ার করুন',
  'share.words': 'প্রতিটি রাউন্ড যাচাই করা যায় এমন গেম।',
};
