import type { applications as en } from '../en/applications.ts';

export const applications: Readonly<Record<keyof typeof en, string>> = {
  'applications.all': 'সব',
  'applications.new': 'নতুন',
  'applications.working': 'কাজ চলছে',
  'applications.done': 'শেষ',
  'applications.accepted': 'গৃহীত',
  'applications.account': 'অ্যাকাউন্ট',
  'applications.no-account': 'লগ ইন ছাড়া পাঠানো',
  'applications.accept': 'গ্রহণ করুন',
  'applications.accept-title': '{name}-এর আবেদন গ্রহণ করবেন?',
  'applications.accept-words':
    'আরেকজন পরিচালক অনুমোদন করলে অ্যাকাউন্টটি এজেন্টের হবে এবং আবেদন গৃহীত হবে। আবেদনকারীকে সেখানেই জানানো হবে।',
  'applications.accept-account': 'আবেদনকারীর ব্যবহারকারীর নাম',
  'applications.accept-hint':
    'আবেদনকারীকে আগে নিবন্ধন করতে হবে। অ্যাকাউন্টটি তাঁরই কি না নিশ্চিত হোন: ফর্মটি যে কেউ পাঠাতে পারেন।',
  'applications.accept-done': 'আবেদনটি গৃহীত হয়েছে।',
  'applications.accept-nobody': 'হুবহু এই নামে কোনো সদস্য নেই।',
  'applications.state': 'অবস্থা',
  'applications.none': 'এখানে কোনো আবেদন নেই',
  'applications.at': 'পাওয়া গেছে',
  'applications.who': 'কে',
  'applications.message': 'বার্তা',
  'applications.act': 'কাজ',
  'applications.open': 'খুলুন',
  'applications.contact': 'যোগাযোগ',
  'applications.language': 'ফর্মের ভাষা',
  'applications.notes': 'এ পর্যন্ত নোট',
  'applications.note': 'কী করা হলো',
  'applications.save': 'সংরক্ষণ করুন',
  'applications.saved': 'আবেদনটি সংরক্ষিত হয়েছে।',
};
