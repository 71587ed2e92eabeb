import type { MEMBER_TYPE_REFUSALS } from '../member-type-refusals.ts';

/** The Bengali words where operators make agents and accept applications. */
export const memberTypeBn: Readonly<Record<keyof typeof MEMBER_TYPE_REFUSALS, string>> = {
  'identity.account-fixed': 'এটি ট্রায়াল অ্যাকাউন্ট, অথবা বন্ধ হয়ে গেছে। এটি আর বদলানো যায় না।',
  'identity.type-same': 'অ্যাকাউন্টটি আগে থেকেই এই ধরনের।',
  'identity.type-restricted': 'স্থগিত, নিজেকে বিরত রাখা বা বিরতিতে থাকা সদস্য এজেন্ট হতে পারেন না।',
  'identity.affiliate-held': 'কোডটি আমরা বন্ধ করেছি। কারণ জানতে গ্রাহক সেবায় লিখুন।',
  'identity.upline-same': 'সদস্য আগে থেকেই সেখানে আছেন।',
  'identity.upline-below': 'এই এজেন্ট ওই সদস্য নিজেই, অথবা দলে ওই সদস্যের নিচে আছেন।',
  'identity.move-day':
    'এই দিনটি বেশি আগের বা বেশি পরের। {from} থেকে {to}-এর মধ্যে একটি দিন বেছে নিন।',
  'identity.move-waits': 'এই সদস্যের একটি বদলি আগে থেকেই অপেক্ষায় আছে। আগে সেটি ফিরিয়ে নিন।',
  'identity.move-unknown': 'এমন কোনো বদলি নেই।',
  'identity.move-ended': 'এই বদলি এর মধ্যে কার্যকর হয়েছে, নয়তো ফিরিয়ে নেওয়া হয়েছে।',
  'site.application-accepted': 'গৃহীত আবেদন গৃহীতই থাকে। অ্যাকাউন্টের ধরন ঠিক করলেই শুধু আবেদন গৃহীত হয়।',
};
