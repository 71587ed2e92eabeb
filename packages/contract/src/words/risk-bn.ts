import type { RefusalCode } from '../refusals.ts';

type RiskCode = Extract<RefusalCode, `risk.${string}`>;

/** The Bengali words of the risk desk's refusals. */
export const riskBn: Readonly<Record<RiskCode, string>> = {
  'risk.case-unknown': 'কেসটি পাওয়া যায়নি।',
  'risk.case-changed': 'এর মধ্যে কেসটি বদলেছে। অনুগ্রহ করে আবার দেখুন।',
};
