import type { checkout as en } from '../../en/centre/checkout.ts';

export const checkout: Readonly<Record<keyof typeof en, string>> = {
  'checkout.preparing': 'আপনার পেমেন্টের পাতা তৈরি হচ্ছে',
  'checkout.open': 'পেমেন্টের পাতায় যান',
  'checkout.opens': 'এটি নতুন ট্যাবে খোলে। তারপর এখানে ফিরে আসুন: এই পাতা নিজে থেকেই হালনাগাদ হবে।',
};
