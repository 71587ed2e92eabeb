import type { RefusalCode } from '../refusals.ts';

type RiskCode = Extract<RefusalCode, `risk.${string}`>;

/** What refusals of the risk desk say in English. */
export const riskEn: Readonly<Record<RiskCode, string>> = {
  'risk.case-unknown': 'This case was not found.',
  'risk.case-changed': 'This case changed in the meantime. Please check it again.',
};
