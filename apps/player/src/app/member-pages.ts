import type { MemberInfo } from '@nokshi/contract/player/identity.ts';
import { saying } from '@nokshi/web/language.ts';
import { lazy } from '@nokshi/web/lazy.ts';
import { NewMessages, WaitingMissions, WaitingRewards } from './badges.tsx';
import type { CentrePage } from './centre-page.ts';
import { LOTTERY_WORDS, TABLE_WORDS } from '../lib/later-words.ts';
import { LastWithdrawal } from './menu-values.tsx';
import { MEMBER_KEYS, type MemberKey } from './open-centre.ts';

/** What the entries of the menu stand under, in their order. */
export const GROUPS = ['account', 'money', 'play', 'rewards', 'help'] as const;
export type Group = (typeof GROUPS)[number];

export type MemberPage = CentrePage & { readonly group: Group };

/** A key without an entry does not compile. */
const PAGES: Readonly<Record<MemberKey, Omit<MemberPage, 'key'>>> = {
  securityCenter: {
    group: 'account',
    label: 'member.account',
    icon: 'shield',
    page: lazy(() => import('./security-page.tsx')),
  },
  transferFund: {
    group: 'money',
    label: 'member.wallet',
    icon: 'wallet',
    page: lazy(() => import('../features/wallet/wallet-page.tsx')),
  },
  depositv2: {
    group: 'money',
    label: 'member.deposit',
    icon: 'plus',
    page: lazy(() => import('./deposit-page.tsx')),
  },
  withdraw: {
    group: 'money',
    label: 'member.withdraw',
    icon: 'minus',
    page: lazy(() => import('./withdraw-page.tsx')),
    value: LastWithdrawal,
  },
  transferUpline: {
    group: 'money',
    label: 'member.upline',
    icon: 'up',
    page: lazy(() => import('../features/agents/upline-page.tsx')),
    offeredTo: ({ toUpline }) => toUpline,
  },
  personalHistoryCopy: {
    group: 'play',
    label: 'member.bets',
    icon: 'games',
    page: lazy(
      saying(
        TABLE_WORDS,
        saying(LOTTERY_WORDS, () => import('../features/records/bets-page.tsx')),
      ),
    ),
  },
  transactionHistory: {
    group: 'play',
    label: 'member.entries',
    icon: 'list',
    page: lazy(() => import('../features/records/entries-page.tsx')),
  },
  personalProfit: {
    group: 'play',
    label: 'member.profit',
    icon: 'chart',
    page: lazy(() => import('../features/records/net-page.tsx')),
  },
  bonusDetails: {
    group: 'rewards',
    label: 'member.bonus',
    icon: 'seal',
    page: lazy(() => import('../features/promotions/bonuses-page.tsx')),
  },
  rewardCenter: {
    group: 'rewards',
    label: 'member.rewards',
    icon: 'gift',
    page: lazy(() => import('../features/promotions/rewards-page.tsx')),
    badge: WaitingRewards,
  },
  referral: {
    group: 'rewards',
    label: 'member.referral',
    icon: 'share',
    page: lazy(() => import('../features/share/referral-page.tsx')),
  },
  missionLeaderboard: {
    group: 'rewards',
    label: 'member.missions',
    icon: 'check',
    page: lazy(() => import('../features/missions/missions-page.tsx')),
    badge: WaitingMissions,
  },
  messageV2: {
    group: 'help',
    label: 'member.messages',
    icon: 'mail',
    page: lazy(() => import('./messages-page.tsx')),
    badge: NewMessages,
  },
};

/** The thirteen entries of the member centre, in their order. */
export const MEMBER_PAGES: readonly MemberPage[] = MEMBER_KEYS.map((key) => ({
  key,
  ...PAGES[key],
}));

/** The entries in this member's menu. MC-007. */
export const pagesFor = (member: Pick<MemberInfo, 'toUpline'> | null): readonly MemberPage[] =>
  MEMBER_PAGES.filter(({ offeredTo }) => !offeredTo || (member !== null && offeredTo(member)));
