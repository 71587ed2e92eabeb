import type { MemberInfo } from '@nokshi/contract/player/identity.ts';
import { lazy } from '@nokshi/web/lazy.ts';
import { NewMessages, WaitingRewards } from './badges.tsx';
import type { CentrePage } from './centre-page.ts';
import { MEMBER_KEYS, type MemberKey } from './open-centre.ts';

/** A key without an entry does not compile. */
const PAGES: Readonly<Record<MemberKey, Omit<CentrePage, 'key'>>> = {
  securityCenter: {
    label: 'member.account',
    icon: 'shield',
    page: lazy(() => import('./security-page.tsx')),
  },
  transferFund: {
    label: 'member.wallet',
    icon: 'wallet',
    page: lazy(() => import('../features/wallet/wallet-page.tsx')),
  },
  depositv2: {
    label: 'member.deposit',
    icon: 'plus',
    page: lazy(() => import('./deposit-page.tsx')),
  },
  withdraw: {
    label: 'member.withdraw',
    icon: 'minus',
    page: lazy(() => import('../features/cashier/withdraw-page.tsx')),
  },
  transferUpline: {
    label: 'member.upline',
    icon: 'up',
    page: lazy(() => import('../features/agents/upline-page.tsx')),
    offeredTo: ({ toUpline }) => toUpline,
  },
  personalHistoryCopy: {
    label: 'member.bets',
    icon: 'games',
    page: lazy(() => import('../features/records/bets-page.tsx')),
  },
  transactionHistory: {
    label: 'member.entries',
    icon: 'list',
    page: lazy(() => import('../features/records/entries-page.tsx')),
  },
  personalProfit: {
    label: 'member.profit',
    icon: 'chart',
    page: lazy(() => import('../features/records/net-page.tsx')),
  },
  bonusDetails: {
    label: 'member.bonus',
    icon: 'seal',
    page: lazy(() => import('../features/records/bonus-page.tsx')),
  },
  rewardCenter: {
    label: 'member.rewards',
    icon: 'gift',
    page: lazy(() => import('../features/rewards/rewards-page.tsx')),
    badge: WaitingRewards,
  },
  referral: {
    label: 'member.referral',
    icon: 'share',
    page: lazy(() => import('../features/share/referral-page.tsx')),
  },
  missionLeaderboard: {
    label: 'member.missions',
    icon: 'check',
    page: lazy(() => import('../features/missions/missions-page.tsx')),
  },
  messageV2: {
    label: 'member.messages',
    icon: 'mail',
    page: lazy(() => import('./messages-page.tsx')),
    badge: NewMessages,
  },
};

/** The thirteen entries of the member centre, in their order. */
export const MEMBER_PAGES: readonly CentrePage[] = MEMBER_KEYS.map((key) => ({
  key,
  ...PAGES[key],
}));

/** The entries in this member's menu. MC-007. */
export const pagesFor = (member: Pick<MemberInfo, 'toUpline'> | null): readonly CentrePage[] =>
  MEMBER_PAGES.filter(({ offeredTo }) => !offeredTo || (member !== null && offeredTo(member)));
