import type { ContractKind, ContractTerms } from '@nokshi/contract/player/agent-terms.ts';
import { type Period, previousSpan, type Span, spanOf } from '../../../../kernel/calendar.ts';
import { periodOf } from './tiers.ts';

const MINUTE_MS = 60_000;
/** Wages that are counted by the clock: by the hour, and by buckets of five minutes. */
const STEPS: Partial<Readonly<Record<ContractKind, number>>> = {
  hourly: 60 * MINUTE_MS,
  'real-time': 5 * MINUTE_MS,
};

type Kind = { readonly kind: ContractKind; readonly period: '' | Period };

/** The period of a kind, and of a dividend's length, that an instant falls in. Source: domain.md 8.2. */
export function periodOfKind({ kind, period }: Kind, at: Date): Span {
  const step = STEPS[kind];
  if (!step) return spanOf(period || 'D', at);
  const start = Math.floor(at.getTime() / step) * step;
  return { start: new Date(start), end: new Date(start + step) };
}

/** The period of these terms that an instant falls in. */
export const periodAt = (terms: ContractTerms, at: Date): Span =>
  periodOfKind({ kind: terms.kind, period: periodOf(terms) }, at);

/** The last period that is over. */
export function closedPeriod(terms: ContractTerms, now: Date): Span {
  const step = STEPS[terms.kind];
  const running = periodAt(terms, now);
  if (!step) return previousSpan(periodOf(terms) || 'D', running);
  return { start: new Date(running.start.getTime() - step), end: running.start };
}

/** The first boundary of a period at or after an instant. */
function boundaryFrom(terms: ContractTerms, at: Date): Date {
  const { start, end } = periodAt(terms, at);
  return start.getTime() === at.getTime() ? start : end;
}

/**
 * When terms that are accepted begin: where the contract before them ends, so that no time has two or
 * none, or else at the first boundary of a period. A first period may be a part of one.
 */
export const startFrom = (
  terms: ContractTerms,
  { at, until }: { readonly at: Date; readonly until: Date | null },
): Date => (until && until > at ? until : boundaryFrom(terms, at));

/** Whether a run begins within a period: for contracts that followed others there. */
export const isPart = (of: Kind & { readonly startsAt: Date }): boolean =>
  periodOfKind(of, of.startsAt).start < of.startsAt;

/**
 * When a contract ends that is over with its running period; one that has not begun ends as it would
 * have begun, and never counts.
 */
export const endFrom = (
  { terms, startsAt }: { readonly terms: ContractTerms; readonly startsAt: Date },
  at: Date,
): Date => (at <= startsAt ? startsAt : boundaryFrom(terms, at));
