import type { RefusalCode } from '../refusals.ts';

type CashierCode = Extract<RefusalCode, `cashier.${string}`>;

/** The Bengali words of the cashier's refusals. */
export const cashierBn: Readonly<Record<CashierCode, string>> = {
  'cashier.amount-out-of-range':
    'এই মাধ্যমে ওই পরিমাণ নেওয়া যায় না। অনুগ্রহ করে {exactly} বেছে নিন। অনুগ্রহ করে {minimum} থেকে {maximum}-এর মধ্যে দিন।',
  'cashier.channel-unknown': 'মাধ্যমটি পাওয়া যায়নি।',
  'cashier.channel-off': 'এই মাধ্যমটি এখন বন্ধ। অনুগ্রহ করে অন্য একটি বেছে নিন।',
  'cashier.channel-closed': 'এই সময়ে মাধ্যমটি বন্ধ থাকে। অন্য একটি বেছে নিন, অথবা {opensAt}-এ আবার আসুন।',
  'cashier.terms-changed': 'এর মধ্যে এই মাধ্যমের শর্ত বদলে গেছে। অনুগ্রহ করে আবার দেখুন।',
  'cashier.deposits-missing': 'আগে অন্য মাধ্যমে জমা দিলে এটি আপনার জন্য খুলবে। আর {missing}টি জমা বাকি।',
  'cashier.field-missing': 'এই মাধ্যমে যা দরকার তার কিছু পূরণ করা হয়নি।',
  'cashier.field-wrong': 'এই মাধ্যমে যেভাবে লিখতে হয় কিছু একটা সেভাবে লেখা হয়নি।',
  'cashier.terms-same': 'এই শর্তে কিছুই বদলায়নি।',
  'cashier.voucher-unknown': 'ভাউচারটি পাওয়া যায়নি। অনুগ্রহ করে কোডটি আবার দেখুন।',
  'cashier.voucher-used': 'এই ভাউচারটি আগেই ব্যবহার হয়েছে।',
  'cashier.voucher-expired': 'এই ভাউচারের মেয়াদ শেষ। {expiresAt} পর্যন্ত এটি ব্যবহার করা যেত।',
  'cashier.voucher-void': 'এই ভাউচারটি বাতিল করা হয়েছে।',
  'cashier.voucher-expiry': 'ভাউচারের মেয়াদ ভবিষ্যতের কোনো সময়ে শেষ হতে হবে, পাঁচ বছরের মধ্যে।',
  'cashier.batch-unknown': 'ভাউচারের ব্যাচটি পাওয়া যায়নি।',
  'cashier.batch-over': 'এই ব্যাচটি বাতিল, নয়তো এর মেয়াদ শেষ।',
  'cashier.codes-taken':
    'এই ব্যাচের কোড আগেই তৈরি হয়েছে, আর তা সংরক্ষণ করা হয় না। হারিয়ে গেলে ব্যাচটি বাতিল করে নতুন একটি ইস্যু করুন।',
  'cashier.deposit-unknown': 'জমাটি পাওয়া যায়নি।',
  'cashier.too-many-pending': 'আপনার কয়েকটি জমা এখনো পথে আছে। একসঙ্গে {atMost}টি থাকতে পারে।',
  'cashier.deposit-decided': 'এর মধ্যে জমাটি বদলেছে। অনুগ্রহ করে আবার দেখুন।',
  'cashier.payment-changed': 'এর মধ্যে পরিশোধটি বদলেছে। অনুগ্রহ করে আবার দেখুন।',
  'cashier.deposit-forbidden':
    'কোনো সীমা বা বিরতি এখন এই জমায় বাধা দিচ্ছে। শেষ হওয়া পর্যন্ত অপেক্ষা করুন, নয়তো যা এসেছে তা ফেরত পাঠান।',
  'cashier.method-unknown': 'টাকা পাওয়ার মাধ্যমটি পাওয়া যায়নি।',
  'cashier.payee-account': 'এই মাধ্যমে অ্যাকাউন্ট নম্বর এভাবে লেখা হয় না।',
  'cashier.payee-known': 'এই অ্যাকাউন্টটি আপনি আগেই যোগ করেছেন।',
  'cashier.payee-unknown': 'টাকা তোলার অ্যাকাউন্টটি পাওয়া যায়নি।',
  'cashier.payee-resting': 'অ্যাকাউন্টটি নতুন। আপনার নিরাপত্তার জন্য {usableFrom} থেকে এতে টাকা যাবে।',
  'cashier.too-many-payees': 'আপনার {atMost}টি অ্যাকাউন্ট থাকতে পারে। আগে একটি সরান।',
  'cashier.withdrawal-out-of-range':
    'এই মাধ্যমে ওই অঙ্ক পাঠানো যায় না। {exactly} বেছে নিন। {minimum} থেকে {maximum}-এর মধ্যে বেছে নিন।',
  'cashier.too-many-withdrawals': 'আপনার কয়েকটি উত্তোলন এখনো খোলা আছে। একসঙ্গে {atMost}টি থাকতে পারে।',
  'cashier.withdrawal-day':
    'এটি আপনার আজকের সীমার বেশি। আজ আরও {left} তুলতে পারেন, {resetsAt} থেকে আবার বেশি।',
  'cashier.turnover-missing':
    'সব টাকা এখনো তোলা যাবে না। এখন {available} তুলতে পারেন, আরও {missing} বাজি ধরলে বাকিটা।',
  'cashier.debt-open':
    'দেনার জন্য আপনার ব্যালেন্সের একটি অংশ আটকে রাখা আছে। সেটি {held}, এখন {available} তুলতে পারেন।',
  'cashier.withdrawal-unknown': 'উত্তোলনটি পাওয়া যায়নি।',
  'cashier.withdrawal-changed': 'এর মধ্যে উত্তোলনটি বদলেছে। অনুগ্রহ করে আবার দেখুন।',
  'cashier.withdrawal-under-review':
    'এই সদস্যের উত্তোলনগুলো পর্যালোচনায় আছে। ঝুঁকি ডেস্ক ছেড়ে না দেওয়া পর্যন্ত এগুলো অপেক্ষা করবে।',
  'cashier.answer-closed': 'এর উত্তর আর দেওয়া যায় না। কিছু ভুল হলে আমাদের লিখুন।',
  'cashier.received-wrong': 'শূন্যের বেশি এবং পুরো অঙ্কের কম লিখুন।',
  'cashier.proof-needed': 'আপনার অ্যাকাউন্টে কী এসেছে তার একটি ছবি দিন।',
  'cashier.reference-taken': 'এই রেফারেন্সে অন্য একটি উত্তোলন পরিশোধ হয়েছে।',
  'cashier.debt-unknown': 'দেনাটি পাওয়া যায়নি।',
  'cashier.debt-changed': 'এর মধ্যে এই দেনার কিছু শোধ হয়েছে। অনুগ্রহ করে আবার দেখুন।',
  'cashier.nothing-there': 'এই মুহূর্তে সদস্যের ব্যালেন্সে কিছু নেই।',
  'cashier.told-already': 'এই পেমেন্টের কথা আগেই জানিয়েছেন, অথবা এর সময় শেষ।',
  'cashier.statement-unreadable':
    'এটি ঠিক ধরনের স্টেটমেন্ট নয়। প্রথম লাইনে তারিখ, অঙ্ক, রেফারেন্স ও প্রেরকের ইংরেজি নাম থাকতে হবে।',
  'cashier.statement-too-long': 'একটি স্টেটমেন্টে সর্বোচ্চ {lines} লাইন থাকতে পারে। ভাগ করে দিন।',
  'cashier.line-unknown': 'লাইনটি পাওয়া যায়নি।',
  'cashier.claim-about-nothing': 'আপনার এমন কিছু পাওয়া যায়নি যার সম্পর্কে এই দাবি।',
  'cashier.claim-open': 'আপনি আগেই দাবি করেছেন। দেখানো সময়ের মধ্যে উত্তর দেব।',
  'cashier.claim-closed': 'এটি নিয়ে আর দাবি করা যায় না। কিছু ভুল হলে আমাদের লিখুন।',
  'cashier.claim-unknown': 'দাবিটি পাওয়া যায়নি।',
  'cashier.claim-answered': 'এর মধ্যে দাবিটির উত্তর দেওয়া হয়েছে। অনুগ্রহ করে আবার দেখুন।',
  'cashier.evidence-unknown': 'এই অঙ্কের অপেক্ষমাণ কোনো লাইন পাওয়া যায়নি।',
  'cashier.evidence-taken': 'এই রেফারেন্সে অন্য একটি জমা পরিশোধ হয়েছে, অথবা তা ফেরত নেওয়া হয়েছে।',
  'cashier.line-changed': 'এর মধ্যে লাইনটি বদলেছে। অনুগ্রহ করে আবার দেখুন।',
};
