import type { chat as english } from '../../en/tables/chat.ts';

/** Members talk at a shared table. */
export const chat: Readonly<Record<keyof typeof english, string>> = {
  'table-chat.title': 'চ্যাট: {table}',
  'table-chat.close': 'চ্যাট বন্ধ করুন',
  'table-chat.messages': '{table} টেবিলের বার্তা',
  'table-chat.none': 'এখনো কোনো বার্তা নেই',
  'table-chat.none-words': 'আপনি এখানে যা লিখবেন, এই টেবিলের সবাই তা পড়তে পারবেন।',
  'table-chat.you': 'আপনি',
  'table-chat.acts': '{name}-এর বার্তা লুকান বা অভিযোগ করুন',
  'table-chat.hide': 'এই সদস্যকে লুকান',
  'table-chat.report': 'অভিযোগ করুন',
  'table-chat.reported': 'ধন্যবাদ। আমরা বার্তাটি দেখব।',
  'table-chat.hidden': '{count} জন সদস্যকে লুকানো হয়েছে।',
  'table-chat.show-hidden': 'আবার দেখান',
  'table-chat.rules':
    'ভদ্রভাবে লিখুন। লিংক, ফোন নম্বর বা কোনো প্রস্তাব দেওয়া যাবে না। অভিযোগ এলে বার্তা আমরা পড়ি।',
  'table-chat.agree': 'রাজি, লিখতে চাই',
  'table-chat.words': 'আপনার বার্তা',
  'table-chat.send': 'পাঠান',
  'table-chat.signs-left': 'আর {count}টি অক্ষর লেখা যাবে',
  'table-chat.offline': 'আপনি অফলাইনে আছেন। সংযোগ ফিরলে নতুন বার্তা দেখা যাবে।',
  'table-chat.muted-until': '{until} পর্যন্ত আপনি লিখতে পারবেন না।',
  'table-chat.muted-open': 'আমরা অনুমতি না দেওয়া পর্যন্ত আপনি লিখতে পারবেন না।',
  'table-chat.muted-reason': 'কারণ: {reason}',
  'table-chat.trial': 'লিখতে হলে নিবন্ধন করুন। ফ্রি খেলায় শুধু পড়া যায়।',
};
