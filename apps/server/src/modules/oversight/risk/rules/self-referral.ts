import type { Fact } from './fact.ts';

type Linked = { readonly inviterId: string; readonly friendId: string; readonly at: Date };

/** Who invited whom, where the two looked like one person when the friend was to bring a reward. */
export const selfReferral = (found: readonly Linked[]): Fact[] =>
  found.map(({ inviterId, friendId, at }) => ({
    code: 'self-referral',
    members: [inviterId, friendId],
    about: null,
    since: at,
    until: at,
    amount: null,
    count: null,
  }));
