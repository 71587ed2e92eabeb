import type { consoleAgentRunsRoutes } from '@nokshi/contract/console/agent-contracts.ts';
import { CONTRACT_KINDS, DIVIDEND_PERIODS } from '@nokshi/contract/player/agent-terms.ts';
import type { Input } from '@nokshi/contract/route.ts';

/** A run is known by its kind, its period and its beginning. */
export type RunKey = Input<typeof consoleAgentRunsRoutes.recompute>;

type Named = { readonly kind: string; readonly period: string; readonly from: string };

/** A run in the address: `dividend.W.1764439200000`. */
export const keyOf = ({ kind, period, from }: Named): string =>
  `${kind}.${period}.${Date.parse(from)}`;

const PERIODS = ['', ...DIVIDEND_PERIODS] as const;

/** The run that an address names; null where it names none. */
export function runOf(text: string | null): RunKey | null {
  const [, named, short, at] = /^([a-z-]+)\.([DWHM]?)\.(\d{1,14})$/.exec(text ?? '') ?? [];
  const kind = CONTRACT_KINDS.find((each) => each === named);
  const period = PERIODS.find((each) => each === short);
  if (!kind || period === undefined) return null;
  return { kind, period, from: new Date(Number(at)).toISOString() };
}
