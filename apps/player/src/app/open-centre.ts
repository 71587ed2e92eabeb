/**
 * The pages of the member centre in the order of its menu (specification 2, MC-002). They are in the
 * entry bundle, which checks the address; their entries load with the centre (`member-pages.ts`).
 */
export const MEMBER_KEYS = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'transferUpline',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
  'rewardCenter',
  'referral',
  'missionLeaderboard',
  'messageV2',
] as const;
export type MemberKey = (typeof MEMBER_KEYS)[number];

/** On a phone the menu is a screen of its own, at this key. */
export const MENU = 'menu';

const OF_MEMBER: ReadonlySet<string | null> = new Set([MENU, ...MEMBER_KEYS]);

/** The centre that the address names; of both together the member's. S-010, V-004. */
export function openCentre(params: URLSearchParams): 'member' | 'agent' | null {
  if (OF_MEMBER.has(params.get('mc'))) return 'member';
  return params.get('ac') ? 'agent' : null;
}
