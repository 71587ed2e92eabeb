import { type ContractKind, DIVIDEND_PERIODS } from '@nokshi/contract/player/agent-terms.ts';
import type { Period } from '../../../../kernel/calendar.ts';

/** What is settled together; the period is that of dividends, empty of wages. */
export type RunKind = { readonly kind: ContractKind; readonly period: '' | Period };

/** All settlements; longer periods first, as what is paid down counts in the shorter ones above. */
export const RUN_KINDS: readonly RunKind[] = [
  { kind: 'real-time', period: '' },
  { kind: 'hourly', period: '' },
  { kind: 'daily', period: '' },
  ...DIVIDEND_PERIODS.toReversed().map((period) => ({ kind: 'dividend' as const, period })),
];

/** How long after its end a period is settled: what was committed late is counted by then. */
const SETTLED_AFTER_MS = 600_000;
/** Of a bucket of five minutes: it is paid within the next one. */
const BUCKET_AFTER_MS = 60_000;

export const settledAfterMs = ({ kind }: RunKind): number =>
  kind === 'real-time' ? BUCKET_AFTER_MS : SETTLED_AFTER_MS;
