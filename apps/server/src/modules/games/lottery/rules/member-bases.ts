import type { Day } from '../../../../kernel/calendar.ts';

/** The prize bases that a member may have: `usual` without one of their own. Source: domain.md 1.2. */
export const MEMBER_BASES = { least: 1_700, usual: 1_960, most: 1_980, step: 2 } as const;

export type MemberBases = typeof MEMBER_BASES;

type Given = { readonly base: number; readonly since: Day };
export type WantedBase = { readonly base: number; readonly from: Day; readonly today: Day };

type Fault =
  | { readonly code: 'lottery.base-not-offered'; readonly value: { least: number; most: number } }
  | { readonly code: 'lottery.base-rises-only'; readonly value: { base: number } }
  | { readonly code: 'lottery.base-given'; readonly value: { from: Day } };

/**
 * Why a member cannot be given a base; `given` are the earlier ones, newest first. The first one may be
 * lower than the usual base where it holds from today, in the commit that registers the member.
 */
export function baseFault(
  given: readonly Given[],
  { base, from, today }: WantedBase,
): Fault | null {
  const { least, usual, most, step } = MEMBER_BASES;
  if (base < least || base > most || (base - least) % step !== 0)
    return { code: 'lottery.base-not-offered', value: { least, most } };
  const [newest] = given;
  if (newest && newest.since >= from)
    return { code: 'lottery.base-given', value: { from: newest.since } };
  if (!newest && from === today) return null;
  const before = newest?.base ?? usual;
  return base > before ? null : { code: 'lottery.base-rises-only', value: { base: before } };
}

/** The highest base that a member may choose in a game, where `bet` is the game's highest. */
export const ceilingOf = ({ bet }: { readonly bet: number }, own: number): number =>
  Math.min(bet, own);
