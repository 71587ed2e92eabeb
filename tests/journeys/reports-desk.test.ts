import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { enterAs, openPage, playedMember } from './visits.ts';
import { goWithin } from './walk.ts';
import { wordsIn } from './words.ts';

const { console: c } = wordsIn('en');
let house: RunningHouse;
let desk: Page;
let member: Awaited<ReturnType<typeof playedMember>>;
beforeAll(async () => {
  house = await startHouse({ web: true, spinIntervalMs: 0 });
  member = await playedMember(house, 3);
  desk = await openPage();
  await enterAs(desk, await house.operator('inspector'), house.consoleOrigin);
  await desk.goto(`${house.consoleOrigin}/reports`);
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

const main = () => desk.getByRole('main');

test('a report stands beside the ledger without a difference, down to the game', async () => {
  await main().getByText(c('reports.equal')).waitFor();
  const check = main().getByRole('table', { name: c('reports.check') });
  await check
    .getByRole('row', { name: c('reports.deposits') })
    .getByText('৳500.00')
    .first()
    .waitFor();
  await main().getByRole('slider', { name: /GGR/ }).waitFor();
  await main()
    .getByRole('button', { name: c('category.RNG') })
    .click();
  await main()
    .getByRole('cell', { name: /kantha/i })
    .first()
    .waitFor();
  await main()
    .getByRole('button', { name: c('reports.all-products') })
    .click();
});

test('its file is known again by its hash, and unknown once it was changed', async () => {
  const [saved] = await Promise.all([
    desk.waitForEvent('download'),
    main()
      .getByRole('button', { name: c('reports.save-csv') })
      .click(),
  ]);
  await main()
    .getByRole('tab', { name: c('reports.view-files') })
    .click();
  await main().getByRole('cell', { name: 'opinspector' }).waitFor();
  await main()
    .getByLabel(c('reports.choose-file'), { exact: true })
    .setInputFiles(await saved.path());
  await main().getByText(c('reports.known-file')).waitFor();
  const changed = { name: 'report.csv', mimeType: 'text/csv', buffer: Buffer.from('changed') };
  await main().getByLabel(c('reports.choose-file'), { exact: true }).setInputFiles(changed);
  await main().getByText(c('reports.unknown-file')).waitFor();
});

test('a member’s balance is explained down to the entries of one kind', async () => {
  await goWithin(desk, house.consoleOrigin, `/members/${member.memberId}?tab=money`);
  const cash = main().getByRole('table', { name: c('purse.cash') });
  await cash.getByRole('link', { name: c('entry.deposit') }).click();
  const entries = main().getByRole('table', { name: c('member.entries') });
  await entries.waitFor();
  expect(await entries.locator('tbody tr').count()).toBe(1);
  await entries.getByRole('link', { name: c('entry.of-deposit') }).waitFor();
  expect(
    await main()
      .getByRole('button', { name: c('member.freeze') })
      .count(),
  ).toBe(0);
});
