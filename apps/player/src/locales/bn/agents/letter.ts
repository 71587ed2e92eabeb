import type { letter as en } from '../../en/agents/letter.ts';

export const letter: Readonly<Record<keyof typeof en, string>> = {
  'letter.act': 'বার্তা',
  'letter.title': '{name}-কে বার্তা',
  'letter.what':
    'বার্তাটি ইনবক্সে যায়, আপনার নামের প্রথম কয়েকটি অক্ষর সহ। লিংক, ঠিকানা কিংবা ফোন বা পেমেন্টের নম্বর দেওয়া যায় না। সদস্য চাইলে আপনার বার্তা নেওয়া বন্ধ করতে বা অভিযোগ জানাতে পারেন।',
  'letter.subject': 'বিষয়',
  'letter.text': 'বার্তা',
  'letter.left': 'আর {count}টি অক্ষর লেখা যাবে',
  'letter.too-long': 'লেখাটি বেশি লম্বা।',
  'letter.send': 'পাঠান',
  'letter.sent': '{name}-কে বার্তা পাঠানো হয়েছে।',
};
