import type { adjustments as english } from '../en/adjustments.ts';

export const adjustments: Readonly<Record<keyof typeof english, string>> = {
  'act.cashier.adjust': 'হাতে ব্যালেন্স সমন্বয় করা',
  'nav.adjustments': 'সমন্বয়',
  'adjustments.words':
    'যেসব ব্যালেন্স হাতে বদলানো হয়েছে। একজন পরিচালক সদস্যের পাতায় প্রস্তাব করেন, আরেকজন অনুমোদন করেন; খতিয়ানে এটি সমন্বয় অ্যাকাউন্টের বিপরীতে থাকে।',
  'adjustments.none': 'এখনো কোনো ব্যালেন্স হাতে বদলানো হয়নি।',
  'adjustments.at': 'সময়',
  'adjustments.member': 'সদস্য',
  'adjustments.amount': 'পরিমাণ',
  'adjustments.cause': 'ধরন',
  'adjustments.told': 'সদস্যকে যা জানানো হয়েছে',
  'adjustments.reason': 'কারণ',
  'adjustments.by': 'প্রস্তাবক ও অনুমোদনকারী',
  'adjustments.new': 'ব্যালেন্স সমন্বয় করুন',
  'adjustments.title': '{username} সদস্যের ব্যালেন্স সমন্বয় করবেন?',
  'adjustments.new-words':
    'খতিয়ানে সমন্বয় অ্যাকাউন্টের বিপরীতে একটি এন্ট্রি হবে, আর সদস্য একটি চিঠি পাবেন। আগে দ্বিতীয় একজন পরিচালককে অনুমোদন করতে হবে।',
  'adjustments.way': 'কী হবে',
  'adjustments.give': 'যোগ করা',
  'adjustments.take': 'কেটে নেওয়া',
  'adjustments.goodwill': 'সৌজন্য',
  'adjustments.goodwill-words': 'পাওনা না হলেও আমরা দিচ্ছি।',
  'adjustments.correction': 'সংশোধন',
  'adjustments.correction-words': 'আমাদের বা কোনো মাধ্যমের ভুল হয়েছে।',
  'adjustments.recovery': 'ফেরত নেওয়া',
  'adjustments.recovery-words': 'টাকাটি কখনোই সদস্যের ছিল না।',
  'adjustments.text': 'সদস্য যা পড়বেন',
  'adjustments.text-hint': 'আপনি যেমন লিখবেন চিঠিতে তেমনই থাকবে; সদস্যের ভাষায় লিখুন।',
  'adjustments.propose': 'প্রস্তাব করুন',
  'change.balance': 'ব্যালেন্স',
};
