import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepTables } from '../harness/at-table.ts';
import { closeBrowser } from '../harness/browser.ts';
import type { HttpClient } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { talkIn } from '../harness/table-chat.ts';
import { appears, enterAs, openPage, TIGHT } from './visits.ts';
import { wordsIn } from './words.ts';

const GAME = 'roulette-low';
const { t } = wordsIn(TIGHT.lang);
const { tableChat: desk } = consoleRoutes;

let house: RunningHouse;
beforeAll(async () => {
  house = await startHouse({ web: true, tables: true });
  await keepTables(house, GAME);
  await talkIn(house, { advance: () => undefined }).turn('1');
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

/** The page of a member who opened the chat of the table. */
async function atTable(member: HttpClient): Promise<Page> {
  const page = await openPage(TIGHT);
  await enterAs(page, member, house.playerOrigin);
  await page.goto(`${house.playerOrigin}/game?id=${GAME}`);
  await page.getByRole('button', { name: t('game.chat') }).click();
  await appears(page.getByRole('log'));
  return page;
}

test('two members at a table talk, and a message that an operator removes leaves both pages', async () => {
  const [rina, mina] = [await house.member('rina0001'), await house.member('mina0001')];
  const [hers, others] = [await atTable(rina), await atTable(mina)];
  await hers.getByRole('button', { name: t('table-chat.agree') }).click();
  const field = hers.getByRole('textbox', { name: t('table-chat.words') });
  await field.fill('সবাইকে শুভেচ্ছা');
  await field.press('Enter');
  await appears(hers.getByRole('log').getByText(t('table-chat.you')));
  await appears(others.getByRole('log').getByText('সবাইকে শুভেচ্ছা'));
  await appears(others.getByRole('log').getByText('ri***'));
  expect(await others.getByRole('region').innerText()).not.toContain('rina0001');

  await others.getByRole('button', { name: t('table-chat.acts', { name: 'ri***' }) }).click();
  await others.getByRole('button', { name: t('table-chat.report'), exact: true }).click();
  await appears(others.getByText(t('table-chat.reported')));
  const support = await house.operator('support');
  const { rows } = await support.call(desk.messages, { reported: '1' });
  expect(rows).toMatchObject([{ username: 'rina0001', reports: 1 }]);
  await support.call(desk.remove, { messageId: rows[0]?.messageId ?? '', reason: 'a test of it' });
  for (const page of [hers, others]) {
    await appears(page.getByText(t('table-chat.none')));
    expect(await page.getByText('সবাইকে শুভেচ্ছা').count()).toBe(0);
  }

  const muted = { memberId: rina.memberId, span: 'day', reason: 'ভদ্রভাবে লিখুন' } as const;
  await support.call(desk.mute, muted);
  const reason = t('table-chat.muted-reason', { reason: muted.reason });
  await appears(hers.getByText(reason));
  expect(await others.getByText(reason).count()).toBe(0);

  await hers.keyboard.press('Escape');
  await expect.poll(() => hers.getByRole('log').count()).toBe(0);
  expect(await hers.locator(':focus').getAttribute('aria-label')).toBe(t('game.chat'));
});

test('the chat opens over at most half of a telephone and beside the table on a desktop', async () => {
  const member = await house.member();
  await member.call(playerRoutes.tableChat.agree, {});
  const boxes = async (page: Page) => {
    const [table, chat] = [page.locator('iframe'), page.getByRole('region')];
    const [under, over] = [await table.boundingBox(), await chat.boundingBox()];
    if (!under || !over) throw new Error('the table or its chat is not shown');
    return { under, over };
  };
  const page = await atTable(member);
  const phone = await boxes(page);
  expect(phone.over.height).toBeLessThanOrEqual(phone.under.height / 2 + 1);
  expect(phone.over.y + phone.over.height).toBeCloseTo(phone.under.y + phone.under.height, 0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(async () => (await boxes(page)).over.width).toBe(320);
  const desktop = await boxes(page);
  expect(desktop.over.x).toBeGreaterThanOrEqual(desktop.under.x + desktop.under.width);
});
