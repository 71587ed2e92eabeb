import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { timesOf, type Trace } from './frame-trace.ts';

/** What a phone's screen is, without the phone. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
/** Tasks, the compositor's requests for frames, scripts: to trace more would take part of what is measured. */
export const CATEGORIES = ['toplevel', 'cc', 'devtools.timeline'];

/** A browser without a graphics card. */
export async function openSlowBrowser(): Promise<Browser> {
  const executablePath = await findChromium();
  if (!executablePath)
    throw new Error('No browser: install Chrome or Chromium, or run npm test once.');
  const args = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'];
  return chromium.launch({ executablePath, args });
}

/** As long as a frame of a page, a few milliseconds; so many times, each in a task of its own. */
const TIMES = 100;
const STEPS = 400_000;
/** The rate is told anew until work takes as many times as long as asked, this close; so often at most. */
const CLOSE = 0.03;
const TRIES = 6;
/** Further off nothing is measured. */
const TOO_FAR = 0.1;

/**
 * The rate for `Emulation.setCPUThrottlingRate` by which work takes `slower` times as long as without, for
 * now. Chromium stops the thread for slices of time, which come out longer than told on some machines and change
 * by the minute: told four, it made the work of a frame 4.2 to 5.4 times as long. Measured as frames
 * are, in time of the thread, which does not go on while another has the processor.
 * @throws where no rate does it: something else keeps the machine busy
 */
export async function rateThatSlows(browser: Browser, slower: number): Promise<number> {
  const page = await browser.newPage();
  const line = await page.context().newCDPSession(page);
  const taken = async (rate: number) => {
    await line.send('Emulation.setCPUThrottlingRate', { rate });
    await browser.startTracing(page, { categories: CATEGORIES });
    await page.evaluate(`(${job})(${STEPS}, ${TIMES})`);
    const trace = JSON.parse((await browser.stopTracing()).toString('utf8')) as Trace;
    const times = timesOf(trace, 'TimerFire').toSorted((a, b) => a - b);
    return times[Math.floor(times.length / 2)] ?? 0;
  };
  await taken(1); // compiles it
  const free = await taken(1);
  let next = slower;
  let best = { rate: slower, times: Infinity, off: Infinity };
  for (let left = TRIES; left > 0 && best.off > CLOSE; left -= 1) {
    const times = (await taken(next)) / free;
    const off = Math.abs(times / slower - 1);
    if (off < best.off) best = { rate: next, times, off };
    next = 1 + ((next - 1) * (slower - 1)) / Math.max(1, times - 1);
  }
  await page.close();
  if (best.off > TOO_FAR)
    throw new Error(`no rate slows this machine ${slower} times: is something else at work on it?`);
  console.log(`frame a rate of ${best.rate.toFixed(2)} slows ${best.times.toFixed(2)} times`);
  return best.rate;
}

/** Runs in the page. */
const job = `(steps, times) => new Promise((resolve) => {
  const turn = (left) => {
    let sum = 0;
    for (let at = 0; at < steps; at += 1) sum = (sum * 31 + at) | 0;
    window.kept = sum;
    if (left > 1) setTimeout(turn, 12, left - 1);
    else resolve();
  };
  setTimeout(turn, 12, times);
})`;
