import { playerRoutes } from '@nokshi/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import type { RunningHouse } from '../harness/house.ts';
import { theHouse } from './the-house.ts';
import { enterAs, openPage, playedMember } from './visits.ts';
import { wordsIn } from './words.ts';

const { t, console: c } = wordsIn('en');

let house: RunningHouse;
let member: Awaited<ReturnType<typeof playedMember>>;
let desk: Page;
beforeAll(async () => {
  house = await theHouse();
  member = await playedMember(house);
  // A look by the schedule waits for minutes, and comes again an hour after this one.
  await house.database.pool.query(
    `insert into harm_member (member_id, state, level, score, markers, since, looked_at)
     select member_id, 'OPEN', 2, 3, '[{"marker":"night-play","level":3,"figure":21}]', now(), now()
     from identity_member where username = $1
     on conflict (member_id) do update set state = excluded.state, level = excluded.level,
       markers = excluded.markers, since = excluded.since, looked_at = now(), due_at = null`,
    [member.username],
  );
  desk = await openPage();
  await enterAs(desk, await house.operator('risk'), house.consoleOrigin);
});
afterAll(closeBrowser);

const press = (name: string) => desk.getByRole('button', { name, exact: true }).click();
const dialog = () => desk.getByRole('dialog').last();
const said = (words: string) => desk.getByRole('status').filter({ hasText: words }).waitFor();
async function doIn(action: string): Promise<void> {
  await dialog().getByLabel(c('member.reason'), { exact: true }).fill('Talked on the phone');
  await dialog().getByRole('button', { name: action, exact: true }).click();
}

describe('a member with markers of harm', () => {
  test('is taken from the queue by an operator who sees the play', async () => {
    await desk.goto(`${house.consoleOrigin}/harm`);
    await desk.getByText(c('harm.name-night-play')).waitFor();
    await desk.getByRole('link', { name: member.username }).click();
    await desk.getByRole('img', { name: /midnight/ }).waitFor();
    await press(c('harm.take'));
    await said(c('harm.taken'));
  });

  test('gets a lower limit and a letter that the operator changed', async () => {
    await press(c('harm.lower'));
    await dialog().getByLabel(c('harm.amount')).fill('150');
    await doIn(c('harm.lower'));
    await said(c('harm.set'));
    await press(c('harm.letter'));
    await dialog()
      .getByRole('button', { name: c('harm.letter-break') })
      .click();
    await dialog().getByLabel(c('harm.title-EN')).fill('Three days off?');
    await press(c('harm.send'));
    await said(c('harm.sent'));
    await desk.getByText('Three days off?').waitFor();
  });

  test('sees on the page of limits who set it, since when and why', async () => {
    const page = await openPage();
    await enterAs(page, member, house.playerOrigin);
    await page.goto(`${house.playerOrigin}/?mc=securityCenter&tab=limits`);
    await page.getByText(t('limits.why-worry')).waitFor();
    const { rows } = await member.call(playerRoutes.inbox.list, {});
    expect(rows.map(({ title }) => title.EN).slice(0, 2)).toEqual([
      'Three days off?',
      'We set a limit on your deposits',
    ]);
  });
});
