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
};
