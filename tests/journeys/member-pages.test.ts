import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { makeAgent, putBelow } from '../harness/team.ts';
import { axeViolations } from './axe.ts';
import { MEMBER_PAGES } from './tables.ts';
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

/** Free rounds that a studio has taken already: 12 of a game, 5 of them played. */
const given = (memberId: string) =>
  house.database.pool.query(
    `insert into vendors_grant (grant_id, lane, vendor, game_id, member_id, asset, rounds, stake,
       played, state, expires_at, granted_by, next_at, created_at, changed_at)
     values (gen_random_uuid(), ('x' || right($1::text, 1))::bit(4)::int, 'HOUSE', 'kantha-lines',
       $1::uuid, 'BDT', 12, 200, 5, 'OPEN', now() + interval '3 days', 'admin', now(), now(), now())`,
    [memberId.replace('mbr_', '')],
  );

/** On a phone the menu is not seen beside a page. */
const HIDDEN_TOO = { includeHidden: true };

describe.each(TELLINGS)('the open pages of the centre ($lang, $theme, $width)', (view) => {
  const { t } = wordsIn(view.lang);

  test('opens over the site, names its thirteen pages in order, marks the open one, and closes', async () => {
    const agent = await house.member();
    const member = await house.member();
    await makeAgent(house, agent);
    await putBelow(house, member, agent);
    const page = await openPage(view);
    await enterAs(page, member, house.playerOrigin);
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/wps/member/security', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto(`${house.playerOrigin}/rng?mc=securityCenter`);
    const centre = page.getByRole('dialog', { name: t('member.title') });
    const account = centre.getByRole('region', { name: t('member.account'), exact: true });
    await account.waitFor();
    // Blank until what it shows is there.
    expect(await account.getByRole('heading', { level: 4 }).count()).toBe(0);
    answer();
    await account.getByRole('heading', { level: 4 }).first().waitFor();
    expect(await page.locator('main').count()).toBe(1);

    const menu = centre.locator('nav');
    // Behind some of them stands a count.
    const entries = await menu.getByRole('listitem', HIDDEN_TOO).allTextContents();
    expect(entries.map((text, at) => text.slice(0, t(MEMBER_PAGES[at]!.label).length))).toEqual(
      MEMBER_PAGES.map(({ label }) => t(label)),
    );
    const current = () => menu.locator('[aria-current="page"]').allTextContents();
    expect(await current()).toEqual([t('member.account')]);
    if (view.width === 390)
      await centre.getByRole('button', { name: t('member.menu'), exact: true }).click();
    await menu.getByRole('button', { name: t('member.deposit'), exact: true }).click();
    const deposit = centre.getByRole('region', { name: t('member.deposit'), exact: true });
    await deposit.getByLabel(t('cashier.amount'), { exact: true }).waitFor();
    expect(await current()).toEqual([t('member.deposit')]);
    await centre
      .getByRole('button', { name: t('app.close'), exact: true })
      .first()
      .click();
    await expect.poll(() => centre.count()).toBe(0);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/rng');
    await page.context().close();
  });

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
    await bonus.getByText(t('bonus.no-award')).waitFor();
    await bonus.getByRole('button', { name: t('bonus.adjustment') }).click();
    await bonus.getByText('+৳75.00').waitFor();
    const referral = await goTo(t('member.referral'));
    await referral.getByText(t('referral.none')).waitFor();
    await referral.getByText(`/?referralCode=${member.username}`).waitFor();
    const missions = await goTo(t('member.missions'));
    await missions.getByText(t('missions.none')).waitFor();
    await missions.getByText('৳3.00').first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.context().close();
  });
});
