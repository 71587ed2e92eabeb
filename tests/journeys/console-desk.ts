import type { Page } from 'playwright-core';
import type { Screen, Words } from './screen.ts';

/** A screen of the console. */
export const desk = (
  name: string,
  path: string,
  shows: Screen['shows'],
  reach?: Screen['reach'],
): Screen => ({ name: `console-${name}`, who: 'operator', path, shows, ...(reach && { reach }) });

/** Presses the first button of the page with these words. */
export const pressed = (label: (words: Words) => string) => (page: Page, words: Words) =>
  page
    .getByRole('main')
    .getByRole('button', { name: label(words), exact: true })
    .first()
    .click();

/** The editor of one kind of content, with the first that is listed in it. */
export const opened = (page: Page) =>
  page
    .getByRole('main')
    .locator('tbody')
    .getByRole('link')
    .or(page.getByRole('main').locator('tbody').getByRole('button'))
    .first()
    .click();
