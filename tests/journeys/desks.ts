import type { Permission } from '@nokshi/contract';
import type { en } from '../../apps/console/src/locales/en/console.ts';

type WordId = keyof typeof en;

/** The console's desks in the order of its menu, and what opens each. */
export const DESKS: readonly {
  readonly path: string;
  readonly label: WordId;
  readonly title: WordId;
  /** Null: every operator. */
  readonly permission: Permission | null;
}[] = [
  {
    path: '/members',
    label: 'nav.members',
    title: 'members.title',
    permission: 'identity.members-read',
  },
  {
    path: '/protection',
    label: 'nav.protection',
    title: 'nav.protection',
    permission: 'limits.read',
  },
  { path: '/risk', label: 'nav.risk', title: 'nav.risk', permission: 'risk.read' },
  { path: '/harm', label: 'nav.harm', title: 'nav.harm', permission: 'harm.read' },
  {
    path: '/feedback',
    label: 'nav.feedback',
    title: 'nav.feedback',
    permission: 'messaging.feedback',
  },
  { path: '/chat', label: 'nav.chat', title: 'nav.chat', permission: 'chat.read' },
  {
    path: '/letters',
    label: 'nav.letters',
    title: 'nav.letters',
    permission: 'messaging.read',
  },
  {
    path: '/affiliates',
    label: 'nav.affiliates',
    title: 'nav.affiliates',
    permission: 'identity.members-read',
  },
  {
    path: '/applications',
    label: 'nav.applications',
    title: 'nav.applications',
    permission: 'site.applications',
  },
  {
    path: '/tries',
    label: 'nav.tries',
    title: 'tries.title',
    permission: 'identity.limits',
  },
  { path: '/deposits', label: 'nav.deposits', title: 'deposits.title', permission: 'cashier.read' },
  {
    path: '/withdrawals',
    label: 'nav.withdrawals',
    title: 'nav.withdrawals',
    permission: 'cashier.read',
  },
  {
    path: '/statements',
    label: 'nav.statements',
    title: 'nav.statements',
    permission: 'cashier.read',
  },
  { path: '/claims', label: 'nav.claims', title: 'nav.claims', permission: 'cashier.read' },
  { path: '/channels', label: 'nav.channels', title: 'nav.channels', permission: 'cashier.read' },
  { path: '/vouchers', label: 'nav.vouchers', title: 'nav.vouchers', permission: 'cashier.read' },
  {
    path: '/adjustments',
    label: 'nav.adjustments',
    title: 'nav.adjustments',
    permission: 'cashier.read',
  },
  {
    path: '/team-transfers',
    label: 'nav.team-transfers',
    title: 'nav.team-transfers',
    permission: 'agents.read',
  },
  { path: '/ledger', label: 'nav.ledger', title: 'ledger.title', permission: 'wallet.read' },
  { path: '/reports', label: 'nav.reports', title: 'nav.reports', permission: 'records.read' },
  {
    path: '/catalogue',
    label: 'nav.catalogue',
    title: 'nav.catalogue',
    permission: 'catalogue.read',
  },
  { path: '/slots', label: 'nav.slots', title: 'nav.slots', permission: 'slots.read' },
  { path: '/jackpots', label: 'nav.jackpots', title: 'nav.jackpots', permission: 'jackpots.read' },
  { path: '/vendors', label: 'nav.vendors', title: 'nav.vendors', permission: 'vendors.read' },
  { path: '/status', label: 'nav.status', title: 'status.title', permission: 'site.read' },
  {
    path: '/notices',
    label: 'nav.notices',
    title: 'nav.notices',
    permission: 'messaging.read',
  },
  {
    path: '/help',
    label: 'nav.help',
    title: 'nav.help',
    permission: 'site.read',
  },
  {
    path: '/posts',
    label: 'nav.posts',
    title: 'nav.posts',
    permission: 'site.read',
  },
  {
    path: '/banners',
    label: 'nav.banners',
    title: 'nav.banners',
    permission: 'site.read',
  },
  {
    path: '/resources',
    label: 'nav.resources',
    title: 'nav.resources',
    permission: 'site.read',
  },
  { path: '/settings', label: 'nav.settings', title: 'settings.title', permission: 'site.read' },
  {
    path: '/registration',
    label: 'settings.registration',
    title: 'settings.registration',
    permission: 'site.read',
  },
  { path: '/proposals', label: 'nav.proposals', title: 'proposals.title', permission: null },
  {
    path: '/operators',
    label: 'nav.operators',
    title: 'operators.title',
    permission: 'identity.operators',
  },
  { path: '/audit', label: 'nav.audit', title: 'audit.title', permission: 'records.audit' },
  {
    path: '/couriers',
    label: 'nav.couriers',
    title: 'couriers.title',
    permission: 'couriers.read',
  },
  { path: '/account', label: 'nav.account', title: 'account.title', permission: null },
];
