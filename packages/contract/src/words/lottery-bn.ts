import type { lotteryEn } from './lottery-en.ts';

/** The Bengali words of the refusals of shared rounds and of the lottery. */
export const lotteryBn: typeof lotteryEn = {
  'rounds.closed': 'এই রাউন্ডে আর বাজি নেওয়া হচ্ছে না।',
  'lottery.game-unknown': 'এই লটারি পাওয়া যায়নি।',
  'lottery.game-closed': 'এই লটারি এখন বন্ধ আছে।',
  'lottery.issue-unknown': 'এই ইস্যু পাওয়া যায়নি।',
  'lottery.issue-closed':
    '{issue} ইস্যুর বাজি নেওয়া বন্ধ হয়েছে। কোনো টাকা কাটা হয়নি, আর আপনার বাজি অন্য ইস্যুতে সরানো হয়নি।',
  'lottery.issue-not-closed': 'এই ইস্যুতে এখনো বাজি নেওয়া হচ্ছে, তাই যাচাই করার কিছু নেই।',
  'lottery.issue-state': 'ইস্যুটি এখন যে অবস্থায় আছে, তাতে এটি করা যায় না।',
  'lottery.play-unknown': 'এই লটারিতে এমন বাজি নেই।',
  'lottery.selection-wrong': 'এই নম্বরগুলো এই বাজির নিয়মে মেলে না।',
  'lottery.base-not-offered':
    'পুরস্কারের এই ভিত্তি দেওয়া হয় না। এখানে ভিত্তি {least} থেকে শুরু, আর এই অ্যাকাউন্টের জন্য সর্বোচ্চ {most}।',
  'lottery.base-rises-only':
    'পুরস্কারের ভিত্তি কখনো কমানো হয় না। এই সদস্যের ভিত্তি {base}: এর চেয়ে বেশি দিন।',
  'lottery.base-given':
    '{from} থেকে এই সদস্যের নতুন পুরস্কারের ভিত্তি আগেই ঠিক করা আছে। আবার বদলাতে হলে পরে করুন।',
  'lottery.base-of-upline': 'এই সদস্যের উপরে একজন এজেন্ট আছেন, পুরস্কারের ভিত্তি তিনিই ঠিক করেন।',
  'lottery.amount-below-paisa': 'এই ইউনিট দামে পরিমাণটি পুরো পয়সা হয় না। গুণিতক বাড়ান।',
  'lottery.total-differs': 'স্লিপের পরিমাণ {total}, যা দেখানো হয়েছিল তা নয়। আবার দেখে নিন।',
  'lottery.over-ceiling': 'এই লটারি এত নেয় না। এখন সর্বোচ্চ {most} সম্ভব।',
  'lottery.bet-unknown': 'এই বাজি পাওয়া যায়নি।',
  'lottery.too-late-to-cancel': 'এই বাজি আর বাতিল করা যাবে না।',
  'lottery.chase-unknown': 'এই ধারাবাহিক বাজি পাওয়া যায়নি।',
  'lottery.chase-order': 'ধারাবাহিক বাজির ইস্যুগুলো একটির পর একটি আসে, প্রতিটি একবার।',
  'lottery.chase-over': 'এই ধারাবাহিক বাজি শেষ, অথবা ওই ইস্যুর বাজি নেওয়া হয়ে গেছে।',
  'lottery.too-many-chases': 'আপনার {most}টি ধারাবাহিক বাজি চলছে। নতুন একটির আগে একটি থামান।',
  'lottery.version-changed': 'এর মধ্যে অন্য কেউ এটি বদলেছেন। আবার দেখে নিন।',
  'lottery.nothing-changed': 'কিছুই বদলানো হয়নি।',
  'lottery.bases-order':
    'পুরস্কারের ভিত্তি ক্রমে বাড়বে: সর্বনিম্ন, সাধারণ, বাজির, হাউসের। কোনোটিই 2,000-এর বেশি নয়।',
  'lottery.times-order': 'ড্রয়ের আগে, আর ইস্যু খোলার পরে বাজি বন্ধ হতে হবে।',
  'lottery.not-fed': 'এই লটারি খোলার আগে একটি ড্রয়ের ফল লিখে নিশ্চিত করুন।',
  'lottery.result-wrong': 'এই নম্বরগুলো এই লটারির ফল নয়। {why}',
  'lottery.result-differs': 'প্রথম পরিচালক যে নম্বর লিখেছেন, এগুলো তা নয়।',
  'lottery.own-result': 'আপনার লেখা নম্বর অন্য কাউকে নিশ্চিত করতে হবে।',
};
