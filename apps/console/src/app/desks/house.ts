import { lazy } from '@nokshi/web/lazy.ts';
import type { Desk } from '../desk.ts';

/** Operators among themselves. */
export const HOUSE: readonly Desk[] = [
  {
    path: '/proposals',
    label: 'nav.proposals',
    icon: 'check',
    permission: null,
    page: lazy(() => import('../../features/proposals/proposals-desk.tsx')),
    filters: ['state'],
  },
  {
    path: '/operators',
    label: 'nav.operators',
    icon: 'eye',
    permission: 'identity.operators',
    page: lazy(() => import('../../features/operators/operators-desk.tsx')),
    tabs: [
      { tab: 'roles', label: 'operators.roles' },
      { tab: 'four-eyes', label: 'operators.four-eyes' },
    ],
  },
  {
    path: '/audit',
    label: 'nav.audit',
    icon: 'list',
    permission: 'records.audit',
    page: lazy(() => import('../../features/audit/audit-desk.tsx')),
    filters: ['act', 'operator'],
  },
  {
    path: '/couriers',
    label: 'nav.couriers',
    icon: 'phone',
    permission: 'couriers.read',
    page: lazy(() => import('../../features/couriers/couriers-desk.tsx')),
    filters: ['view'],
  },
  {
    path: '/account',
    label: 'nav.account',
    icon: 'shield',
    permission: null,
    page: lazy(() => import('../../features/account/account-desk.tsx')),
  },
];
