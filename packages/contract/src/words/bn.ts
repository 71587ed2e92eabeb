import type { RefusalCode } from '../refusals.ts';

/** What each refusal says in Bengali; the rules of `en.ts` hold here too. */
export const refusalsBn: Readonly<Record<RefusalCode, string>> = {
  'edge.invalid-input': 'ফরমের কোনো তথ্য ঠিক নেই। অনুগ্রহ করে দেখে আবার পাঠান।',
  'edge.malformed': 'অনুরোধটি পড়া যায়নি।',
  'edge.key-missing': 'এই কলের সঙ্গে ৮ থেকে ৬৪ অক্ষর বা অঙ্কের একটি Idempotency-Key দরকার।',
  'edge.encryption-needed': 'পাসওয়ার্ড এনক্রিপ্ট করে পাঠাতে হয়। অনুগ্রহ করে পাতাটি আবার খুলুন।',
  'edge.encryption-broken': 'এনক্রিপ্ট করা ফরমটি খোলা যায়নি। অনুগ্রহ করে পাতাটি আবার খুলুন।',
  'edge.not-logged-in': 'অনুগ্রহ করে আগে লগ ইন করুন।',
  'edge.session-ended': 'আপনার সেশন শেষ হয়েছে। অনুগ্রহ করে আবার লগ ইন করুন।',
  'edge.launch-ended': 'গেমটি অনেকক্ষণ ধরে খোলা ছিল। অনুগ্রহ করে আবার খুলুন।',
  'edge.signature-wrong': 'এই বার্তার স্বাক্ষর ঠিক নেই।',
  'edge.forbidden': 'আপনার দায়িত্বে এই কাজের অনুমতি নেই। এর জন্য {permission} অনুমতি দরকার।',
  'edge.origin-refused': 'অনুরোধটি আমাদের পাতা থেকে আসেনি, তাই কিছু করা হয়নি।',
  'edge.not-found': 'এই ঠিকানায় কিছু নেই।',
  'edge.method-not-allowed': 'এই ঠিকানায় ওই পদ্ধতি চলে না।',
  'edge.too-slow': 'অনুরোধটি পৌঁছাতে বেশি সময় লেগেছে। অনুগ্রহ করে আবার চেষ্টা করুন।',
  'edge.too-large': 'একবারে এতটা নেওয়া যায় না।',
  'edge.media-type': 'অনুগ্রহ করে JSON পাঠান।',
  'edge.key-reused': 'এই অনুরোধ আগে অন্য তথ্যসহ পাঠানো হয়েছিল, তাই আবার করা হয়নি।',
  'edge.too-many-requests':
    'অল্প সময়ে অনেকবার চেষ্টা হয়েছে। অনুগ্রহ করে {retryAfterSeconds} সেকেন্ড পরে আবার চেষ্টা করুন।',
  'edge.fault': 'আমাদের দিকে একটি সমস্যা হয়েছে। কিছু হারায়নি; অনুগ্রহ করে আবার চেষ্টা করুন।',
  'edge.maintenance': 'রক্ষণাবেক্ষণের জন্য সাইটটি বন্ধ আছে। আমরা শিগগিরই ফিরছি।',
  'edge.region-blocked': 'আপনার এলাকা থেকে সাইটটি ব্যবহার করা যায় না। আমরা আপনার ঠিকানা দেখছি {ip}।',
  'edge.busy': 'এই মুহূর্তে চাপ বেশি। অনুগ্রহ করে কয়েক সেকেন্ড পরে আবার চেষ্টা করুন।',

  'site.message-needed': 'অনুগ্রহ করে বার্তাটি দুই ভাষাতেই লিখুন।',
  'site.version-changed': 'এর মধ্যে অন্য কেউ এটি বদলেছেন। অনুগ্রহ করে নতুন অবস্থা দেখে আবার চেষ্টা করুন।',
  'site.field-rule': 'এই নিয়ম রাখা যায় না। দৈর্ঘ্য {min} থেকে {max} হতে পারে।',
  'site.pattern-wrong': 'এই ছাঁচ পড়া যায় না। এটি RE2 রীতিতে লিখতে হয়, আগে-পিছে দেখার চিহ্ন ছাড়া।',

  'identity.true-account-needed': 'এর জন্য আসল অ্যাকাউন্ট দরকার। অনুগ্রহ করে আগে নিবন্ধন করুন।',
  'identity.restricted': 'আপনার অ্যাকাউন্টে নিষেধ আছে। আপনি দেখতে, রাউন্ড যাচাই করতে ও আমাদের লিখতে পারেন।',
  'identity.wrong-credentials': 'ব্যবহারকারীর নাম বা পাসওয়ার্ড ঠিক নেই।',
  'identity.captcha-needed': 'অনুগ্রহ করে ছবির অক্ষরগুলোও লিখুন।',
  'identity.captcha-wrong': 'অক্ষরগুলো মেলেনি। নতুন একটি ছবি দেওয়া হলো।',
  'identity.challenge-needed': 'আগে আপনার ব্রাউজারকে একটি ছোট কাজ করতে হবে। আবার চেষ্টা করুন।',
  'identity.challenge-wrong': 'কাজটি সময়মতো হয়নি। আবার চেষ্টা করুন।',
  'identity.too-many-attempts':
    'অনেকবার চেষ্টা করা হয়েছে। অনুগ্রহ করে {retryAfterSeconds} সেকেন্ড পরে আবার চেষ্টা করুন।',
  'identity.username-taken': 'এই নামটি নেওয়া হয়ে গেছে। অনুগ্রহ করে অন্য একটি বেছে নিন।',
  'identity.username-pattern':
    'নামটি একটি ইংরেজি অক্ষর দিয়ে শুরু হবে এবং তাতে শুধু ইংরেজি অক্ষর ও অঙ্ক থাকবে। মোট {min} থেকে {max}টি।',
  'identity.password-length': 'পাসওয়ার্ডটি বেশি ছোট বা বেশি বড়। এতে {min} থেকে {max}টি অক্ষর দরকার।',
  'identity.password-common': 'এই পাসওয়ার্ড সহজে অনুমান করা যায়। অনুগ্রহ করে অন্য একটি বেছে নিন।',
  'identity.password-pattern': 'পাসওয়ার্ডে এমন একটি অক্ষর আছে যা ব্যবহার করা যায় না।',
  'identity.passwords-differ': 'পাসওয়ার্ড দুটি এক নয়।',
  'identity.password-same': 'নতুন পাসওয়ার্ড আগেরটির মতোই।',
  'identity.terms-needed':
    'অনুগ্রহ করে শর্তে সম্মতি দিন ও আপনার বয়স নিশ্চিত করুন। বয়স কমপক্ষে {minimumAge} বছর হতে হবে।',
  'identity.invitation-wrong': 'এই আমন্ত্রণ কোডটি আমাদের জানা নেই।',
  'identity.field-missing': 'এটি পূরণ করুন।',
  'identity.field-length': 'এটি খুব ছোট বা খুব বড়। {min} থেকে {max} অক্ষর দরকার।',
  'identity.field-pattern': 'যে ধরনে লিখতে বলা হয়েছে, এটি সে রকম নয়।',
  'identity.field-unwanted': 'ফর্মে এটি আর চাওয়া হয় না। ফর্মটি আবার খুলুন।',
  'identity.payment-password-pattern': 'লেনদেনের পাসওয়ার্ডে ঠিক ছয়টি অঙ্ক থাকে।',
  'identity.payment-password-easy': 'এই লেনদেনের পাসওয়ার্ড সহজে আন্দাজ করা যায়। অন্য একটি বেছে নিন।',
  'identity.payment-password-same': 'লেনদেনের পাসওয়ার্ড লগ ইনের পাসওয়ার্ড থেকে আলাদা হতে হবে।',
  'identity.payment-password-wrong': 'লেনদেনের পাসওয়ার্ড ঠিক নয়।',
  'identity.payment-password-unset': 'আগে একটি লেনদেনের পাসওয়ার্ড ঠিক করুন।',
  'identity.registration-closed': 'এই মুহূর্তে নিবন্ধন বন্ধ আছে।',
  'identity.session-unknown': 'এই সেশন আগেই শেষ হয়েছে।',
  'identity.member-unknown': 'এমন কোনো সদস্য নেই।',
  'identity.second-factor-needed': 'অনুগ্রহ করে আপনার অথেনটিকেটর অ্যাপের কোডটি লিখুন।',
  'identity.second-factor-wrong': 'কোডটি ঠিক নেই বা তার সময় শেষ। অনুগ্রহ করে পরের কোডটি দিয়ে চেষ্টা করুন।',
  'identity.second-factor-off': 'দ্বিতীয় ধাপের যাচাই চালু নেই।',
  'identity.second-factor-on': 'দ্বিতীয় ধাপের যাচাই আগে থেকেই চালু আছে।',
  'identity.password-change-needed': 'অনুগ্রহ করে আগে আপনার একবারের পাসওয়ার্ডটি বদলান।',
  'identity.state-wrong': 'অ্যাকাউন্টটি আগে থেকেই ওই অবস্থায় আছে।',

  'wallet.insufficient': 'এর জন্য আপনার ব্যালেন্স যথেষ্ট নয়।',
  'wallet.key-reused': 'এই অনুরোধ আগে অন্য তথ্যসহ পাঠানো হয়েছিল, তাই আবার করা হয়নি।',
  'wallet.key-expired': 'অনুরোধটি বেশি পুরোনো, তাই করা গেল না। অনুগ্রহ করে আবার শুরু করুন।',
  'wallet.account-closed': 'এই অ্যাকাউন্টটি বন্ধ।',
  'wallet.not-empty': 'এই অ্যাকাউন্টে এখনো টাকা আছে, অথবা এর কিছু টাকা আটকে রাখা আছে।',
  'wallet.hold-unknown': 'এমন কোনো আটকে রাখা টাকা নেই।',
  'wallet.hold-exceeded': 'যতটা আলাদা রাখা হয়েছিল, এটি তার চেয়ে বেশি।',
  'wallet.verify-running': 'খতিয়ান এখন যাচাই করা হচ্ছে। ফল শিগগিরই এখানে দেখা যাবে।',

  'limits.self-excluded':
    'আপনি নিজেকে খেলা ও জমা থেকে বিরত রেখেছেন। আপনার বেছে নেওয়া সময় শেষ না হওয়া পর্যন্ত এটি বহাল থাকবে।',
  'limits.time-out': 'আপনি এখন বিরতিতে আছেন। বিরতি শেষ হলে খেলা ও জমা আবার খুলবে।',
  'limits.frozen': 'আপনার অ্যাকাউন্ট স্থগিত আছে। অনুগ্রহ করে গ্রাহক সেবায় লিখুন।',
  'limits.deposit-limit':
    'এতে আপনার জমার সীমা ছাড়িয়ে যাবে। {limit}-এর মধ্যে {used} ব্যবহার হয়েছে। নতুন করে শুরু হবে {resetsAt}।',
  'limits.stake-limit':
    'এতে আপনার বাজির সীমা ছাড়িয়ে যাবে। {limit}-এর মধ্যে {used} ব্যবহার হয়েছে। নতুন করে শুরু হবে {resetsAt}।',
  'limits.loss-limit':
    'এতে আপনার ক্ষতির সীমা ছাড়িয়ে যেতে পারে। {limit}-এর মধ্যে {used} ব্যবহার হয়েছে। নতুন করে শুরু হবে {resetsAt}।',
  'limits.order': 'বেশি সময়ের সীমা কম সময়ের সীমার চেয়ে ছোট হতে পারে না।',
  'limits.change-unknown': 'এমন কোনো পরিবর্তন অপেক্ষায় নেই।',
  'limits.change-not-due': 'এটি নিশ্চিত করার সময় এখনো হয়নি। আপনি {confirmableAt} থেকে পারবেন।',
  'limits.already-excluded': 'আপনি আগে থেকেই অন্তত ওই সময় পর্যন্ত বিরত আছেন।',

  'catalogue.game-unknown': 'এই গেমটি আমাদের নেই।',
  'catalogue.game-off': 'এই গেমটি এখন বন্ধ আছে।',

  'slots.stake-not-offered': 'এই বাজির পরিমাণ নেই। অনুগ্রহ করে তালিকা থেকে একটি বেছে নিন।',
  'slots.too-soon': 'পরের স্পিন একটু পরেই প্রস্তুত হবে।',
  'slots.round-unknown': 'এমন কোনো রাউন্ড নেই।',

  'fairness.client-seed': 'আপনার সিডে ১ থেকে ৬৪টি ইংরেজি অক্ষর, অঙ্ক, হাইফেন ও আন্ডারস্কোর থাকতে পারে।',
  'fairness.round-unknown': 'এমন কোনো রাউন্ড নেই।',
  'fairness.seed-unused': 'এই সিড দিয়ে এখনো কোনো রাউন্ড খেলা হয়নি।',

  'cashier.amount-out-of-range':
    'এই মাধ্যমে ওই পরিমাণ নেওয়া যায় না। অনুগ্রহ করে {minimum} থেকে {maximum}-এর মধ্যে দিন।',
  'cashier.channel-unknown': 'এমন কোনো মাধ্যম নেই।',
  'cashier.channel-off': 'এই মাধ্যমটি এখন বন্ধ। অনুগ্রহ করে অন্য একটি বেছে নিন।',
  'cashier.deposit-unknown': 'এমন কোনো জমা নেই।',
  'cashier.too-many-pending': 'আপনার কয়েকটি জমা এখনো পথে আছে। একসঙ্গে {atMost}টি থাকতে পারে।',

  'wagers.wager-unknown': 'এমন কোনো বাজি নেই।',
  'records.range': 'দিনের এই পরিসর ঠিক নেই। সর্বোচ্চ {days} দিন হতে পারে।',
};
