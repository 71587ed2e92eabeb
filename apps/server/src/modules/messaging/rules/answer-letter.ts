import type { FeedbackType } from '@nokshi/contract/player/feedback.ts';

const ABOUT: Readonly<Record<FeedbackType, { readonly EN: string; readonly BN: string }>> = {
  deposit: { EN: 'deposits', BN: 'জমা' },
  withdrawal: { EN: 'withdrawals', BN: 'উত্তোলন' },
  game: { EN: 'games', BN: 'খেলা' },
  service: { EN: 'customer service', BN: 'গ্রাহক সেবা' },
  application: { EN: 'the application', BN: 'অ্যাপ' },
  other: { EN: 'something else', BN: 'অন্য বিষয়' },
};

type Words = { readonly EN: string; readonly BN: string };

/** The letter that brings an answer; the answer stands in it as the operator wrote it. */
export function answerLetter(
  { type, content }: { readonly type: FeedbackType; readonly content: string },
  answer: string,
): { title: Words; text: Words } {
  const { EN, BN } = ABOUT[type];
  return {
    title: { EN: `An answer to your question about ${EN}`, BN: `আপনার প্রশ্নের উত্তর: ${BN}` },
    text: {
      EN: `You wrote: ${content}\n\n${answer}`,
      BN: `আপনি লিখেছিলেন: ${content}\n\n${answer}`,
    },
  };
}
