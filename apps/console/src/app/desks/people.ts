import { lazy } from '@nokshi/web/lazy.ts';
import type { Desk } from '../desk.ts';

/** What is done with and for members. */
export const PEOPLE: readonly Desk[] = [
  {
    path: '/members',
    label: 'nav.members',
    icon: 'person',
    permission: 'identity.members-read',
    page: lazy(() => import('../../features/members/members-desk.tsx')),
    filters: ['query'],
  },
  {
    path: '/protection',
    label: 'nav.protection',
    icon: 'shield',
    permission: 'limits.read',
    page: lazy(() => import('../../features/protection/protection-desk.tsx')),
  },
  {
    path: '/risk',
    label: 'nav.risk',
    icon: 'eye',
    permission: 'risk.read',
    page: lazy(() => import('../../features/risk/risk-desk.tsx')),
  },
  {
    path: '/harm',
    label: 'nav.harm',
    icon: 'person',
    permission: 'harm.read',
    page: lazy(() => import('../../features/harm/harm-desk.tsx')),
  },
  {
    path: '/feedback',
    label: 'nav.feedback',
    icon: 'chat',
    permission: 'messaging.feedback',
    page: lazy(() => import('../../features/feedback/feedback-desk.tsx')),
    filters: ['state', 'type'],
  },
  {
    path: '/chat',
    label: 'nav.chat',
    icon: 'chat',
    permission: 'chat.read',
    page: lazy(() => import('../../features/chat/chat-desk.tsx')),
    filters: ['view'],
    tabs: [{ tab: 'setting', label: 'chat.setting' }],
  },
  {
    path: '/letters',
    label: 'nav.letters',
    icon: 'mail',
    permission: 'messaging.read',
    page: lazy(() => import('../../features/letters/letters-desk.tsx')),
  },
  {
    path: '/affiliates',
    label: 'nav.affiliates',
    icon: 'share',
    permission: 'identity.members-read',
    page: lazy(() => import('../../features/affiliates/affiliates-desk.tsx')),
    filters: ['query'],
  },
  {
    path: '/applications',
    label: 'nav.applications',
    icon: 'people',
    permission: 'site.applications',
    page: lazy(() => import('../../features/applications/applications-desk.tsx')),
    filters: ['state'],
  },
  {
    path: '/tries',
    label: 'nav.tries',
    icon: 'pause',
    permission: 'identity.limits',
    page: lazy(() => import('../../features/tries/tries-desk.tsx')),
  },
];
