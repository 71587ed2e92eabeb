import type { RefusalCode } from '../refusals.ts';

type AgentsCode = Extract<RefusalCode, `agents.${string}`>;

/** The Bengali words of refusals along the team line. */
export const agentsBn: Readonly<Record<AgentsCode, string>> = {
  'agents.transfers-off': 'দলের লেনদেন এখন বন্ধ আছে।',
  'agents.not-in-line':
    'আপনি শুধু আপনার ঠিক উপরের এজেন্টকে, অথবা এজেন্ট হলে ঠিক নিচের সদস্যকে টাকা পাঠাতে পারেন।',
  'agents.cannot-receive': 'এই অ্যাকাউন্টে এখন টাকা পাঠানো যাচ্ছে না। কিছুই পাঠানো হয়নি।',
  'agents.amount-too-low': 'পরিমাণটি খুব কম। সর্বনিম্ন {minimum}।',
  'agents.turnover-missing':
    'সব টাকা এখনো পাঠানো যাবে না। এখন {available} পাঠাতে পারেন, আরও {missing} বাজি ধরলে বাকিটা।',
  'agents.under-review': 'আপনার উত্তোলন পর্যালোচনায় আছে, তাই স্থানান্তরও অপেক্ষা করছে। ব্যালেন্স আপনারই থাকে।',
  'agents.debt-open':
    'দেনার জন্য আপনার ব্যালেন্সের একটি অংশ আটকে রাখা আছে। সেটি {held}, এখন {available} পাঠাতে পারেন।',
  'agents.times-used': 'আজ যতবার পাঠানো যায় ততবার পাঠিয়েছেন। {resetsAt} থেকে আবার পাঠাতে পারবেন।',
  'agents.amount-used': 'দিনে যত পাঠানো যায় এটি তার বেশি। আজ আর {left} পাঠাতে পারেন, {resetsAt} থেকে আরও।',
  'agents.kind-off': 'এই ধরনের চুক্তি এখন বন্ধ আছে।',
  'agents.not-in-team': 'এই সদস্য আপনার দলে নেই।',
  'agents.contract-unknown': 'এমন কোনো চুক্তি নেই।',
  'agents.contract-state': 'এর মধ্যে চুক্তিটি বদলেছে। আবার দেখে নিন।',
  'agents.slip-unknown': 'এমন কোনো স্লিপ নেই।',
  'agents.slip-state': 'এই স্লিপ আর বকেয়া নেই।',
  'agents.run-unknown': 'এমন কোনো হিসাব নেই।',
  'agents.downline-unfit': 'চুক্তি শুধু আপনার ঠিক নিচের সেই এজেন্টকে দেওয়া যায়, যার অ্যাকাউন্ট খোলা আছে।',
  'agents.no-own-contract': 'এই ধরনের চুক্তি দিতে হলে আগে আপনার নিজের একটি থাকতে হবে।',
  'agents.over-own-contract':
    'প্রস্তাবটি আপনার নিজের চুক্তির চেয়ে বেশি দেয়। ধাপ {tier}-এর হার কমান বা শর্ত বাড়ান।',
  'agents.offer-too-high': 'আপলাইনের নিজের চুক্তিতে এখন আর এতটা দেওয়া যায় না। নতুন প্রস্তাব চেয়ে নিন।',
  'agents.over-most': 'হারটি হাউসের সর্বোচ্চের চেয়ে বেশি। সর্বোচ্চ {most} %।',
  'agents.tiers-order': 'প্রতিটি ধাপের শর্ত ও হার আগের ধাপের চেয়ে বেশি হতে হবে।',
  'agents.period-not-offered': 'নিজের চুক্তির সমান বা তার চেয়ে লম্বা মেয়াদ দিন।',
  'agents.carry-not-offered': 'আপনার নিজের চুক্তিতে ঘাটতি পরের মেয়াদে যায়, তাই এই চুক্তিতেও তা থাকতে হবে।',
  'agents.offer-waits': 'এই ধরনের একটি প্রস্তাব উত্তরের অপেক্ষায় আছে। আগে সেটি ফিরিয়ে নিন।',
  'agents.ends-changed': 'কোন কোন চুক্তি শেষ হবে তা এর মধ্যে বদলেছে। তালিকাটি আবার দেখুন।',
  'agents.upline-uncovered':
    'এই প্রস্তাব দেওয়ার মতো টাকা নেই। আছে {available}, আর গত মেয়াদে লাগত {needed}।',
  'agents.cover-missing': 'আপনার আপলাইনের এখন যথেষ্ট টাকা নেই। গত মেয়াদে লাগত {needed}।',
  'agents.has-upline': 'এই এজেন্টের উপরে একজন এজেন্ট আছেন, চুক্তি তিনিই দেন।',
  'agents.rebate-unknown': 'এই দিনের কোনো দলের রিবেট নেই।',
  'agents.base-range': 'পুরস্কারের ভিত্তি সীমার বাইরে। {from} থেকে {to}-এর মধ্যে বেছে নিন।',
  'agents.letter-contact':
    'চিঠিতে লিংক, ঠিকানা কিংবা ফোন বা পেমেন্টের নম্বর দেওয়া যায় না। সেগুলো বাদ দিয়ে আবার পাঠান।',
  'agents.letter-muted': 'এই সদস্য আপনার কাছ থেকে চিঠি নেন না।',
  'agents.letters-used': 'এক দিনে যতগুলো চিঠি পাঠানো যায় তা পাঠিয়েছেন। আবার লিখতে পারবেন {resetsAt} থেকে।',
};
