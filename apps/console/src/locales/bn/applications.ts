import type { applications as en } from '../en/applications.ts';

export const applications: Readonly<Record<keyof typeof en, string>> = {
  'applications.all': 'সব',
  'applications.new': 'নতুন',
  'applications.working': 'কাজ চলছে',
  'applications.done': 'শেষ',
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
