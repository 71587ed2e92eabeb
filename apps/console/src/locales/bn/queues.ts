import type { queues as en } from '../en/queues.ts';

export const queues: Readonly<Record<keyof typeof en, string>> = {
  'queues.waiting': '{count}টি অপেক্ষায়',
  'queues.new-on': 'নতুন কাজ: {desks}',
  'queues.new-rows': '{count}টি নতুন',
  'queues.show-new': 'নতুনগুলো দেখুন',
  'queues.sound': 'নতুন কাজের শব্দ',
  'queues.sound-is-on': 'নতুন কাজের শব্দ: চালু',
  'queues.sound-is-off': 'নতুন কাজের শব্দ: বন্ধ',
  'queues.sound-is-blocked': 'নতুন কাজের শব্দ: চালু, তবে এই ট্যাব এখনো শব্দ করতে পারে না',
  'queues.sound-on': 'আমার কোনো ডেস্কে নতুন কাজ এলে ছোট্ট একটি শব্দ হোক',
  'queues.sound-rest': 'পাঁচ সেকেন্ডে সর্বোচ্চ একবার। এই ব্রাউজারে শুধু আপনার জন্য রাখা হয়।',
  'queues.volume': 'শব্দের মাত্রা',
  'queues.try': 'শব্দটি শুনুন',
  'queues.blocked':
    'এই ট্যাব এখনো শব্দ করতে পারে না। একবার কোনো কী চাপুন বা ট্যাবে ক্লিক করুন; তবু শব্দ না হলে ব্রাউজারে এই সাইটের শব্দ চালু করুন।',
  'queues.no-audio': 'এই ব্রাউজার শব্দ করতে পারে না।',
};
