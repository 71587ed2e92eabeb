/** The words of the lottery, which come with its pages: `lazy(saying(LOTTERY_WORDS, ...))`. */
export const LOTTERY_WORDS = {
  EN: () => import('../locales/en/lottery/index.ts'),
  BN: () => import('../locales/bn/lottery/index.ts'),
};
