import type { Screen } from './screen.ts';

const screen =
  (who: Screen['who']) =>
  (name: string, path: string, shows: Screen['shows']): Screen => ({ name, who, path, shows });
const visitor = screen('visitor');
const member = screen('member');

/** Promotions of the player site, and what members get by them. */
export const PROMOTION_SCREENS: readonly Screen[] = [
  visitor('promotions', '/promotions', ({ t }) => t('promotions.look')),
  {
    ...member('raffle', '/promotions', ({ t }) => t('raffle.take-part')),
    reach: (page, { t }) => page.getByRole('link', { name: t('raffle.take-part') }).click(),
  },
  visitor('vip', '/vip', ({ t }) => t('vip.log-in')),
  member('vip-member', '/vip', ({ t }) => t('vip.own')),
  member('promotion-wheel', '/promoDetail?id={wheel}', ({ t }) => t('wheel.table')),
  member('promotion-envelope', '/promoDetail?id={envelope}', ({ t }) => t('envelope.mine')),
  member('mc-bonus', '/?mc=bonusDetails', ({ t }) => t('bonuses.history')),
  member('mc-rewards', '/?mc=rewardCenter', ({ t }) => t('member.rewards')),
  {
    ...member('mc-board', '/?mc=missionLeaderboard', ({ t }) => t('boards.title')),
    reach: async (page, { t }) => {
      const which = page.getByRole('combobox', { name: t('boards.which') });
      await which.selectOption({ index: 1 });
      await page.getByText(t('boards.prize'), { exact: false }).first().waitFor();
    },
  },
  member('mc-missions', '/?mc=missionLeaderboard', ({ t }) => t('missions.ranks-words')),
];
