/** Words that come with the parts that say them: `lazy(saying(LOTTERY_WORDS, ...))`. */
export const LOTTERY_WORDS = {
  EN: () => import('../locales/en/lottery/index.ts'),
  BN: () => import('../locales/bn/lottery/index.ts'),
};
/** Of both centres and the points mall. */
export const CENTRE_WORDS = {
  EN: () => import('../locales/en/centre/index.ts'),
  BN: () => import('../locales/bn/centre/index.ts'),
};
/** Of contracts between agents and their slips. */
export const AGENT_WORDS = {
  EN: () => import('../locales/en/agents/index.ts'),
  BN: () => import('../locales/bn/agents/index.ts'),
};
/** Of tables, the kite and the instant games. */
export const TABLE_WORDS = {
  EN: () => import('../locales/en/tables/index.ts'),
  BN: () => import('../locales/bn/tables/index.ts'),
};
