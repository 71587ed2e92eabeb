import type { Permission } from '@nokshi/contract/permissions.ts';
import type { IconName } from '@nokshi/ui';
import { lazy } from '@nokshi/web/lazy.ts';
import { type ComponentType } from 'react';
import type * as ContentDesks from '../features/content/desks.tsx';
import { useSession } from '../lib/session.ts';
import type { MessageId } from '../lib/words.ts';

export type Desk = {
  readonly path: string;
  readonly label: MessageId;
  readonly icon: IconName;
  /** Null: every operator. */
  readonly permission: Permission | null;
  readonly page: ComponentType;
  /** Places in it that the palette goes to. */
  readonly tabs?: readonly { readonly tab: string; readonly label: MessageId }[];
};

/** The desks of content are one file: they differ by their table of fields alone. */
const written = (name: keyof typeof ContentDesks) =>
  lazy(async () => ({ default: (await import('../features/content/desks.tsx'))[name] }));

/** The console's menu and its routes are this one table. */
export const DESKS: readonly Desk[] = [
  {
    path: '/members',
    label: 'nav.members',
    icon: 'person',
    permission: 'identity.members-read',
    page: lazy(() => import('../features/members/members-desk.tsx')),
  },
  {
    path: '/deposits',
    label: 'nav.deposits',
    icon: 'wallet',
    permission: 'cashier.read',
    page: lazy(() => import('../features/deposits/deposits-desk.tsx')),
  },
  {
    path: '/withdrawals',
    label: 'nav.withdrawals',
    icon: 'up',
    permission: 'cashier.read',
    page: lazy(() => import('../features/withdrawals/withdrawals-desk.tsx')),
  },
  {
    path: '/adjustments',
    label: 'nav.adjustments',
    icon: 'check',
    permission: 'cashier.read',
    page: lazy(() => import('../features/adjustments/adjustments-desk.tsx')),
  },
  {
    path: '/channels',
    label: 'nav.channels',
    icon: 'wallet',
    permission: 'cashier.read',
    page: lazy(() => import('../features/channels/channels-desk.tsx')),
  },
  {
    path: '/vouchers',
    label: 'nav.vouchers',
    icon: 'gift',
    permission: 'cashier.read',
    page: lazy(() => import('../features/vouchers/vouchers-desk.tsx')),
  },
  {
    path: '/statements',
    label: 'nav.statements',
    icon: 'list',
    permission: 'cashier.read',
    page: lazy(() => import('../features/statements/statements-desk.tsx')),
    tabs: [{ tab: 'upload', label: 'statements.upload' }],
  },
  {
    path: '/claims',
    label: 'nav.claims',
    icon: 'alert',
    permission: 'cashier.read',
    page: lazy(() => import('../features/claims/claims-desk.tsx')),
    tabs: [
      { tab: 'debts', label: 'claims.tab-debts' },
      { tab: 'providers', label: 'claims.tab-providers' },
    ],
  },
  {
    path: '/ledger',
    label: 'nav.ledger',
    icon: 'seal',
    permission: 'wallet.read',
    page: lazy(() => import('../features/ledger/ledger-desk.tsx')),
  },
  {
    path: '/jackpots',
    label: 'nav.jackpots',
    icon: 'gift',
    permission: 'jackpots.read',
    page: lazy(() => import('../features/jackpots/jackpots-desk.tsx')),
  },
  {
    path: '/slots',
    label: 'nav.slots',
    icon: 'games',
    permission: 'slots.read',
    page: lazy(() => import('../features/slots/slots-desk.tsx')),
    tabs: [
      { tab: 'alarms', label: 'slots.alarms' },
      { tab: 'pots', label: 'slots.pots' },
    ],
  },
  {
    path: '/catalogue',
    label: 'nav.catalogue',
    icon: 'games',
    permission: 'catalogue.read',
    page: lazy(() => import('../features/catalogue/catalogue-desk.tsx')),
    tabs: [
      { tab: 'makers', label: 'catalogue.makers' },
      { tab: 'upload', label: 'catalogue.upload' },
      { tab: 'changes', label: 'catalogue.changes' },
    ],
  },
  {
    path: '/vendors',
    label: 'nav.vendors',
    icon: 'share',
    permission: 'vendors.read',
    page: lazy(() => import('../features/vendors/vendors-desk.tsx')),
  },
  {
    path: '/status',
    label: 'nav.status',
    icon: 'wrench',
    permission: 'site.read',
    page: lazy(() => import('../features/status/status-desk.tsx')),
  },
  {
    path: '/chat',
    label: 'nav.chat',
    icon: 'chat',
    permission: 'chat.read',
    page: lazy(() => import('../features/chat/chat-desk.tsx')),
    tabs: [{ tab: 'setting', label: 'chat.setting' }],
  },
  {
    path: '/couriers',
    label: 'nav.couriers',
    icon: 'phone',
    permission: 'couriers.read',
    page: lazy(() => import('../features/couriers/couriers-desk.tsx')),
  },
  {
    path: '/affiliates',
    label: 'nav.affiliates',
    icon: 'share',
    permission: 'identity.members-read',
    page: lazy(() => import('../features/affiliates/affiliates-desk.tsx')),
  },
  {
    path: '/tries',
    label: 'nav.tries',
    icon: 'pause',
    permission: 'identity.limits',
    page: lazy(() => import('../features/tries/tries-desk.tsx')),
  },
  {
    path: '/notices',
    label: 'nav.notices',
    icon: 'mail',
    permission: 'messaging.read',
    page: written('NoticesDesk'),
  },
  {
    path: '/letters',
    label: 'nav.letters',
    icon: 'mail',
    permission: 'messaging.read',
    page: lazy(() => import('../features/letters/letters-desk.tsx')),
  },
  {
    path: '/feedback',
    label: 'nav.feedback',
    icon: 'chat',
    permission: 'messaging.feedback',
    page: lazy(() => import('../features/feedback/feedback-desk.tsx')),
  },
  {
    path: '/help',
    label: 'nav.help',
    icon: 'info',
    permission: 'site.read',
    page: written('HelpDesk'),
  },
  {
    path: '/posts',
    label: 'nav.posts',
    icon: 'list',
    permission: 'site.read',
    page: written('PostsDesk'),
  },
  {
    path: '/banners',
    label: 'nav.banners',
    icon: 'gift',
    permission: 'site.read',
    page: written('BannersDesk'),
  },
  {
    path: '/resources',
    label: 'nav.resources',
    icon: 'pin',
    permission: 'site.read',
    page: written('ResourcesDesk'),
  },
  {
    path: '/applications',
    label: 'nav.applications',
    icon: 'people',
    permission: 'site.applications',
    page: lazy(() => import('../features/applications/applications-desk.tsx')),
  },
  {
    path: '/settings',
    label: 'nav.settings',
    icon: 'home',
    permission: 'site.read',
    page: lazy(() => import('../features/settings/settings-desk.tsx')),
    tabs: [
      { tab: 'brand', label: 'settings.brand' },
      { tab: 'flags', label: 'settings.flags' },
      { tab: 'regions', label: 'settings.regions' },
      { tab: 'domains', label: 'settings.domains' },
      { tab: 'elsewhere', label: 'settings.elsewhere' },
    ],
  },
  {
    path: '/registration',
    label: 'settings.registration',
    icon: 'plus',
    permission: 'site.read',
    page: lazy(() => import('../features/settings/registration-desk.tsx')),
  },
  {
    path: '/proposals',
    label: 'nav.proposals',
    icon: 'check',
    permission: null,
    page: lazy(() => import('../features/proposals/proposals-desk.tsx')),
  },
  {
    path: '/operators',
    label: 'nav.operators',
    icon: 'eye',
    permission: 'identity.operators',
    page: lazy(() => import('../features/operators/operators-desk.tsx')),
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
    page: lazy(() => import('../features/audit/audit-desk.tsx')),
  },
  {
    path: '/account',
    label: 'nav.account',
    icon: 'shield',
    permission: null,
    page: lazy(() => import('../features/account/account-desk.tsx')),
  },
];

/** The desks that the operator's role opens. */
export function useOpenDesks(): readonly Desk[] {
  const operator = useSession(({ state }) => (state.kind === 'in' ? state.operator : null));
  return DESKS.filter(
    ({ permission }) => permission === null || operator?.permissions.includes(permission),
  );
}
