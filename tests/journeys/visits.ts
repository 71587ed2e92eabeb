import { randomUUID } from 'node:crypto';
import { playerRoutes } from '@nokshi/contract';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import { newPage, type View } from '../harness/browser.ts';
import { pictures } from '../harness/extent.ts';
import { newAddress, type RunningHouse } from '../harness/house.ts';

type Dressed = Required<View>;

const PLAIN: Dressed = { lang: 'en', theme: 'light', width: 1280 };
/** Longer words in less room. */
export const TIGHT: Dressed = { lang: 'bn', theme: 'dark', width: 390 };

/** The two views that differ most; all eight in `npm run test:full` and `npm run sheets`. */
export const VIEWS: readonly Dressed[] = pictures
  ? (['en', 'bn'] as const).flatMap((lang) =>
      (['light', 'dark'] as const).flatMap((theme) =>
        ([1280, 390] as const).map((width) => ({ lang, theme, width })),
      ),
    )
  : [PLAIN, TIGHT];

/** For a story that is the same in every view: the tightest; all eight in `npm run test:full`. */
export const TELLINGS: readonly Dressed[] = pictures ? VIEWS : [TIGHT];

/** A page of a reader who chose this language and theme before. */
export async function openPage(view: View = {}): Promise<Page> {
  const page = await newPage(view);
  const { lang = 'en', theme = 'light' } = view;
  // The sandboxed frame has no storage, which is as it should be.
  const content = `if (window.self === window.top) {
    localStorage.setItem('nokshi.language', '${lang.toUpperCase()}');
    localStorage.setItem('nokshi.theme', '${theme}');
  }`;
  await page.addInitScript({ content });
  return page;
}

/** The same from an address of its own, since guesses are counted by address, or from this one. */
export async function openApart(view: View = {}, address = newAddress()): Promise<Page> {
  const page = await openPage(view);
  // Nobody knows the country of such an address; the reader chose it before.
  const content = "if (window.self === window.top) localStorage.setItem('nokshi.country', 'BD')";
  await page.addInitScript({ content });
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': address });
  return page;
}

export const pathOf = (page: Page) => new URL(page.url()).pathname;
export const firstGame = (page: Page) => page.locator('main a[href^="/game?id="]').first();

/** What the tab keeps under this name. */
export const stored = (page: Page, key: string) =>
  page.evaluate(`sessionStorage.getItem(${JSON.stringify(key)})`);

/** Gives the page the session of a caller who logged in over HTTP. */
export async function enterAs(page: Page, client: HttpClient, origin: string): Promise<void> {
  const cookies = Object.entries(client.cookies());
  const given = { url: origin, httpOnly: true, sameSite: 'Lax' as const };
  await page.context().addCookies(cookies.map(([name, value]) => ({ name, value, ...given })));
}

/** A member with money, a few rounds behind them, and all of it in the records. */
export async function playedMember(house: RunningHouse, rounds = 3) {
  const member = await house.member();
  await deposit(member, '500');
  const { launchToken } = await member.call(playerRoutes.slots.launch, { gameId: 'kantha-lines' });
  const spin = { key: '', bearer: launchToken };
  for (let round = 0; round < rounds; round += 1) {
    await member.call(playerRoutes.slots.spin, { stake: '1.00' }, { ...spin, key: randomUUID() });
  }
  return member;
}

export const deposit = (member: HttpClient, amount: string) =>
  member.call(
    playerRoutes.cashier.requestDeposit,
    { channel: 'demo-wallet', amount },
    { key: randomUUID() },
  );

/** Lets the page get the house's own answers from there with a change in them. */
export async function withAnswer<T>(page: Page, url: string, change: (value: T) => void) {
  await page.route(url, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { value: T };
    change(body.value);
    await route.fulfill({ response: answer, json: body });
  });
}

/** Looks often: the browser's own waiting looks twice a second at most. */
export async function appears(part: Locator, message = ''): Promise<void> {
  const seen = () => part.filter({ visible: true }).count();
  await expect.poll(seen, { interval: 25, message }).toBeGreaterThan(0);
}

/** No thread is pulled and no place is kept for what is on its way. */
export async function nothingComes(page: Page): Promise<void> {
  const coming = page.locator('[class*="thread"], [class*="skeleton"]').filter({ visible: true });
  await expect.poll(() => coming.count(), { interval: 25 }).toBe(0);
}
