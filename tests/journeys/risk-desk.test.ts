import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { fromWire, type MemberId } from '../../apps/server/src/kernel/ids.ts';
import { checkMember } from '../../apps/server/src/modules/oversight/risk/check-member.ts';
import { closeBrowser } from '../harness/browser.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { inFull } from '../harness/in-full.ts';
import { enterAs, openPage } from './visits.ts';
import { stoodAt, withdrawer } from './withdrawer.ts';
import { wordsIn } from './words.ts';

const { console: c, t } = wordsIn('en');
const NOTE = 'two names, one account';

let house: RunningHouse;
let desk: Page;
let site: Page;
beforeAll(async () => {
  house = await startHouse({ web: true });
  [desk, site] = [await openPage(), await openPage()];
  await enterAs(desk, await house.operator('risk'), house.consoleOrigin);
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

const main = () => desk.getByRole('main');
const stands = (words: string) => main().locator('h1 + span').filter({ hasText: words }).waitFor();

async function doWith(action: string): Promise<void> {
  await main().getByRole('button', { name: action, exact: true }).click();
  const dialog = desk.getByRole('dialog').last();
  await dialog.getByLabel(c('member.reason')).fill(NOTE);
  await dialog.getByRole('button', { name: action, exact: true }).click();
}

describe('the risk desk', () => {
  inFull('holds two who are paid to one account, tells them, and lets them go on', async () => {
    const payee = { method: 'demo-wallet', account: '01712345678' };
    const [one, other] = [await withdrawer(house, payee), await withdrawer(house, payee)];
    const id = await one.ask('400.00');
    await other.ask('500.00');
    const memberId = fromWire('mbr', one.memberId) as MemberId;
    await house.house.db.tx((tx) => checkMember(house.house.risk, tx, memberId));

    await desk.goto(`${house.consoleOrigin}/risk`);
    await main().getByRole('row').getByRole('link').first().click();
    await main().getByText(c('risk.reason-same-account'), { exact: true }).waitFor();
    await main()
      .getByRole('img', { name: /2 members and 1 things/ })
      .waitFor();
    await doWith(c('risk.hold'));
    await stands(c('risk.state-HELD'));
    await main().getByText(NOTE).waitFor();

    await enterAs(site, one, house.playerOrigin);
    await site.goto(`${house.playerOrigin}/?mc=withdraw&w=${id}`);
    await site.getByText('Under review since').waitFor();
    const finance = await house.operator('finance');
    const { withdrawals: till } = consoleRoutes;
    const wish = { id, amount: '400.00', reason: NOTE };
    const { answer } = await finance.send(till.approve, wish);
    expect(answer).toMatchObject({ code: 'cashier.withdrawal-under-review' });

    await doWith(c('risk.release'));
    await stands(c('risk.state-OPEN'));
    await site.getByText('Under review since').waitFor({ state: 'detached' });
    await finance.call(till.approve, wish);
    await stoodAt(await house.operator('admin'), id, 'PAID');
    await site.getByText(t('withdraw.now-PAID')).waitFor();
    await doWith(c('risk.clear'));
    await stands(c('risk.state-CLEARED'));
    expect((await one.call(playerRoutes.withdrawals.one, { id })).review).toBeNull();
  });
});
