import type { RefusalCode } from '../refusals.ts';

type LimitsCode = Extract<RefusalCode, `limits.${string}` | `harm.${string}`>;

/** The Bengali words of refusals about limits and player care. */
export const limitsBn: Readonly<Record<LimitsCode, string>> = {
  'limits.self-excluded':
    'আপনি নিজেকে খেলা ও জমা থেকে বিরত রেখেছেন। বেছে নেওয়া সময় শেষ হওয়ার পর আপনি ফিরে আসার অনুরোধ না করা পর্যন্ত এটি বহাল থাকবে।',
  'limits.time-out': 'আপনি এখন বিরতিতে আছেন। বিরতি শেষ হলে খেলা ও জমা আবার খুলবে।',
  'limits.frozen': 'আপনার অ্যাকাউন্ট স্থগিত আছে। অনুগ্রহ করে গ্রাহক সেবায় লিখুন।',
  'limits.deposit-limit':
    'এতে আপনার জমার সীমা ছাড়িয়ে যাবে। {limit}-এর মধ্যে {used} ব্যবহার হয়েছে। আরও ব্যবহার করা যাবে {resetsAt} থেকে।',
  'limits.stake-limit':
    'এতে আপনার বাজির সীমা ছাড়িয়ে যাবে। {limit}-এর মধ্যে {used} ব্যবহার হয়েছে। আরও ব্যবহার করা যাবে {resetsAt} থেকে।',
  'limits.loss-limit':
    'এতে আপনার ক্ষতির সীমা ছাড়িয়ে যেতে পারে। {limit}-এর মধ্যে {used} ব্যবহার হয়েছে। আরও ব্যবহার করা যাবে {resetsAt} থেকে।',
  'limits.bet-too-large': 'বোনাস চালু থাকা অবস্থায় এই বাজি বেশি বড়। এক বাজি সর্বোচ্চ {largest}।',
  'limits.time-limit':
    'আপনার খেলার সময়ের সীমা শেষ। {limitMinutes} মিনিটের মধ্যে {usedMinutes} মিনিট খেলেছেন। আরও খেলা যাবে {resetsAt} থেকে।',
  'limits.reality-check': 'আগে দেখে নিন কতক্ষণ খেলেছেন ও ফল কী।',
  'limits.deposit-limit-needed': 'প্রথমবার জমা দেওয়ার আগে একটি জমার সীমা ঠিক করুন।',
  'limits.not-offered': 'এটি এখানে বেছে নেওয়া যায় না।',
  'limits.not-excluded': 'আপনি নিজেকে বিরত রাখেননি।',
  'limits.exclusion-runs': 'নিজেকে বিরত রাখার সময় এখনো শেষ হয়নি। এটি {until} পর্যন্ত চলবে।',
  'limits.profile-same': 'এই প্রোফাইল আগে থেকেই কার্যকর।',
  'limits.order': 'বেশি সময়ের সীমা কম সময়ের সীমার চেয়ে ছোট হতে পারে না।',
  'limits.change-unknown': 'এমন কোনো পরিবর্তন অপেক্ষায় নেই।',
  'limits.change-not-due': 'এটি নিশ্চিত করার সময় এখনো হয়নি। আপনি {confirmableAt} থেকে পারবেন।',
  'limits.already-excluded': 'আপনি আগে থেকেই অন্তত ওই সময় পর্যন্ত বিরত আছেন।',
  'limits.not-lower': 'এটি এখনকার সীমার চেয়ে কম হবে না। সীমা বাড়াতে পারেন শুধু সদস্য নিজে।',
  'limits.house-act-over':
    'এটি আর তুলে নেওয়া যাবে না: এক দিনের বেশি কেটে গেছে, অথবা এর পরে অন্য কিছু চালু হয়েছে।',

  'harm.not-in-care': 'আগে এই সদস্যকে আপনার দেখভালে নিন।',
};
