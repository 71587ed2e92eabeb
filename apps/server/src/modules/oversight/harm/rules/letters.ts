import type { HarmLetter } from '@nokshi/contract/console/harm.ts';

type InBoth = { readonly EN: string; readonly BN: string };
export type Draft = { readonly kind: HarmLetter; readonly title: InBoth; readonly text: InBoth };

/**
 * Prepared letters, which the operator can edit; `pages` is the address of the member's own limits
 * and breaks.
 */
export const draftsOf = (pages: { readonly limits: string; readonly breaks: string }): Draft[] => [
  {
    kind: 'ask',
    title: { EN: 'How are you?', BN: 'কেমন আছেন?' },
    text: {
      EN: 'We saw that your play has changed recently and want to ask how you are. Is it still fun, and can you spare the money and the time? Write to us at any time; the person who answers listens and sells nothing.',
      BN: 'আমরা দেখেছি সম্প্রতি আপনার খেলার ধরন বদলেছে, তাই জানতে চাই আপনি কেমন আছেন। খেলা কি এখনো আনন্দের, টাকা ও সময় কি আপনার সাধ্যের মধ্যে? যেকোনো সময় আমাদের লিখুন; যিনি উত্তর দেবেন তিনি শুনবেন, কিছু বিক্রি করবেন না।',
    },
  },
  {
    kind: 'limits',
    title: { EN: 'Limits help', BN: 'সীমা কাজে লাগে' },
    text: {
      EN: `With a limit you decide beforehand how much you deposit, lose or stake, and how long you play. A lower limit applies at once. Set your limits here: ${pages.limits}`,
      BN: `সীমা দিয়ে আপনি আগেই ঠিক করেন কত জমা, হার বা বাজি হবে আর কতক্ষণ খেলবেন। সীমা কমালে সঙ্গে সঙ্গে কার্যকর হয়। এখানে ঠিক করুন: ${pages.limits}`,
    },
  },
  {
    kind: 'break',
    title: { EN: 'A break can help', BN: 'একটু বিরতি ভালো' },
    text: {
      EN: `A time-out stops play and deposits for a day up to a month. You can still withdraw. Take a break here: ${pages.breaks}`,
      BN: `বিরতি নিলে এক দিন থেকে এক মাস পর্যন্ত খেলা ও জমা বন্ধ থাকে। উত্তোলন করা যায়। এখানে বিরতি নিন: ${pages.breaks}`,
    },
  },
  {
    kind: 'exclusion',
    title: { EN: 'If you want to stop', BN: 'যদি থামতে চান' },
    text: {
      EN: `You can exclude yourself from play for months or years. It applies at once and cannot be undone before its time; your money stays yours and can be withdrawn. You find it here: ${pages.breaks}`,
      BN: `আপনি কয়েক মাস বা বছরের জন্য নিজেকে খেলা থেকে বিরত রাখতে পারেন। তা সঙ্গে সঙ্গে কার্যকর হয় এবং সময়ের আগে ফেরানো যায় না; আপনার টাকা আপনারই থাকে, তোলা যায়। এখানে দেখুন: ${pages.breaks}`,
    },
  },
];
