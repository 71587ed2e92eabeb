import type { Language } from '@nokshi/contract';
import type { ContractKind } from '@nokshi/contract/player/agent-terms.ts';
import { dayOf, momentText } from '../../../../kernel/calendar.ts';

/** What happened with a contract, as its two sides read it. */
export type Step =
  | 'offered'
  | 'accepted'
  | 'rejected'
  | 'withdrawn'
  | 'expired'
  | 'end-asked'
  | 'kept'
  | 'agreed'
  | 'parent-ratio'
  | 'line'
  | 'house';

type Side = 'upline' | 'downline';
type InBoth = Readonly<Record<Language, string>>;
type Words = { readonly title: InBoth; readonly text: InBoth | Readonly<Record<Side, InBoth>> };

const KINDS: Readonly<Record<ContractKind, InBoth>> = {
  dividend: { EN: 'dividend', BN: 'লভ্যাংশ' },
  daily: { EN: 'daily salary', BN: 'দৈনিক বেতন' },
  hourly: { EN: 'hourly salary', BN: 'ঘণ্টাভিত্তিক বেতন' },
  'real-time': { EN: 'real-time salary', BN: 'তাৎক্ষণিক বেতন' },
};

/** `{kind}` of the contract, `{name}` of the other side, `{until}` when the offer ends, `{start}`, `{end}`. */
const WORDS: Readonly<Record<Step, Words>> = {
  offered: {
    title: { EN: 'New offer: {kind}', BN: 'নতুন প্রস্তাব: {kind}' },
    text: {
      downline: {
        EN: '{name} offers you a {kind} contract. Look at it in the agent centre and answer by {until}; without an answer the offer ends then. Until you accept, nothing changes.',
        BN: '{name} আপনাকে {kind} চুক্তির প্রস্তাব দিয়েছেন। এজেন্ট কেন্দ্রে দেখে {until}-এর মধ্যে উত্তর দিন; উত্তর না দিলে প্রস্তাবটি তখন শেষ হবে। গ্রহণ না করা পর্যন্ত কিছুই বদলাবে না।',
      },
      upline: {
        EN: 'You offered {name} a {kind} contract. The offer waits for an answer until {until}.',
        BN: 'আপনি {name}-কে {kind} চুক্তির প্রস্তাব দিয়েছেন। {until} পর্যন্ত উত্তরের অপেক্ষায় থাকবে।',
      },
    },
  },
  accepted: {
    title: { EN: 'Contract accepted: {kind}', BN: 'চুক্তি গৃহীত: {kind}' },
    text: {
      downline: {
        EN: 'You accepted the {kind} contract with {name}. It counts from {start}.',
        BN: '{name}-এর সঙ্গে {kind} চুক্তি আপনি গ্রহণ করেছেন। {start} থেকে গোনা হবে।',
      },
      upline: {
        EN: '{name} accepted your offer of a {kind} contract. It counts from {start}.',
        BN: '{name} আপনার {kind} চুক্তির প্রস্তাব গ্রহণ করেছেন। {start} থেকে গোনা হবে।',
      },
    },
  },
  rejected: {
    title: { EN: 'Offer rejected: {kind}', BN: 'প্রস্তাব নাকচ: {kind}' },
    text: {
      downline: {
        EN: 'You rejected the {kind} contract that {name} offered. What was in force before stays in force.',
        BN: '{name}-এর {kind} চুক্তির প্রস্তাব আপনি নাকচ করেছেন। আগে যা চালু ছিল তা-ই থাকছে।',
      },
      upline: {
        EN: '{name} rejected the {kind} contract that you offered. What was in force before stays in force.',
        BN: '{name} আপনার {kind} চুক্তির প্রস্তাব নাকচ করেছেন। আগে যা চালু ছিল তা-ই থাকছে।',
      },
    },
  },
  withdrawn: {
    title: { EN: 'Offer withdrawn: {kind}', BN: 'প্রস্তাব ফিরিয়ে নেওয়া হয়েছে: {kind}' },
    text: {
      downline: {
        EN: '{name} withdrew the offer of a {kind} contract. Nothing changes for you.',
        BN: '{name} {kind} চুক্তির প্রস্তাব ফিরিয়ে নিয়েছেন। আপনার কিছুই বদলায়নি।',
      },
      upline: {
        EN: 'You withdrew the offer of a {kind} contract to {name}.',
        BN: '{name}-কে দেওয়া {kind} চুক্তির প্রস্তাব আপনি ফিরিয়ে নিয়েছেন।',
      },
    },
  },
  expired: {
    title: { EN: 'Offer expired: {kind}', BN: 'প্রস্তাবের মেয়াদ শেষ: {kind}' },
    text: {
      downline: {
        EN: 'The {kind} contract that {name} offered was not answered in time. Nothing changes for you.',
        BN: '{name}-এর {kind} চুক্তির প্রস্তাবে সময়মতো উত্তর দেওয়া হয়নি। আপনার কিছুই বদলায়নি।',
      },
      upline: {
        EN: '{name} did not answer the {kind} contract that you offered. You can offer again.',
        BN: '{name} আপনার {kind} চুক্তির প্রস্তাবে উত্তর দেননি। আবার প্রস্তাব দিতে পারেন।',
      },
    },
  },
  'end-asked': {
    title: { EN: 'An end is asked for: {kind}', BN: 'চুক্তি শেষ করার অনুরোধ: {kind}' },
    text: {
      EN: 'The end of your {kind} contract with {name} was asked for. It stays in force until the other side agrees.',
      BN: '{name}-এর সঙ্গে আপনার {kind} চুক্তি শেষ করার অনুরোধ এসেছে। অন্য পক্ষ রাজি না হওয়া পর্যন্ত চুক্তি চালু থাকবে।',
    },
  },
  kept: {
    title: { EN: 'The contract stays: {kind}', BN: 'চুক্তি চালু থাকছে: {kind}' },
    text: {
      EN: 'Your {kind} contract with {name} does not end: the request was rejected or withdrawn.',
      BN: '{name}-এর সঙ্গে আপনার {kind} চুক্তি শেষ হচ্ছে না: অনুরোধটি ফেরত বা বাতিল হয়েছে।',
    },
  },
  agreed: {
    title: { EN: 'Contract ended: {kind}', BN: 'চুক্তি শেষ: {kind}' },
    text: {
      EN: 'You and {name} agreed to end the {kind} contract. What counts until {end} is still paid.',
      BN: 'আপনি ও {name} {kind} চুক্তি শেষ করতে রাজি হয়েছেন। {end} পর্যন্ত যা হবে তার টাকা দেওয়া হবে।',
    },
  },
  'parent-ratio': {
    title: { EN: 'Contract ended: {kind}', BN: 'চুক্তি শেষ: {kind}' },
    text: {
      downline: {
        EN: 'Your {kind} contract ends because the contract of {name} became lower or ended. What counts until {end} is still paid. Ask for a new offer.',
        BN: '{name}-এর নিজের চুক্তি কমেছে বা শেষ হয়েছে, তাই আপনার {kind} চুক্তি শেষ হচ্ছে। {end} পর্যন্ত যা হবে তার টাকা দেওয়া হবে। নতুন প্রস্তাব চেয়ে নিন।',
      },
      upline: {
        EN: 'The {kind} contract with {name} ends because your own became lower or ended. What counts until {end} is still paid. You can offer a new one.',
        BN: 'আপনার নিজের চুক্তি কমেছে বা শেষ হয়েছে, তাই {name}-এর সঙ্গে {kind} চুক্তি শেষ হচ্ছে। {end} পর্যন্ত যা হবে তার টাকা দেওয়া হবে। নতুন প্রস্তাব দিতে পারেন।',
      },
    },
  },
  line: {
    title: { EN: 'Contract void: {kind}', BN: 'চুক্তি বাতিল: {kind}' },
    text: {
      EN: 'The {kind} contract with {name} is void, because your places in the team line changed. What it counted before is still paid.',
      BN: 'দলে অবস্থান বদলেছে, তাই {name}-এর সঙ্গে {kind} চুক্তি বাতিল। এর আগে যা হয়েছে তার টাকা দেওয়া হবে।',
    },
  },
  house: {
    title: { EN: 'Contract ended by the house: {kind}', BN: 'হাউস চুক্তি শেষ করেছে: {kind}' },
    text: {
      EN: 'The house ended the {kind} contract with {name}. What counts until {end} is still paid. Customer service can tell you why.',
      BN: '{name}-এর সঙ্গে {kind} চুক্তি হাউস শেষ করেছে। {end} পর্যন্ত যা হবে তার টাকা দেওয়া হবে। কারণ জানতে গ্রাহক সেবায় লিখুন।',
    },
  },
};

type Asked = {
  readonly step: Step;
  readonly to: Side;
  /** The other side, as the reader may know it. */
  readonly other: InBoth;
  readonly contract: {
    readonly kind: ContractKind;
    readonly expiresAt: Date;
    readonly startsAt: Date | null;
    readonly endsAt: Date | null;
  };
};

/** A letter to one side; times are of Asia/Dhaka. */
export function contractLetter({ step, to, other, contract }: Asked) {
  const { title, text } = WORDS[step];
  const own = 'EN' in text ? text : text[to];
  const written = (at: Date | null) => (at ? momentText(at).slice(0, 16) : '');
  const fill = (words: InBoth) => {
    const filled = (language: Language) => {
      const facts: Readonly<Record<string, string>> = {
        kind: KINDS[contract.kind][language],
        name: other[language],
        until: dayOf(contract.expiresAt),
        start: written(contract.startsAt),
        end: written(contract.endsAt),
      };
      return words[language].replace(/\{(\w+)\}/g, (_, fact: string) => facts[fact] ?? '');
    };
    return { EN: filled('EN'), BN: filled('BN') };
  };
  return { title: fill(title), text: fill(own) };
}
