import type { LIMIT_PROMPTS } from '@nokshi/contract/player/limits.ts';

export type PromptKind = (typeof LIMIT_PROMPTS)[number];

export type Prompted = {
  readonly firstDepositAt: Date | null;
  readonly welcomedAt: Date | null;
  readonly depositAskedAt: Date | null;
  readonly reviewedAt: Date | null;
  readonly hasLimit: boolean;
};

const DAY_MS = 86_400_000;

/**
 * What a member is asked, and where: before the first deposit to set a deposit limit, unless the
 * welcome after the registration has asked; every so many days to review the limits. Source: RTS 12,
 * domain.md 12.
 */
export function promptAt(
  prompted: Prompted,
  at: { place: 'home' | 'deposit'; now: Date; registeredAt: Date; reviewDays: number },
): Exclude<PromptKind, 'welcome'> | null {
  const { firstDepositAt, welcomedAt, depositAskedAt, reviewedAt, hasLimit } = prompted;
  const isNew = firstDepositAt === null && !hasLimit;
  const wasAsked = welcomedAt !== null || depositAskedAt !== null;
  if (at.place === 'deposit') return isNew && !wasAsked ? 'first-deposit' : null;
  const since = reviewedAt ?? at.registeredAt;
  return at.now.getTime() - since.getTime() >= at.reviewDays * DAY_MS ? 'review' : null;
}
