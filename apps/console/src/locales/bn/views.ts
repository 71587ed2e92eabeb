import type { views as en } from '../en/views.ts';

export const views: Readonly<Record<keyof typeof en, string>> = {
  'views.title': 'সংরক্ষিত ভিউ',
  'views.open': 'ভিউ',
  'views.this': 'এই ফিল্টারগুলো সংরক্ষণ করুন',
  'views.name': 'ভিউয়ের নাম',
  'views.save': 'সংরক্ষণ করুন',
  'views.start-too': 'শুরুর ভিউ হিসেবে ব্যবহার করুন',
  'views.no-filters': 'আগে এই ডেস্কে ফিল্টার বেছে নিন: তারপর এখানে নাম দিয়ে সংরক্ষণ করা যাবে।',
  'views.saved': 'ভিউ সংরক্ষিত হয়েছে',
  'views.none': 'এই ডেস্কে এখনো কোনো সংরক্ষিত ভিউ নেই',
  'views.start': 'শুরুর ভিউ',
  'views.make-start': 'শুরুর ভিউ করুন',
  'views.end-start': 'শুরুর ভিউ থেকে বাদ দিন',
  'views.rename': 'নাম বদলান',
  'views.rename-of': '{name}-এর নতুন নাম',
  'views.delete': 'সরান',
  'views.deleted': '{name} সরানো হয়েছে।',
  'views.undo': 'ফিরিয়ে আনুন',
};
