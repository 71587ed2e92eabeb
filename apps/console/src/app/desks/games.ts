import { lazy } from '@nokshi/web/lazy.ts';
import type { Desk } from '../desk.ts';

/** The floor: games, their pots and who makes them. */
export const GAMES: readonly Desk[] = [
  {
    path: '/catalogue',
    label: 'nav.catalogue',
    icon: 'games',
    permission: 'catalogue.read',
    page: lazy(() => import('../../features/catalogue/catalogue-desk.tsx')),
    filters: ['tab', 'query', 'state'],
    tabs: [
      { tab: 'vendors', label: 'catalogue.vendors' },
      { tab: 'upload', label: 'catalogue.upload' },
      { tab: 'changes', label: 'catalogue.changes' },
    ],
  },
  {
    path: '/slots',
    label: 'nav.slots',
    icon: 'games',
    permission: 'slots.read',
    page: lazy(() => import('../../features/slots/slots-desk.tsx')),
    filters: ['tab', 'game'],
    tabs: [
      { tab: 'alarms', label: 'slots.alarms' },
      { tab: 'pots', label: 'slots.pots' },
    ],
  },
  {
    path: '/lottery',
    label: 'nav.lottery',
    icon: 'chart',
    permission: 'lottery.read',
    page: lazy(() => import('../../features/lottery/lottery-desk.tsx')),
    filters: ['tab', 'game', 'only'],
    tabs: [
      { tab: 'issues', label: 'lotteries.issues' },
      { tab: 'exposure', label: 'lotteries.exposure' },
      { tab: 'results', label: 'lotteries.results' },
    ],
  },
  {
    path: '/tables',
    label: 'nav.tables',
    icon: 'games',
    permission: 'tables.read',
    page: lazy(() => import('../../features/tables/tables-desk.tsx')),
    filters: ['tab', 'game', 'only', 'days', 'query', 'member'],
    tabs: [
      { tab: 'rounds', label: 'tables.rounds' },
      { tab: 'exposure', label: 'tables.exposure' },
      { tab: 'returns', label: 'tables.returns' },
      { tab: 'instants', label: 'tables.instants' },
      { tab: 'chains', label: 'tables.chains' },
      { tab: 'chat', label: 'tables.chat' },
    ],
  },
  {
    path: '/jackpots',
    label: 'nav.jackpots',
    icon: 'gift',
    permission: 'jackpots.read',
    page: lazy(() => import('../../features/jackpots/jackpots-desk.tsx')),
  },
  {
    path: '/vendors',
    label: 'nav.vendors',
    icon: 'share',
    permission: 'vendors.read',
    page: lazy(() => import('../../features/vendors/vendors-desk.tsx')),
  },
];
