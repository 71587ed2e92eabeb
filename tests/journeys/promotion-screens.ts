import type { Screen } from './screen.ts';

const screen =
  (who: Screen['who']) =>
  (name: string, path: string, shows: Screen['shows']): Screen => ({ name, who, path, shows });
const visitor = screen('visitor');
const member = screen('member');

/** Promotions of the player site, and what members get by them. */
export const PROMOTION_SCREENS: readonly Screen[] = [
  visitor('promotions', '/promotions', ({ t }) => t('promotions.look')),
  member('mc-bonus', '/?mc=bonusDetails', ({ t }) => t('bonuses.history')),
  member('mc-rewards', '/?mc=rewardCenter', ({ t }) => t('member.rewards')),
  member('mc-missions', '/?mc=missionLeaderboard', ({ t }) => t('missions.ranks-words')),
];
