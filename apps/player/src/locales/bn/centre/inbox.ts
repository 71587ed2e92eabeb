import type { inbox as en } from '../../en/centre/inbox.ts';

export const inbox: Readonly<Record<keyof typeof en, string>> = {
  'inbox.inbox': 'ইনবক্স',
  'inbox.notices': 'বিজ্ঞপ্তি',
  'inbox.feedback': 'মতামত',
  'inbox.none': 'এখনো কোনো বার্তা নেই',
  'inbox.unread': '{count, plural, =0 {নতুন কিছু নেই} other {#টি নতুন বার্তা}}',
  'inbox.read-all': 'সব পঠিত হিসেবে চিহ্নিত করুন',
  'inbox.delete': 'সরান',
  'inbox.deleted': 'বার্তাটি সরানো হয়েছে।',
  'inbox.undo': 'ফিরিয়ে আনুন',
  'inbox.from': 'আপনার আপলাইন {name}-এর বার্তা',
  'inbox.mute': '{name}-এর বার্তা বন্ধ করুন',
  'inbox.unmute': '{name}-এর বার্তা আবার চালু করুন',
  'inbox.muted': '{name}-এর আর কোনো বার্তা আসবে না।',
  'inbox.unmuted': '{name}-এর বার্তা আবার আসবে।',
  'inbox.report': 'অভিযোগ করুন',
  'inbox.reported': 'অভিযোগ জানানো হয়েছে। কাস্টমার সার্ভিস ইনবক্সে উত্তর দেবে।',
};
