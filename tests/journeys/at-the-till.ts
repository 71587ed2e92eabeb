import type { Locator, Page } from 'playwright-core';
import type { HttpClient } from '../harness/client.ts';
import type { RunningHouse } from '../harness/house.ts';
import { enterAs } from './visits.ts';
import { wordsIn } from './words.ts';

/** What the page could not know when it was drawn, the house says; seen in the tightest view. */
export const TILL_VIEW = { lang: 'bn', theme: 'dark', width: 390 } as const;
const { t } = wordsIn(TILL_VIEW.lang);

/** A page of the member centre, and what is done and read there. */
export const atTheTill = (page: Page, house: RunningHouse) => ({
  open: async (member: HttpClient, query: string) => {
    await enterAs(page, member, house.playerOrigin);
    await page.goto(`${house.playerOrigin}/?${query}`);
  },
  pane: (name: string) => page.getByRole('region', { name, exact: true }),
  says: (words: string) => page.getByText(words).first().waitFor(),
});

export const amountIn = (within: Locator) =>
  within.getByLabel(t('cashier.amount'), { exact: true });
export const send = (within: Locator) => within.locator('form button[type=submit]').first().click();
