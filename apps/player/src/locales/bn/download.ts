import type { download as en } from '../en/download.ts';

export const download: Readonly<Record<keyof typeof en, string>> = {
  'download.lead':
    'এই সাইটটিই অ্যাপ। হোম স্ক্রিনে যোগ করুন: পুরো স্ক্রিনে খোলে, প্রায় কোনো জায়গা নেয় না, আর সব সময় হালনাগাদ থাকে।',
  'download.install': 'এই ডিভাইসে ইনস্টল করুন',
  'download.installing': 'ইনস্টল হচ্ছে।',
  'download.installed': 'অ্যাপটি এই ডিভাইসে ইনস্টল করা আছে।',
  'download.site-code': 'এই সাইটের কিউআর কোড',
  'download.site-scan': 'ফোনে সাইটটি খুলতে এটি স্ক্যান করুন।',
  'download.scan': 'ফোন দিয়ে এটি স্ক্যান করুন।',
  'download.code': 'কিউআর কোড: {app}',
  'download.open': 'খুলুন',
  'download.ios': 'আইফোন ও আইপ্যাড',
  'download.android': 'অ্যান্ড্রয়েড',
  'download.desktop': 'কম্পিউটার',
  'download.profile': 'আইফোনের প্রোফাইল',
  'download.ios-1': 'সাফারিতে এই সাইটটি খুলুন।',
  'download.ios-2': 'স্ক্রিনের কিনারায় শেয়ার বোতামে চাপুন।',
  'download.ios-3': '“হোম স্ক্রিনে যোগ করুন” বেছে নিয়ে “যোগ করুন” চাপুন।',
  'download.ios-profile':
    'iOS 17 থেকে প্রোফাইল নিজে ইনস্টল করতে হয়: Settings, General, VPN & Device Management, তারপর প্রোফাইলটি।',
  'download.android-1': 'ক্রোমে এই সাইটটি খুলুন।',
  'download.android-2': '৩ ডটের মেনু (⋮) খুলুন।',
  'download.android-3': '“হোম স্ক্রিনে যোগ করুন” বেছে নিয়ে ইনস্টল চাপুন।',
  'download.desktop-1': 'ক্রোম বা এজে এই সাইটটি খুলুন।',
  'download.desktop-2': 'অ্যাড্রেস বারের ডান পাশে ইনস্টল আইকনে চাপুন।',
  'download.desktop-3': 'ইনস্টল চেপে নিশ্চিত করুন।',
};
