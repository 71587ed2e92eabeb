import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { enterAs, openPage, playedMember, TELLINGS } from './visits.ts';
import { give } from '../harness/winnings.ts';
import { wordsIn } from './words.ts';

let house: RunningHouse;
beforeAll(async () => {
  house = await startHouse({ web: true, spinIntervalMs: 1 });
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

/** Free rounds that a vendor has taken already: 12 of a game, 5 of them played. */
const given = (memberId: string) =>
  house.database.pool.query(
    `insert into vendors_grant (grant_id, lane, vendor, game_id, member_id, asset, rounds, stake,
       played, state, expires_at, granted_by, next_at, created_at, changed_at)
     values (gen_random_uuid(), ('x' || right($1::text, 1))::bit(4)::int, 'HOUSE', 'kantha-lines',
       $1::uuid, 'BDT', 12, 200, 5, 'OPEN', now() + interval '3 days', 'admin', now(), now(), now())`,
    [memberId.replace('mbr_', '')],
  );

describe.each(TELLINGS)('the open pages of the centre ($lang, $theme, $width)', (view) => {
  const { t } = wordsIn(view.lang);

  test('keeps accounts to pay to, shows what was lost, what the house gave, what waits, who was invited and that no mission runs', async () => {
    const member = await playedMember(house);
    await give(house, member.memberId, 75_00n);
    await given(member.memberId);
    const page = await openPage(view);
    await enterAs(page, member, house.playerOrigin);
    await page.goto(`${house.playerOrigin}/?mc=menu`);
    const menu = page.getByRole('dialog', { name: t('member.title') }).getByRole('navigation');
    const entry = (name: string) => menu.getByRole('button', { name });
    await entry(t('member.rewards')).getByText('1', { exact: true }).waitFor();
    expect(await entry(t('member.missions')).innerText()).toBe(t('member.missions'));
    const goTo = async (label: string) => {
      if (view.width === 390 && (await menu.isHidden()))
        await page.getByRole('button', { name: t('member.menu'), exact: true }).click();
      await entry(label).click();
      return page.getByRole('region', { name: label, exact: true });
    };

    const account = await goTo(t('member.account'));
    for (const part of ['security', 'limits', 'breaks', 'seed'] as const)
      await account.getByRole('tab', { name: t(`security.${part}`), exact: true }).waitFor();
    await account.getByRole('tab', { name: t('security.payees'), exact: true }).click();
    await account.getByText(t('withdraw.no-pin')).waitFor();
    // The open tab is in view, also where the page is drawn at once.
    await account.getByRole('tab', { name: t('security.seed'), exact: true }).click();
    await page.reload();
    const open = account.getByRole('tab', { selected: true });
    const end = async () => {
      const box = await open.boundingBox();
      return box && box.x + box.width;
    };
    await expect.poll(end).toBeLessThanOrEqual(view.width);
    const profit = await goTo(t('member.profit'));
    for (const words of [t('net.by-day'), t('net.by-product')])
      await profit.getByRole('heading', { name: words }).waitFor();
    await profit.getByText(t('net.deposits'), { exact: true }).waitFor();
    const rewards = await goTo(t('member.rewards'));
    await rewards.getByText(t('rewards.free-rounds', { left: 7, rounds: 12 })).waitFor();
    const bonus = await goTo(t('member.bonus'));
    await bonus.getByText(t('bonuses.none')).waitFor();
    const referral = await goTo(t('member.referral'));
    await referral.getByText(t('referral.none')).waitFor();
    await referral.getByText(/\/\?referralCode=[34679CDFGHJKMNPQRTVWX]{8}$/).waitFor();
    const missions = await goTo(t('member.missions'));
    await missions.getByText(t('missions.ranks-words')).waitFor();
    await page.context().close();
  });
});
