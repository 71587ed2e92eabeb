import type { Page } from 'playwright-core';
import { playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { inFull } from '../harness/in-full.ts';
import { enterAs, openPage } from './visits.ts';
import { goWithin } from './walk.ts';
import { wordsIn } from './words.ts';

const { console: c, t } = wordsIn('en');
const REASON = 'The floor is arranged anew.';

let house: RunningHouse;
let desk: Page;
beforeAll(async () => {
  house = await startHouse({ web: true });
  desk = await openPage();
  await enterAs(desk, await house.operator('content'), house.consoleOrigin);
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

const main = () => desk.getByRole('main');
const button = (name: string) => desk.getByRole('button', { name, exact: true });
const confirm = async (action: string) => {
  const dialog = desk.getByRole('dialog').last();
  await dialog.getByLabel(c('member.reason')).fill(REASON);
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
};
const listed = async () => {
  const visitor = house.visitor();
  const page = (pageNo: number) => visitor.call(playerRoutes.catalogue.gameList, { pageNo });
  const first = await page(1);
  const rest = Array.from({ length: first.totalPages - 1 }, (_, at) => page(at + 2));
  return [first, ...(await Promise.all(rest))].flatMap(({ value }) =>
    value.map(({ gameId }) => gameId),
  );
};

describe('the desk of games', () => {
  test('gives a game a name that open pages of the site show at once', async () => {
    const lobby = await openPage();
    await lobby.goto(`${house.playerOrigin}/rng`);
    await lobby
      .getByRole('link', { name: /Tidal river.*RTP/ })
      .first()
      .waitFor();
    await desk.goto(`${house.consoleOrigin}/catalogue?query=tidal`);
    await button(c('catalogue.change')).click();
    await desk.getByLabel(c('catalogue.cell-name_en')).fill('Great river');
    await button(c('catalogue.look-over')).click();
    await confirm(c('change.apply'));
    await main().getByText('Great river').waitFor();
    await lobby
      .getByRole('link', { name: /Great river.*RTP/ })
      .first()
      .waitFor();
    await lobby.context().close();
  });

  inFull(
    'previews each line of an upload, writes it after a yes, and undoes it whole',
    async () => {
      const before = await listed();
      await goWithin(desk, house.consoleOrigin, '/catalogue?tab=upload');
      const csv = 'game_id,position\nkantha-lines,930\nriver-ways,920\nno-such-game,1\n';
      await desk.getByLabel(c('catalogue.csv')).fill(csv);
      await button(c('upload.preview')).click();
      await main().getByText(c('catalogue.fault-game-unknown')).waitFor();
      expect(await main().getByText(c('catalogue.line-changed'), { exact: true }).count()).toBe(2);
      expect(await listed()).toEqual(before);
      await button(c('catalogue.write', { games: 2 })).click();
      await confirm(c('change.apply'));
      const last = async () => (await listed()).slice(-2);
      await expect.poll(last).toEqual(['river-ways', 'kantha-lines']);
      await desk.getByRole('tab', { name: c('catalogue.changes') }).click();
      await button(c('catalogue.undo')).click();
      await confirm(c('catalogue.undo'));
      await expect.poll(listed).toEqual(before);
    },
  );

  inFull('switches a vendor off, whose cards stand grey on the site', async () => {
    await desk.goto(`${house.consoleOrigin}/catalogue?tab=vendors`);
    await desk
      .getByRole('row', { name: /NOKSHI/ })
      .getByRole('button', { name: c('catalogue.change'), exact: true })
      .click();
    await desk.getByRole('checkbox', { name: c('catalogue.cell-enabled') }).click();
    await button(c('catalogue.look-over')).click();
    await confirm(c('change.apply'));
    const lobby = await openPage();
    await lobby.goto(house.playerOrigin);
    await lobby.getByText(t('lobby.closed')).first().waitFor();
    await lobby.context().close();
  });
});

inFull('a house in which no game with pots was opened says when there will be some', async () => {
  const pots = await openPage();
  await enterAs(pots, await house.operator(), house.consoleOrigin);
  await pots.goto(`${house.consoleOrigin}/slots?tab=pots`);
  await pots.getByText(c('slots.no-pots')).waitFor();
  await pots.context().close();
});
