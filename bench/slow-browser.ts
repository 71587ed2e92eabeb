import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../scripts/lib/chromium.mjs';

/** What a phone's screen is, without the phone. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
/** Tasks, the compositor's requests for frames, scripts: to trace more would take part of what is measured. */
export const CATEGORIES = ['toplevel', 'cc', 'devtools.timeline'];

/** A browser without a graphics card, and the rate for `Emulation.setCPUThrottlingRate` that slows it so. */
export async function openSlowBrowser(slower: number): Promise<{ browser: Browser; rate: number }> {
  const executablePath = await findChromium();
  if (!executablePath)
    throw new Error('No browser: install Chrome or Chromium, or run npm test once.');
  const args = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'];
  const browser = await chromium.launch({ executablePath, args });
  const rate = await rateThatSlows(browser, slower);
  console.log(`frame ${slower} times slower by a rate of ${rate.toFixed(2)}`);
  return { browser, rate };
}

/** As long as a frame of a page, a few milliseconds; the middle of so many times, each in a task of its own. */
const TIMES = 60;
const STEPS = 400_000;
/** The quickest of so many counts: whatever else a machine does only makes it slower. */
const COUNTS = 3;

/**
 * The rate for Chromium's slowing by which work takes `slower` times as long as without. Chromium stops the
 * thread for slices of time, which come out longer than told on some machines: told four, it made the work of a
 * frame 4.5 to 5.4 times as long on one.
 */
async function rateThatSlows(browser: Browser, slower: number): Promise<number> {
  const page = await browser.newPage();
  const line = await page.context().newCDPSession(page);
  const taken = async (rate: number) => {
    await line.send('Emulation.setCPUThrottlingRate', { rate });
    const counts: number[] = [];
    for (let count = 0; count < COUNTS; count += 1)
      counts.push(await page.evaluate<number>(`(${job})(${STEPS}, ${TIMES})`));
    return Math.min(...counts);
  };
  const free = await taken(1);
  let rate = slower;
  for (let step = 0; step < 2; step += 1) {
    const times = (await taken(rate)) / free;
    rate = 1 + ((rate - 1) * (slower - 1)) / Math.max(1, times - 1);
  }
  await page.close();
  return rate;
}

/** Runs in the page; milliseconds, the middle of all times. */
const job = `(steps, times) => new Promise((resolve) => {
  const taken = [];
  const work = () => {
    let sum = 0;
    for (let at = 0; at < steps; at += 1) sum = (sum * 31 + at) | 0;
    return sum;
  };
  const turn = () => {
    const began = performance.now();
    window.kept = work();
    taken.push(performance.now() - began);
    if (taken.length < times) setTimeout(turn, 12);
    else resolve(taken.sort((a, b) => a - b)[Math.floor(times / 2)]);
  };
  turn();
})`;
