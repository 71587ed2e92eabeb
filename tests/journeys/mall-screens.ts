import { desk, pressed } from './console-desk.ts';
import type { Screen } from './screen.ts';

const mall = (name: string, path: string, shows: Screen['shows']): Screen => ({
  name: `mall-${name}`,
  who: 'agent',
  path: `/pointMall${path}`,
  shows,
});
const REFUSED = /do not deliver/i;

/** The points mall of an agent who has points and has ordered; `m` keeps back waiting contracts. */
export const MALL_SCREENS: readonly Screen[] = [
  { ...mall('visitor', '', ({ t }) => t('points.visitor')), who: 'visitor' },
  mall('goods', '?m=none', ({ t }) => t('points.held')),
  mall('good', '?m=good&good=umbrella', ({ t }) => t('points.paid-account')),
  mall('convert', '?m=convert', ({ t }) => t('points.to-convert')),
  mall('history', '?tab=history&m=none', () => REFUSED),
  mall('details', '?tab=details&m=none', ({ t }) => t('points.source-returned')),
];

export const MALL_DESK_SCREENS: readonly Screen[] = [
  desk('points', '/points', ({ console: c }) => c('points.approve')),
  desk('points-all', '/points?queue=all', () => REFUSED),
  desk(
    'points-reject',
    '/points',
    ({ console: c }) => c('points.approve'),
    pressed(({ console: c }) => c('points.reject')),
  ),
  desk('points-stock', '/points?tab=stock', ({ console: c }) => c('points.ordered')),
  desk('points-rates', '/points?tab=rates', ({ console: c }) => c('points.versions')),
  desk('goods', '/goods', ({ console: c }) => c('goods.kind-recharge')),
  desk('good', '/goods?open=umbrella', ({ console: c }) => c('goods.stock-hint')),
  desk('member-points', '/members/{member}?tab=points', ({ console: c }) => c('points.orders-of')),
];
