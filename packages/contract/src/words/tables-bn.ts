import type { tablesEn } from './tables-en.ts';

/** The Bengali words of the refusals of tables, the kite and the instant games. */
export const tablesBn: typeof tablesEn = {
  'tables.table-unknown': 'এই টেবিল পাওয়া যায়নি।',
  'tables.table-closed': 'এই টেবিল এখন বন্ধ আছে।',
  'tables.round-unknown': 'এই রাউন্ড পাওয়া যায়নি।',
  'tables.round-closed':
    'রাউন্ড {issue}-এ আর বাজি নেওয়া হচ্ছে না। কোনো টাকা কাটা হয়নি, আপনার চিপ অন্য রাউন্ডেও যায়নি।',
  'tables.round-not-closed': 'এই রাউন্ডে এখনো বাজি নেওয়া হচ্ছে, তাই যাচাই করার কিছু নেই।',
  'tables.round-state': 'রাউন্ডটি এখন যে অবস্থায় আছে, তাতে এটি করা যায় না।',
  'tables.spot-unknown': 'এই টেবিলে এমন ঘর নেই।',
  'tables.below-least': 'এই টেবিলের জন্য এটি খুব কম। কমপক্ষে {least} ধরতে হয়।',
  'tables.over-limit': 'এই টেবিল এখানে এত নেয় না। এখন সর্বোচ্চ {most} সম্ভব।',
  'tables.too-many-bets': 'এই রাউন্ডে আপনি {most}টি বাজি ধরেছেন। পরের রাউন্ডের অপেক্ষা করুন।',
  'tables.bet-unknown': 'এই বাজি পাওয়া যায়নি।',
  'tables.version-changed': 'এর মধ্যে অন্য কেউ এটি বদলেছেন। আবার দেখে নিন।',
  'tables.nothing-changed': 'কিছুই বদলানো হয়নি।',
  'tables.limits-order': 'সীমাগুলো ক্রমে বাড়বে: সর্বনিম্ন, এক ঘরে সর্বোচ্চ, এক রাউন্ডে সর্বোচ্চ।',
  'kite.order-wrong': 'অটো ক্যাশ-আউট 1.01 থেকে 1,000.00-এর মধ্যে হতে হবে।',
  'kite.not-flying': 'ঘুড়ি এখনো ওড়েনি।',
  'kite.cut': 'আপনার চাপ পৌঁছানোর আগেই সুতা কেটে গেছে।',
  'kite.taken': 'এই বাজির টাকা আগেই তোলা হয়েছে।',
  'instants.stake-not-offered': 'এত বাজি ধরা যায় না। বাজি {least} থেকে {most}-এর মধ্যে হতে হবে।',
  'instants.bet-wrong': 'এই বাজি দেওয়া হয় না। আবার বেছে নিন।',
  'instants.round-unknown': 'এই রাউন্ড পাওয়া যায়নি।',
  'instants.round-over': 'এই রাউন্ড শেষ হয়ে গেছে।',
  'instants.round-open': 'আগে চলতি রাউন্ডটি শেষ করুন।',
  'instants.act-wrong': 'রাউন্ডের এই পর্যায়ে এটি করা যায় না।',
  'instants.too-soon': 'একটু পরেই পরের রাউন্ড শুরু করা যাবে।',
};
