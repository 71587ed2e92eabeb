import type { notice as en } from '../en/notice.ts';

export const notice: Readonly<Record<keyof typeof en, string>> = {
  'notice.title': 'বিজ্ঞপ্তি',
  'notice.notices': 'বিজ্ঞপ্তি',
  'notice.news': 'খবর',
  'notice.blog': 'ব্লগ',
  'notice.kinds': 'বিজ্ঞপ্তি, খবর ও ব্লগ',
  'notice.none': 'এখন কোনো বিজ্ঞপ্তি নেই।',
  'notice.no-posts': 'এখানে এখনো কিছু প্রকাশ করা হয়নি।',
  'notice.all-posts': 'সবগুলোয় ফিরে যান',
  'notice.choose': 'পড়তে একটি বিজ্ঞপ্তি বেছে নিন।',
  'notice.pinned': 'পিন করা:',
  'notice.new': 'নতুন',
  'notice.pages': 'বিজ্ঞপ্তির পাতা',
  'notice.page-of': 'পাতা {page}, মোট {of}',
  'notice.earlier-page': 'আগের',
  'notice.next-page': 'পরের',
  'notice.pause': 'বিজ্ঞপ্তি থামান',
  'notice.run': 'বিজ্ঞপ্তি চালান',
};
