import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { pictures } from './extent.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromiumPath: string;
  }
}

/** vitest globalSetup: says at once, and in one sentence, when there is no browser. */
export default async function setup(project: TestProject): Promise<void> {
  const path = await findChromium();
  if (!path)
    throw new Error('The journeys need Chrome or Chromium: run "npm test", or install it.');
  project.provide('chromiumPath', path);
}

export type View = {
  lang?: 'en' | 'bn';
  theme?: 'light' | 'dark';
  /** CSS pixels: 390 is a phone (with touch), 1280 a desktop. */
  width?: 390 | 1280;
};

const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const LANGUAGES = { en: 'en-GB', bn: 'bn-BD' } as const;

/** With pictures and without: each is launched once, and the files of a worker share it. */
const browsers = new Map<boolean, Promise<Browser>>();
let pictured = pictures;

/** For the `beforeAll` of a file that a picture matters to: they are a third of the work of a page. */
export function withPictures(): void {
  pictured = true;
}

/** A page in a context of its own (cookies, storage) in this worker's browser. */
export async function newPage(view: View = {}, { worker = false } = {}): Promise<Page> {
  const { lang = 'en', theme = 'light', width = 1280 } = view;
  const phone = width === 390;
  const context: BrowserContext = await (await theBrowser()).newContext({
    locale: LANGUAGES[lang],
    timezoneId: 'Asia/Dhaka',
    colorScheme: theme,
    viewport: phone ? { width, height: 844 } : { width, height: 800 },
    hasTouch: phone,
    isMobile: phone,
    reducedMotion: 'reduce',
    // A page behind a worker cannot be listened to or answered for; who tests the worker says so.
    serviceWorkers: worker ? 'allow' : 'block',
  });
  context.setDefaultTimeout(20_000);
  context.setDefaultNavigationTimeout(30_000);
  const page = await context.newPage();
  const close = context.close.bind(context);
  // What a test answers in the house's place and is still on its way then is nobody's any more.
  context.close = async () => {
    for (const answering of [page, context])
      await answering.unrouteAll({ behavior: 'ignoreErrors' });
    await close();
  };
  return page;
}

/** For the last `afterAll` of a file that opened pages: they close; the next file takes the browser on. */
export async function closeBrowser(): Promise<void> {
  pictured = pictures;
  for (const browser of browsers.values())
    for (const context of (await browser).contexts()) await context.close();
}

function theBrowser(): Promise<Browser> {
  const now = pictured;
  const forget = () => browsers.delete(now);
  let browser = browsers.get(now);
  if (!browser) {
    browser = launch(now);
    browsers.set(now, browser);
    browser.then((open) => open.on('disconnected', forget), forget);
  }
  return browser;
}

function launch(shown: boolean): Promise<Browser> {
  const root = process.getuid?.() === 0;
  const flags = shown ? FLAGS : [...FLAGS, '--blink-settings=imagesEnabled=false'];
  return chromium.launch({
    executablePath: inject('chromiumPath'),
    headless: true,
    args: root ? [...flags, '--no-sandbox'] : flags,
    chromiumSandbox: !root,
  });
}
