import type { ApplicationState } from '@nokshi/contract/player/applications.ts';
import type {
  CampaignTerms,
  GrantStep,
  PromotionStatus,
} from '@nokshi/contract/promotions/terms.ts';

/** What the status of a promotion follows from. */
export type Facts = {
  readonly now: Date;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly isPaused: boolean;
  readonly isFull: boolean;
  readonly trigger: CampaignTerms['trigger'];
  readonly limits: CampaignTerms['limits'];
  readonly joined: boolean;
  /** Grants of this member: all, today's, and the newest. */
  readonly total: number;
  readonly today: number;
  readonly newest: { readonly state: GrantStep } | null;
  /** The newest application of this member; null: none. */
  readonly applied: ApplicationState | null;
};

/** What counts by itself, without a claim on the page of the promotion. */
const COUNTED: ReadonlySet<CampaignTerms['trigger']['kind']> = new Set([
  'deposit',
  'level',
  'mission',
  'period',
  'raffle',
  'referral',
  'board',
]);

const DONE = ['PAID', 'CONVERTED', 'SPENT', 'EXPIRED', 'LEFT', 'REVOKED', 'LAPSED'];

/**
 * The status that a member reads: soon → join → joined → process → claim → claimed; what operators give
 * is issued; an application is applying → issued or rejected. Checklist S-045.
 */
export function statusOf(facts: Facts): PromotionStatus {
  const { now, newest, trigger, joined } = facts;
  if (now < facts.startsAt) return 'soon';
  if (newest?.state === 'CLAIMABLE') return 'claim';
  if (newest && (newest.state === 'ACTIVE' || newest.state === 'WAITING')) return 'process';
  if (facts.applied === 'OPEN') return 'applying';
  const isOver = facts.isPaused || facts.isFull || (facts.endsAt !== null && facts.endsAt <= now);
  const isGiven = trigger.kind === 'manual' || trigger.kind === 'application';
  if (isUsed(facts)) return isGiven ? 'issued' : 'claimed';
  if (isOver) return newest && DONE.includes(newest.state) ? 'claimed' : 'closed';
  if (trigger.kind === 'deposit' && trigger.joins && !joined) return 'join';
  if (trigger.kind === 'raffle' && !joined) return 'join';
  if (trigger.kind === 'application') return facts.applied === 'REJECTED' ? 'rejected' : 'join';
  if (trigger.kind === 'birthday') return newest ? 'claimed' : 'claim';
  if (COUNTED.has(trigger.kind)) return 'joined';
  if (trigger.kind === 'manual') return newest ? 'issued' : 'closed';
  return 'claim';
}

/** Whether the member has had it as often as one may, or may today. */
export const isUsed = ({ limits, total, today }: Pick<Facts, 'limits' | 'total' | 'today'>) =>
  (limits.perMember !== null && total >= limits.perMember) ||
  (limits.perDay !== null && today >= limits.perDay);
