import type { RefusalCode } from '../refusals.ts';

type RiskCode = Extract<RefusalCode, `risk.${string}`>;

/** What refusals of the risk desk say in English. */
export const riskEn: Readonly<Record<RiskCode, string>> = {
  'risk.case-unknown': 'There is no such case.',
  'risk.case-changed': 'This case has moved on meanwhile. Please look at it again.',
};
