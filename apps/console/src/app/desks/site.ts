import { lazy } from '@nokshi/web/lazy.ts';
import type * as ContentDesks from '../../features/content/desks.tsx';
import type { Desk } from '../desk.ts';

/** The desks of content are one file: they differ by their table of fields alone. */
const written = (name: keyof typeof ContentDesks) =>
  lazy(async () => ({ default: (await import('../../features/content/desks.tsx'))[name] }));

/** What visitors see and read. */
export const SITE: readonly Desk[] = [
  {
    path: '/status',
    label: 'nav.status',
    icon: 'wrench',
    permission: 'site.read',
    page: lazy(() => import('../../features/status/status-desk.tsx')),
  },
  {
    path: '/notices',
    label: 'nav.notices',
    icon: 'mail',
    permission: 'messaging.read',
    page: written('NoticesDesk'),
    filters: ['state'],
  },
  {
    path: '/help',
    label: 'nav.help',
    icon: 'info',
    permission: 'site.read',
    page: written('HelpDesk'),
    filters: ['state'],
  },
  {
    path: '/terms',
    label: 'nav.terms',
    icon: 'list',
    permission: 'site.read',
    page: written('TermsDesk'),
    filters: ['state'],
  },
  {
    path: '/posts',
    label: 'nav.posts',
    icon: 'list',
    permission: 'site.read',
    page: written('PostsDesk'),
    filters: ['state'],
  },
  {
    path: '/banners',
    label: 'nav.banners',
    icon: 'gift',
    permission: 'site.read',
    page: written('BannersDesk'),
    filters: ['state'],
  },
  {
    path: '/resources',
    label: 'nav.resources',
    icon: 'pin',
    permission: 'site.read',
    page: written('ResourcesDesk'),
    filters: ['state'],
  },
  {
    path: '/settings',
    label: 'nav.settings',
    icon: 'home',
    permission: 'site.read',
    page: lazy(() => import('../../features/settings/settings-desk.tsx')),
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
    page: lazy(() => import('../../features/settings/registration-desk.tsx')),
  },
];
