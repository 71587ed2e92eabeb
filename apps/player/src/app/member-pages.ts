import type { MemberInfo } from '@nokshi/contract/player/identity.ts';
import type { IconName } from '@nokshi/ui';
import { lazy } from '@nokshi/web/lazy.ts';
import { type ComponentType } from 'react';
import type { MessageId } from '../locales/en/index.ts';

type MemberPage = {
  readonly key: string;
  readonly label: MessageId;
  readonly icon: IconName;
  /** Pages whose room is not built yet have none and are left out of the menu. */
  readonly page: ComponentType | null;
};

/** The thirteen entries of the member centre, in the order of the specification (2, MC-002). */
const ENTRIES: readonly MemberPage[] = [
  {
    key: 'securityCenter',
    label: 'member.account',
    icon: 'shield',
    page: lazy(() => import('./security-page.tsx')),
  },
  {
    key: 'transferFund',
    label: 'member.wallet',
    icon: 'wallet',
    page: lazy(() => import('../features/wallet/wallet-page.tsx')),
  },
  {
    key: 'depositv2',
    label: 'member.deposit',
    icon: 'plus',
    page: lazy(() => import('./deposit-page.tsx')),
  },
  {
    key: 'withdraw',
    label: 'member.withdraw',
    icon: 'out',
    page: lazy(() => import('../features/cashier/withdraw-page.tsx')),
  },
  {
    key: 'transferUpline',
    label: 'member.upline',
    icon: 'up',
    page: lazy(() => import('../features/agents/upline-page.tsx')),
  },
  {
    key: 'personalHistoryCopy',
    label: 'member.bets',
    icon: 'list',
    page: lazy(() => import('../features/records/bets-page.tsx')),
  },
  {
    key: 'transactionHistory',
    label: 'member.entries',
    icon: 'clock',
    page: lazy(() => import('../features/records/entries-page.tsx')),
  },
  {
    key: 'personalProfit',
    label: 'member.profit',
    icon: 'list',
    page: lazy(() => import('../features/records/net-page.tsx')),
  },
  {
    key: 'bonusDetails',
    label: 'member.bonus',
    icon: 'gift',
    page: lazy(() => import('../features/records/bonus-page.tsx')),
  },
  {
    key: 'rewardCenter',
    label: 'member.rewards',
    icon: 'gift',
    page: lazy(() => import('../features/rewards/rewards-page.tsx')),
  },
  {
    key: 'referral',
    label: 'member.referral',
    icon: 'person',
    page: lazy(() => import('../features/share/referral-page.tsx')),
  },
  {
    key: 'missionLeaderboard',
    label: 'member.missions',
    icon: 'check',
    page: lazy(() => import('../features/missions/missions-page.tsx')),
  },
  {
    key: 'messageV2',
    label: 'member.messages',
    icon: 'mail',
    page: lazy(() => import('./messages-page.tsx')),
  },
];

export type OpenPage = MemberPage & { readonly page: ComponentType };

/** The entries that are open. */
export const MEMBER_PAGES = ENTRIES.filter((entry): entry is OpenPage => entry.page !== null);

/** Those that the menu offers this member: to the upline only where there is one. MC-007. */
export const pagesFor = (member: Pick<MemberInfo, 'toUpline'> | null): readonly OpenPage[] =>
  MEMBER_PAGES.filter(({ key }) => key !== 'transferUpline' || member?.toUpline === true);

/** On a phone the menu is a screen of its own, at this key. */
export const MENU = 'menu';
