import type { triggers as en } from '../en/triggers.ts';

export const triggers: Readonly<Record<keyof typeof en, string>> = {
  'campaigns.trigger-deposit': 'জমা',
  'campaigns.trigger-deposit-words': 'জমা যোগ হলে দেওয়া হয়।',
  'campaigns.trigger-registration': 'নিবন্ধন',
  'campaigns.trigger-registration-words': 'অ্যাকাউন্ট খুললে উপহার হিসেবে দেখানো হয়; সদস্য নিজে নেন।',
  'campaigns.trigger-claim': 'নিজে নেওয়া',
  'campaigns.trigger-claim-words': 'সদস্য অফারের পাতায় নিজে নেন।',
  'campaigns.trigger-code': 'প্রোমো কোড',
  'campaigns.trigger-code-words': 'সদস্য কোডটি লেখেন।',
  'campaigns.trigger-manual': 'হাতে দেওয়া',
  'campaigns.trigger-manual-words': 'পরিচালক সদস্যের পাতা থেকে দেন, আরেকজন অনুমোদন করেন।',
  'campaigns.trigger-mission': 'মিশন',
  'campaigns.trigger-mission-words': 'এক দিনে, এক সপ্তাহে বা একবারে খেলে লক্ষ্য পূরণ হলে সদস্য পুরস্কার নেন।',
  'campaigns.trigger-referral': 'বন্ধুকে আমন্ত্রণ',
  'campaigns.trigger-referral-words':
    'সদস্যের আমন্ত্রণে আসা বন্ধু জমা দিয়ে বাজি ধরলে; প্রতি বন্ধু একবারই গোনা হয়। বন্ধু ও সদস্য একই ব্যক্তি মনে হলে বিষয়টি ঝুঁকি ডেস্কে যায়।',
  'campaigns.trigger-raffle': 'র‍্যাফল ড্র',
  'campaigns.trigger-raffle-words':
    'নিজের টাকায় বাজি ধরলে টিকিট; শেষে ড্র হয়, একজন একবারই জেতেন, আর যে কেউ হিসাব মিলিয়ে দেখতে পারেন। শেষের সময় লাগবে, শুরুর সর্বোচ্চ ৩১ দিন পরে।',
  'campaigns.trigger-period': 'ক্যাশব্যাক বা রিবেট',
  'campaigns.trigger-period-words': 'প্রতি মেয়াদের হার বা বাজির একটি অংশ। বোনাসের টাকা কোনোটিতেই গোনা হয় না।',
};
