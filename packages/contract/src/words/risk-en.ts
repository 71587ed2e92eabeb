import type { RefusalCode } from '../refusals.ts';

type RiskCode = Extract<RefusalCode, `risk.${string}`>;

/** The English words of the risk desk's refusals. */
export const riskEn: Readonly<Record<RiskCode, string>> = {
  'risk.case-unknown': 'This case was not found.',
  'risk.case-changed': 'This case changed in the meantime. Please check it again.',
};
