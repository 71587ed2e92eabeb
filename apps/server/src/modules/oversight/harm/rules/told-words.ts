import type { HouseReason } from '@nokshi/contract/player/limits.ts';
import { takaText } from '@nokshi/money';

/** The inbox letter about a measure that the house set for a member. */

const WHY: Readonly<Record<HouseReason, { readonly EN: string; readonly BN: string }>> = {
  losses: {
    EN: 'You lost more than usual recently.',
    BN: 'সম্প্রতি আপনি স্বাভাবিকের চেয়ে বেশি হেরেছেন।',
  },
  deposits: {
    EN: 'You deposited more, or more often, than usual recently.',
    BN: 'সম্প্রতি আপনি স্বাভাবিকের চেয়ে বেশি বা ঘন ঘন জমা দিয়েছেন।',
  },
  night: {
    EN: 'You played a lot at night recently.',
    BN: 'সম্প্রতি আপনি রাতে অনেক খেলেছেন।',
  },
  'long-play': {
    EN: 'You played for very long without a break recently.',
    BN: 'সম্প্রতি আপনি বিরতি ছাড়া খুব লম্বা সময় খেলেছেন।',
  },
  asked: { EN: 'You asked us for it.', BN: 'আপনি আমাদের কাছে এটি চেয়েছিলেন।' },
  worry: {
    EN: 'We are worried that play is not good for you at the moment.',
    BN: 'আমাদের মনে হচ্ছে এই মুহূর্তে খেলা আপনার জন্য ভালো হচ্ছে না।',
  },
};

const PERIOD = {
  D: { EN: 'per day', BN: 'দিনে' },
  W: { EN: 'per week', BN: 'সপ্তাহে' },
  M: { EN: 'per month', BN: 'মাসে' },
} as const;

const KIND = {
  deposit: { EN: 'deposits', BN: 'জমার' },
  loss: { EN: 'losses', BN: 'ক্ষতির' },
  stake: { EN: 'stakes', BN: 'বাজির' },
  time: { EN: 'play time', BN: 'খেলার সময়ের' },
} as const;

const amountText = (kind: keyof typeof KIND, amount: bigint) =>
  kind === 'time'
    ? { EN: `${amount} minutes`, BN: `${amount} মিনিট` }
    : { EN: takaText(amount), BN: takaText(amount) };

export const toldWords = {
  timeOut({ hours, why }: { hours: number; why: HouseReason }) {
    return {
      title: { EN: 'We gave you a time-out', BN: 'আমরা আপনাকে একটি বিরতি দিয়েছি' },
      text: {
        EN: `${WHY[why].EN} For ${hours} hours you cannot play or deposit. Withdrawals stay possible, and the time-out ends by itself. If you want to talk, write to us.`,
        BN: `${WHY[why].BN} ${hours} ঘণ্টা আপনি খেলতে বা জমা দিতে পারবেন না। উত্তোলন করা যাবে, আর বিরতি নিজে থেকেই শেষ হবে। কথা বলতে চাইলে আমাদের লিখুন।`,
      },
    };
  },
  lowered(limit: {
    kind: keyof typeof KIND;
    period: keyof typeof PERIOD;
    amount: bigint;
    why: HouseReason;
  }) {
    const { kind, period, why } = limit;
    const amount = amountText(kind, limit.amount);
    return {
      title: {
        EN: `We set a limit on your ${KIND[kind].EN}`,
        BN: `আমরা আপনার ${KIND[kind].BN} সীমা ঠিক করেছি`,
      },
      text: {
        EN: `${WHY[why].EN} From now on it is ${amount.EN} ${PERIOD[period].EN}. You can request a higher limit on the page of your limits, as for any other limit. If you want to talk, write to us.`,
        BN: `${WHY[why].BN} এখন থেকে তা ${PERIOD[period].BN} ${amount.BN}। অন্য যেকোনো সীমার মতোই আপনার সীমার পাতা থেকে বাড়ানোর অনুরোধ করতে পারবেন। কথা বলতে চাইলে আমাদের লিখুন।`,
      },
    };
  },
  lifted(kind: keyof typeof KIND | 'time-out') {
    const isBreak = kind === 'time-out';
    return {
      title: { EN: 'We lifted a measure', BN: 'আমরা একটি ব্যবস্থা তুলে নিয়েছি' },
      text: {
        EN: isBreak
          ? 'The time-out that we gave you was a mistake, so we lifted it. We are sorry.'
          : `The limit on your ${KIND[kind].EN} that we set was a mistake. The previous setting applies again. We are sorry.`,
        BN: isBreak
          ? 'আমরা আপনাকে যে বিরতি দিয়েছিলাম তা ভুল ছিল, তাই তুলে নেওয়া হয়েছে। আমরা দুঃখিত।'
          : `আমরা আপনার ${KIND[kind].BN} যে সীমা ঠিক করেছিলাম তা ভুল ছিল। আগে যা ছিল তা-ই আবার কার্যকর হয়েছে। আমরা দুঃখিত।`,
      },
    };
  },
};
