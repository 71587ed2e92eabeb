import type { Language } from '@nokshi/contract';
import type { ContractKind } from '@nokshi/contract/player/agent-terms.ts';
import { takaText } from '@nokshi/money';
import { momentText } from '../../../../kernel/calendar.ts';

type InBoth = Readonly<Record<Language, string>>;
type Words = { readonly title: InBoth; readonly text: InBoth };

const KINDS: Readonly<Record<ContractKind, InBoth>> = {
  dividend: { EN: 'Dividend', BN: 'লভ্যাংশ' },
  daily: { EN: 'Daily salary', BN: 'দৈনিক বেতন' },
  hourly: { EN: 'Hourly salary', BN: 'ঘণ্টাভিত্তিক বেতন' },
  'real-time': { EN: 'Real-time salary', BN: 'তাৎক্ষণিক বেতন' },
};

type Of = {
  readonly kind: ContractKind;
  readonly payable: bigint;
  readonly startsAt: Date;
  readonly endsAt: Date;
};

const spanOf = ({ startsAt, endsAt }: Of): string =>
  `${momentText(startsAt).slice(0, 16)} – ${momentText(endsAt).slice(0, 16)}`;

/** Of a dividend or a day: it arrived. */
export function paidWords(slip: Of): Words {
  const [money, span, kind] = [takaText(slip.payable), spanOf(slip), KINDS[slip.kind]];
  return {
    title: { EN: `${kind.EN}: ${money}`, BN: `${kind.BN}: ${money}` },
    text: {
      EN: `For ${span}. It is in your balance and does not have to be staked. The slip in the agent centre shows how it was computed.`,
      BN: `${span} সময়ের জন্য। টাকাটি আপনার ব্যালেন্সে যোগ হয়েছে; এতে বাজি ধরার শর্ত নেই। কীভাবে হিসাব হয়েছে তা এজেন্ট কেন্দ্রের স্লিপে দেখুন।`,
    },
  };
}

/** Wages by the hour and by buckets of one business day, in one letter. */
export function dayOfWagesWords({ kind, day, slips, amount }: WagesOfDay): Words {
  const [money, name] = [takaText(amount), KINDS[kind]];
  return {
    title: { EN: `${name.EN} of ${day}: ${money}`, BN: `${day}-এর ${name.BN}: ${money}` },
    text: {
      EN: `Paid with ${slips} slips. It is in your balance and does not have to be staked.`,
      BN: `${slips}টি স্লিপে দেওয়া হয়েছে। টাকাটি আপনার ব্যালেন্সে আছে; এতে বাজি ধরার শর্ত নেই।`,
    },
  };
}

export type WagesOfDay = {
  readonly kind: ContractKind;
  readonly day: string;
  readonly slips: number;
  readonly amount: bigint;
};

/** To the one above, whose cash was short. */
export function owedWords(slip: Of, downline: string): Words {
  const [money, span, kind] = [takaText(slip.payable), spanOf(slip), KINDS[slip.kind]];
  return {
    title: { EN: `You owe ${money} to ${downline}`, BN: `${downline}-কে আপনার ${money} দেওয়া বাকি` },
    text: {
      EN: `${kind.EN} for ${span}. Your balance was too low. It is tried again every 15 minutes, or pay it in the agent centre. Until then you cannot withdraw or send this amount.`,
      BN: `${kind.BN}, ${span}। আপনার ব্যালেন্সে যথেষ্ট টাকা ছিল না। প্রতি ১৫ মিনিটে আবার চেষ্টা হবে, অথবা এজেন্ট কেন্দ্রে নিজে দিয়ে দিন। ততক্ষণ এই পরিমাণ টাকা তোলা বা পাঠানো যাবে না।`,
    },
  };
}

/** To the one below, who waits for it. */
export function waitsWords(slip: Of): Words {
  const [money, span, kind] = [takaText(slip.payable), spanOf(slip), KINDS[slip.kind]];
  return {
    title: { EN: `${kind.EN} of ${money} is overdue`, BN: `${kind.BN} ${money} বকেয়া আছে` },
    text: {
      EN: `For ${span}. The balance of your upline was too low. It is tried again every 15 minutes, and you get a letter when it arrives.`,
      BN: `${span} সময়ের জন্য। আপনার আপলাইনের ব্যালেন্সে যথেষ্ট টাকা ছিল না। প্রতি ১৫ মিনিটে আবার চেষ্টা হয়; টাকা এলে আপনি বার্তা পাবেন।`,
    },
  };
}

/** Of a closing slip: what is taken back, and the kind it was of. */
const backOf = ({ payable, kind }: Of) => [takaText(-payable), KINDS[kind]] as const;

/** To the downline of a contract that ended, whose bets changed afterwards. */
export function takenBackWords(slip: Of): Words {
  const [money, kind] = backOf(slip);
  return {
    title: { EN: `${kind.EN}: ${money} deducted`, BN: `${kind.BN}: ${money} ফেরত নেওয়া হয়েছে` },
    text: {
      EN: `Bets of your team changed after your contract had ended. What they had given you was taken from your balance. The closing slip in the agent centre names each bet.`,
      BN: `চুক্তি শেষ হওয়ার পর আপনার দলের কিছু বাজি বদলেছে। সেগুলোর জন্য যা পেয়েছিলেন তা আপনার ব্যালেন্স থেকে নেওয়া হয়েছে। এজেন্ট কেন্দ্রের শেষ স্লিপে প্রতিটি বাজি দেখুন।`,
    },
  };
}

/** The same to the one above, who has it back. */
export function cameBackWords(slip: Of, downline: string): Words {
  const [money, kind] = backOf(slip);
  return {
    title: {
      EN: `${money} came back from ${downline}`,
      BN: `${downline}-এর কাছ থেকে ${money} ফেরত এসেছে`,
    },
    text: {
      EN: `${kind.EN}: bets changed after the contract had ended. It is in your balance.`,
      BN: `${kind.BN}: চুক্তি শেষ হওয়ার পর কিছু বাজি বদলেছে। টাকাটি আপনার ব্যালেন্সে যোগ হয়েছে।`,
    },
  };
}

/** To the downline whose cash is short of what is taken back. */
export function owedBackWords(slip: Of): Words {
  const [money, kind] = backOf(slip);
  return {
    title: { EN: `You owe ${money}`, BN: `আপনার ${money} দেওয়া বাকি` },
    text: {
      EN: `${kind.EN}: bets of your team changed after your contract had ended, and your balance was too low for what they had given you. It is tried again every 15 minutes, or pay it in the agent centre. Until then you cannot withdraw or send this amount.`,
      BN: `${kind.BN}: চুক্তি শেষ হওয়ার পর আপনার দলের কিছু বাজি বদলেছে; সেগুলোর জন্য যা পেয়েছিলেন তা ফেরত দেওয়ার মতো টাকা আপনার ব্যালেন্সে ছিল না। প্রতি ১৫ মিনিটে আবার চেষ্টা হবে, অথবা এজেন্ট কেন্দ্রে নিজে দিয়ে দিন। ততক্ষণ এই পরিমাণ টাকা তোলা বা পাঠানো যাবে না।`,
    },
  };
}
