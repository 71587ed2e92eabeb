import type { Asset } from '@nokshi/money';

/** 0 member, 1 agent, 2 general agent, 41/42 agent kinds, 4 trial. Checklist S-008. */
export const ACCOUNT_TYPES = [0, 1, 2, 41, 42, 4] as const;

/** Free play: play money in FUN, an end, and no log-in again. Checklist S-005. */
export const TRIAL = 4;

/** Why a session may read but not act. Checklist S-065, A-043, A-044. */
export const RESTRICTIONS = ['frozen', 'self-excluded', 'time-out'] as const;

type Restriction = (typeof RESTRICTIONS)[number];
type Rule = { readonly types: readonly number[]; readonly while: readonly Restriction[] };

const REAL: readonly number[] = [0, 1, 2, 41, 42];
/**
 * 4 is in one of the two lists of the specification and is not an agent: least privilege. S-007.
 */
const AGENTS = [1, 2, 41, 42] as const;
const OWN_WISH: readonly Restriction[] = ['self-excluded', 'time-out'];

/**
 * What each account may do: the types, and the restrictions under which they still may. The edge,
 * the use-cases and the shell read this table and no other.
 *
 * - `session`: read, end sessions, log out.
 * - `table`: open a game; a trial account plays with FUN there.
 * - `member`: read what a real account has, change its password, take a break, write to the house.
 * - `owner`: change the account (factors, limits, withdrawals, closing); frozen is read-only.
 * - `player`: deposit and everything else that belongs to playing with money.
 * - `agent`: the agent centre.
 * - `recruiter`: codes of the own for new members and agents.
 */
export const RIGHTS = {
  session: { types: ACCOUNT_TYPES, while: RESTRICTIONS },
  table: { types: ACCOUNT_TYPES, while: [] },
  member: { types: REAL, while: RESTRICTIONS },
  owner: { types: REAL, while: OWN_WISH },
  player: { types: REAL, while: [] },
  agent: { types: AGENTS, while: RESTRICTIONS },
  recruiter: { types: AGENTS, while: [] },
} as const satisfies Readonly<Record<string, Rule>>;

export type Right = keyof typeof RIGHTS;

export type Holder = { readonly type: number; readonly restriction: Restriction | null };

/** The refusal for a missing right; null when this account has it. */
export function whyNot(
  right: Right,
  { type, restriction }: Holder,
): 'identity.true-account-needed' | 'identity.agents-only' | 'identity.restricted' | null {
  const rule: Rule = RIGHTS[right];
  if (!rule.types.includes(type))
    return type === TRIAL ? 'identity.true-account-needed' : 'identity.agents-only';
  return restriction && !rule.while.includes(restriction) ? 'identity.restricted' : null;
}

/** Rights that an account of one type has and one of the other lacks, without restrictions. */
export const rightsBetween = (from: number, to: number): readonly Right[] =>
  (Object.keys(RIGHTS) as Right[]).filter((right) => hasRight(right, from) !== hasRight(right, to));

/** Whether accounts of a type have it while nothing restricts them. */
export const hasRight = (right: Right, type: number): boolean =>
  whyNot(right, { type, restriction: null }) === null;

/** Trial accounts play with FUN, which never mixes with BDT. architecture.md 4. */
export const assetOf = (type: number): Asset => (type === TRIAL ? 'FUN' : 'BDT');
