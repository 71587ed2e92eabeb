import type { RefusalCode } from '../refusals.ts';

type CashierCode = Extract<RefusalCode, `cashier.${string}`>;

/** What the cashier's refusals say in Bengali. */
export const cashierBn: Readonly<Record<CashierCode, string>> = {
  'cashier.amount-out-of-range':
    'এই মাধ্যমে ওই পরিমাণ নেওয়া যায় না। অনুগ্রহ করে {minimum} থেকে {maximum}-এর মধ্যে দিন।',
  'cashier.channel-unknown': 'এমন কোনো মাধ্যম নেই।',
  'cashier.channel-off': 'এই মাধ্যমটি এখন বন্ধ। অনুগ্রহ করে অন্য একটি বেছে নিন।',
  'cashier.channel-closed': 'এই সময়ে মাধ্যমটি বন্ধ থাকে। অন্য একটি বেছে নিন, অথবা {opensAt}-এ আবার আসুন।',
  'cashier.terms-changed': 'এর মধ্যে এই মাধ্যমের শর্ত বদলে গেছে। অনুগ্রহ করে আবার দেখুন।',
  'cashier.deposits-missing': 'আগে অন্য মাধ্যমে জমা দিলে এটি আপনার জন্য খুলবে। আর {missing}টি জমা বাকি।',
  'cashier.field-missing': 'এই মাধ্যমে যা দরকার তার কিছু পূরণ করা হয়নি।',
  'cashier.field-wrong': 'এই মাধ্যমে যেভাবে লিখতে হয় কিছু একটা সেভাবে লেখা হয়নি।',
  'cashier.terms-same': 'এই শর্তে কিছুই বদলায়নি।',
  'cashier.voucher-unknown': 'এমন কোনো ভাউচার নেই। অনুগ্রহ করে কোডটি আবার দেখুন।',
  'cashier.voucher-used': 'এই ভাউচারটি আগেই ব্যবহার হয়েছে।',
  'cashier.voucher-expired': 'এই ভাউচারের মেয়াদ শেষ। {expiresAt} পর্যন্ত এটি ব্যবহার করা যেত।',
  'cashier.voucher-void': 'এই ভাউচারটি বাতিল করা হয়েছে।',
  'cashier.voucher-expiry': 'ভাউচারের মেয়াদ ভবিষ্যতের কোনো সময়ে শেষ হতে হবে, পাঁচ বছরের মধ্যে।',
  'cashier.batch-unknown': 'ভাউচারের এমন কোনো গুচ্ছ নেই।',
  'cashier.batch-over': 'এই গুচ্ছটি বাতিল, নয়তো এর মেয়াদ শেষ।',
  'cashier.codes-taken':
    'এই গুচ্ছের কোড আগেই নেওয়া হয়েছে, আর তা রাখা হয় না। হারিয়ে গেলে গুচ্ছটি বাতিল করে নতুন একটি দিন।',
  'cashier.deposit-unknown': 'এমন কোনো জমা নেই।',
  'cashier.too-many-pending': 'আপনার কয়েকটি জমা এখনো পথে আছে। একসঙ্গে {atMost}টি থাকতে পারে।',
  'cashier.deposit-decided': 'এর মধ্যে জমাটি এগিয়ে গেছে। অনুগ্রহ করে আবার দেখুন।',
  'cashier.deposit-forbidden':
    'কোনো সীমা বা বিরতি এখন এই জমায় বাধা দিচ্ছে। শেষ হওয়া পর্যন্ত অপেক্ষা করুন, নয়তো যা এসেছে তা ফেরত পাঠান।',
  'cashier.method-unknown': 'টাকা পাওয়ার এমন কোনো মাধ্যম নেই।',
  'cashier.payee-account': 'এই মাধ্যমে অ্যাকাউন্ট নম্বর এভাবে লেখা হয় না।',
  'cashier.payee-known': 'এই অ্যাকাউন্টটি আপনি আগেই যোগ করেছেন।',
  'cashier.payee-unknown': 'টাকা পাওয়ার এমন কোনো অ্যাকাউন্ট নেই।',
  'cashier.payee-resting': 'অ্যাকাউন্টটি নতুন। আপনার নিরাপত্তার জন্য {usableFrom} থেকে এতে টাকা যাবে।',
  'cashier.too-many-payees': 'আপনার {atMost}টি অ্যাকাউন্ট থাকতে পারে। আগে একটি সরিয়ে দিন।',
  'cashier.withdrawal-out-of-range':
    'এই মাধ্যমে ওই অঙ্ক পাঠানো যায় না। {minimum} থেকে {maximum}-এর মধ্যে বেছে নিন।',
  'cashier.too-many-withdrawals': 'আপনার কয়েকটি উত্তোলন এখনো খোলা আছে। একসঙ্গে {atMost}টি থাকতে পারে।',
  'cashier.turnover-missing':
    'সব টাকা এখনো তোলা যাবে না। এখন {available} তুলতে পারেন, আরও {missing} বাজি ধরলে বাকিটা।',
  'cashier.debt-open':
    'দেনার জন্য আপনার ব্যালেন্সের একটি অংশ আটকে রাখা আছে। সেটি {held}, এখন {available} তুলতে পারেন।',
  'cashier.withdrawal-unknown': 'এমন কোনো উত্তোলন নেই।',
  'cashier.withdrawal-changed': 'এর মধ্যে উত্তোলনটি এগিয়ে গেছে। অনুগ্রহ করে আবার দেখুন।',
  'cashier.withdrawal-under-review':
    'এই সদস্যের উত্তোলনগুলো পর্যালোচনায় আছে। ঝুঁকি ডেস্ক ছেড়ে না দেওয়া পর্যন্ত এগুলো অপেক্ষা করবে।',
  'cashier.answer-closed': 'এর উত্তর আর দেওয়া যায় না। কিছু ভুল হলে আমাদের লিখুন।',
  'cashier.received-wrong': 'যা এসেছে তা শূন্যের বেশি এবং পুরো অঙ্কের কম।',
  'cashier.proof-needed': 'আপনার অ্যাকাউন্টে কী এসেছে তার একটি ছবি দিন।',
  'cashier.reference-taken': 'এই রেফারেন্সে অন্য একটি উত্তোলন পরিশোধ হয়েছে।',
  'cashier.debt-unknown': 'এমন কোনো দেনা নেই।',
  'cashier.debt-changed': 'এর মধ্যে এই দেনার কিছু শোধ হয়েছে। অনুগ্রহ করে আবার দেখুন।',
  'cashier.nothing-there': 'এই মুহূর্তে সদস্যের ব্যালেন্সে কিছু নেই।',
  'cashier.told-already': 'এই পরিশোধের কথা আগেই জানিয়েছেন, অথবা এর সময় শেষ।',
  'cashier.statement-unreadable':
    'এটি ঠিকমতো লেখা বিবরণী নয়। প্রথম লাইনে তারিখ, অঙ্ক, রেফারেন্স ও প্রেরকের ইংরেজি নাম থাকে।',
  'cashier.statement-too-long': 'একটি বিবরণীতে সর্বোচ্চ {lines} লাইন থাকতে পারে। ভাগ করে দিন।',
  'cashier.line-unknown': 'এমন কোনো লাইন নেই।',
  'cashier.claim-about-nothing': 'আপনার এমন কিছু নেই যার সম্পর্কে এই দাবি।',
  'cashier.claim-open': 'আপনি আগেই দাবি করেছেন। যে সময় লেখা আছে তার মধ্যে উত্তর দেব।',
  'cashier.claim-closed': 'এটি নিয়ে আর দাবি করা যায় না। কিছু ভুল হলে আমাদের লিখুন।',
  'cashier.claim-unknown': 'এমন কোনো দাবি নেই।',
  'cashier.claim-answered': 'এর মধ্যে দাবিটির উত্তর দেওয়া হয়েছে। অনুগ্রহ করে আবার দেখুন।',
  'cashier.evidence-unknown': 'এই অঙ্কের এমন কোনো লাইন আর অপেক্ষায় নেই।',
  'cashier.evidence-taken': 'এই রেফারেন্সে অন্য একটি জমা পরিশোধ হয়েছে, অথবা তা ফেরত নেওয়া হয়েছে।',
  'cashier.line-changed': 'এর মধ্যে লাইনটি এগিয়ে গেছে। অনুগ্রহ করে আবার দেখুন।',
};
