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
 * What a member is asked, and where: after the registration and at the first deposit to set a
 * deposit limit, each once; every so many days to review the limits. Source: RTS 12, domain.md 12.
 */
export function promptAt(
  prompted: Prompted,
  at: { place: 'home' | 'deposit'; now: Date; registeredAt: Date; reviewDays: number },
): PromptKind | null {
  const { firstDepositAt, welcomedAt, depositAskedAt, reviewedAt, hasLimit } = prompted;
  const isNew = firstDepositAt === null && !hasLimit;
  if (at.place === 'deposit') return isNew && depositAskedAt === null ? 'first-deposit' : null;
  if (isNew && welcomedAt === null) return 'welcome';
  const since = reviewedAt ?? at.registeredAt;
  return at.now.getTime() - since.getTime() >= at.reviewDays * DAY_MS ? 'review' : null;
}
