import type { RefusalCode } from '../refusals.ts';

type PointsCode = Extract<RefusalCode, `points.${string}`>;

/** The Bengali words of the refusals of points. */
export const pointsBn: Readonly<Record<PointsCode, string>> = {
  'points.good-unknown': 'এই পণ্যটি আর নেই। অনুগ্রহ করে অন্য একটি বেছে নিন।',
  'points.price-changed':
    'দাম বদলে গেছে। এখন প্রতিটির দাম {points} পয়েন্ট। অনুগ্রহ করে দেখে আবার অর্ডার করুন।',
  'points.messenger-needed': 'এই বোনাস নিতে আপনার Zalo বা WhatsApp আইডি লিখুন।',
  'points.sold-out': 'এতগুলো আর মজুদ নেই। কম নিন অথবা অন্য পণ্য বেছে নিন।',
  'points.not-enough': 'আপনার যথেষ্ট পয়েন্ট নেই। আপনার আছে {balance} পয়েন্ট।',
  'points.ratio-changed':
    'পয়েন্টের হার বদলে গেছে। এখন এক টাকা সমান {points} পয়েন্ট। অনুগ্রহ করে দেখে আবার চেষ্টা করুন।',
  'points.not-whole': 'পুরো টাকার সমান পয়েন্ট লিখুন। {points}-এর গুণিতক লিখুন।',
  'points.too-few': 'টাকায় বদলানোর জন্য পয়েন্ট খুব কম। কমপক্ষে {points} পয়েন্ট লাগবে।',
  'points.day-used':
    'এটি আজকের সীমার বেশি। আজ আরও {left} পয়েন্ট বদলাতে পারবেন, {resetsAt} থেকে আবার নতুন সীমা।',
  'points.order-unknown': 'অর্ডারটি পাওয়া যায়নি।',
  'points.order-decided': 'এই অর্ডারের সিদ্ধান্ত আগেই হয়েছে। অনুগ্রহ করে তালিকাটি আবার লোড করুন।',
  'points.terms-changed': 'এর মধ্যে অন্য কেউ হার বদলেছেন। অনুগ্রহ করে আবার দেখুন।',
  'points.terms-same': 'হারে কিছুই বদলায়নি।',
  'points.terms-order': 'একবারের সর্বনিম্ন পয়েন্ট দিনের সর্বোচ্চের বেশি হতে পারে না।',
};
