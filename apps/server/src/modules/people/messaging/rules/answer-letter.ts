import type { FeedbackKind } from '@nokshi/contract/player/feedback.ts';

type Words = { readonly EN: string; readonly BN: string };

const about = (EN: string, BN: string): Words => ({
  EN: `An answer to your question about ${EN}`,
  BN: `আপনার প্রশ্নের উত্তর: ${BN}`,
});

const TITLES: Readonly<Record<FeedbackKind, Words>> = {
  deposit: about('deposits', 'জমা'),
  withdrawal: about('withdrawals', 'উত্তোলন'),
  game: about('games', 'গেম'),
  service: about('customer service', 'গ্রাহক সেবা'),
  application: about('the app', 'অ্যাপ'),
  other: about('something else', 'অন্য বিষয়'),
  question: {
    EN: 'An answer to your question to customer service',
    BN: 'গ্রাহক সেবাকে করা আপনার প্রশ্নের উত্তর',
  },
};

/** The letter that delivers an answer, in the operator's words. */
export function answerLetter(
  { type, content }: { readonly type: FeedbackKind; readonly content: string },
  answer: string,
): { title: Words; text: Words } {
  return {
    title: TITLES[type],
    text: {
      EN: `You wrote: ${content}\n\n${answer}`,
      BN: `আপনি লিখেছিলেন: ${content}\n\n${answer}`,
    },
  };
}
