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

/** A browser without a graphics card. */
export async function openSlowBrowser(): Promise<Browser> {
  const executablePath = await findChromium();
  if (!executablePath)
    throw new Error('No browser: install Chrome or Chromium, or run npm test once.');
  const args = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'];
  return chromium.launch({ executablePath, args });
}
