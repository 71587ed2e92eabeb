import { RISK_POLICY } from './risk-policy.ts';

type Seen = { readonly score: number; readonly codes: readonly string[] };

/** Whether the current findings exceed those at the time of the dismissal. */
export const isNews = (cleared: Seen, now: Seen & { readonly grown: boolean }): boolean =>
  now.score >= RISK_POLICY.threshold &&
  (now.grown ||
    now.score >= cleared.score + RISK_POLICY.news ||
    now.codes.some((code) => !cleared.codes.includes(code)));
