import { playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { fromWire } from '../../apps/server/src/kernel/ids.ts';
import { closeBrowser } from '../harness/browser.ts';
import { wallClock } from '../harness/clock.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { inFull } from '../harness/in-full.ts';
import { keepLotteries } from '../harness/only-lotteries.ts';
import { axeViolations } from './axe.ts';
import { appears, deposit, enterAs, openPage, TELLINGS } from './visits.ts';
import { wordsIn } from './words.ts';

const { lottery } = playerRoutes;
const GAME = 'wingo-1m';
const ISSUES = 30;

const clock = wallClock();
let house: RunningHouse;
beforeAll(async () => {
  house = await startHouse({ web: true, clock });
  await keepLotteries(house, GAME);
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

/** The next issue has just opened. */
async function next() {
  const { db, rounds } = house.house;
  await rounds.clock.runDue();
  const round = await db.read((tx) => rounds.now(tx, GAME));
  clock.advance((round?.drawsAt.getTime() ?? 0) - clock.now().getTime() + 1_000);
  await rounds.clock.runDue();
}

/** A member who is one draw short of a break, as the bet that they placed on the last one says. */
async function playedDraws() {
  const member = await house.member();
  await deposit(member, '500');
  await next();
  const { game } = await member.call(lottery.game, { gameCode: GAME });
  const issue = game.now?.issue ?? '';
  const bet = { unitPrice: '2.00', multiple: 1, base: 1_960, play: 'size' } as const;
  const bets = ['0', '1'].map((selection) => ({ ...bet, selection }));
  const slip = { gameCode: GAME, issue, mode: 'Elott', bets, total: '4.00' } as const;
  await member.call(lottery.place, slip, { key: `draws-${member.memberId.slice(-12)}` });
  await house.database.pool.query(
    `update lottery_bet set in_a_row = $1, row_began_at = placed_at - interval '28 minutes'
     where member_id = $2 and in_a_row = 1`,
    [ISSUES - 1, fromWire('mbr', member.memberId)],
  );
  await next();
  return member;
}

describe.each(TELLINGS)('many draws in a row ($lang, $theme, $width)', (view) => {
  const { t } = wordsIn(view.lang);

  inFull('end in a sheet that says so, and the member goes on or takes a break', async () => {
    const member = await playedDraws();
    const page = await openPage(view);
    await enterAs(page, member, house.playerOrigin);
    await page.goto(`${house.playerOrigin}/lottery?view=betting&gameCode=${GAME}`);
    await page.getByRole('button', { name: new RegExp(`^${t('lottery.option-big')}`) }).click();
    await page.getByRole('button', { name: t('lottery.bet-agree', { total: '৳10.00' }) }).click();
    const prompt = page.getByRole('dialog', { name: t('lottery.break-title') });
    await appears(prompt);
    await appears(prompt.getByText(t('game.net')));
    expect(await prompt.innerText()).toContain('30');
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await prompt.isVisible()).toBe(true);
    await prompt.getByRole('button', { name: t('game.go-on') }).press('Enter');
    await prompt.waitFor({ state: 'detached' });
    await page.context().close();
  });
});
