import { lazy } from '@nokshi/web/lazy.ts';
import type { Desk } from '../desk.ts';

/** Where money comes in, goes out and is accounted for. */
export const MONEY: readonly Desk[] = [
  {
    path: '/deposits',
    label: 'nav.deposits',
    icon: 'wallet',
    permission: 'cashier.read',
    page: lazy(() => import('../../features/deposits/deposits-desk.tsx')),
    filters: ['view', 'state'],
  },
  {
    path: '/withdrawals',
    label: 'nav.withdrawals',
    icon: 'up',
    permission: 'cashier.read',
    page: lazy(() => import('../../features/withdrawals/withdrawals-desk.tsx')),
    filters: ['queue', 'member'],
  },
  {
    path: '/statements',
    label: 'nav.statements',
    icon: 'list',
    permission: 'cashier.read',
    page: lazy(() => import('../../features/statements/statements-desk.tsx')),
    filters: ['tab', 'state'],
    tabs: [{ tab: 'upload', label: 'statements.upload' }],
  },
  {
    path: '/claims',
    label: 'nav.claims',
    icon: 'alert',
    permission: 'cashier.read',
    page: lazy(() => import('../../features/claims/claims-desk.tsx')),
    filters: ['tab', 'queue'],
    tabs: [
      { tab: 'debts', label: 'claims.tab-debts' },
      { tab: 'providers', label: 'claims.tab-providers' },
    ],
  },
  {
    path: '/channels',
    label: 'nav.channels',
    icon: 'wallet',
    permission: 'cashier.read',
    page: lazy(() => import('../../features/channels/channels-desk.tsx')),
  },
  {
    path: '/vouchers',
    label: 'nav.vouchers',
    icon: 'gift',
    permission: 'cashier.read',
    page: lazy(() => import('../../features/vouchers/vouchers-desk.tsx')),
  },
  {
    path: '/adjustments',
    label: 'nav.adjustments',
    icon: 'check',
    permission: 'cashier.read',
    page: lazy(() => import('../../features/adjustments/adjustments-desk.tsx')),
  },
  {
    path: '/team-transfers',
    label: 'nav.team-transfers',
    icon: 'up',
    permission: 'agents.read',
    page: lazy(() => import('../../features/team-transfers/team-transfers-desk.tsx')),
    filters: ['day', 'member'],
  },
  {
    path: '/ledger',
    label: 'nav.ledger',
    icon: 'seal',
    permission: 'wallet.read',
    page: lazy(() => import('../../features/ledger/ledger-desk.tsx')),
  },
  {
    path: '/reports',
    label: 'nav.reports',
    icon: 'list',
    permission: 'records.read',
    page: lazy(() => import('../../features/reports/reports-desk.tsx')),
    filters: ['tab', 'range', 'from', 'to', 'product'],
    tabs: [{ tab: 'files', label: 'reports.view-files' }],
  },
];
