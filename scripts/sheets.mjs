// npm run sheets [-- SCREEN ...]: opens every screen (or those named) in English and Bengali, light
// and dark, at 1280 and 390 px, and lays each one's eight pictures on a sheet in .test/sheets.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { attach, bin } from './lib/command.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { main, ROOT } from './lib/say.mjs';

const SHOTS = `${ROOT}/.test/shots`;
const SHEETS = `${ROOT}/.test/sheets`;
const LOOKS = ['en-light', 'en-dark', 'bn-light', 'bn-dark'];
/** Four of each width stand two by two; a picture that is longer is cut. */
const WIDTHS = [
  { width: 1280, shown: 520, tall: 900 },
  { width: 390, shown: 250, tall: 900 },
];
const GAP = 8;

await main(async () => {
  const names = process.argv.slice(2);
  await ensurePackages();
  const { ensureChromium } = await import('./lib/chromium.mjs');
  const { buildChanged } = await import('./lib/targets.mjs');
  const env = { ...process.env, NOKSHI_SHEETS: '1', CHROME_PATH: await ensureChromium() };
  if (names.length > 0) env.NOKSHI_SCREENS = names.join(' ');
  await buildChanged();
  rmSync(SHOTS, { recursive: true, force: true });
  const test = 'tests/journeys/accessibility.test.ts';
  process.exitCode = await attach(process.execPath, [bin('vitest/vitest.mjs'), 'run', test], env);
  mkdirSync(SHEETS, { recursive: true });
  const shots = readdirSync(SHOTS);
  const screens = new Set(shots.map((file) => file.replace(/-(en|bn)-(light|dark)-\d+\.png$/, '')));
  for (const screen of screens) await sheet(screen, shots);
  console.log(`${screens.size} sheets in ${SHEETS}`);
});

/** Lays the pictures of a screen side by side. @param {string} screen @param {string[]} shots */
async function sheet(screen, shots) {
  const { default: sharp } = await import('sharp');
  const placed = [];
  let [left, height] = [GAP, 0];
  for (const { width, shown, tall } of WIDTHS) {
    let top = GAP;
    for (const row of [LOOKS.slice(0, 2), LOOKS.slice(2)]) {
      let lowest = 0;
      for (const [at, look] of row.entries()) {
        const file = `${screen}-${look}-${width}.png`;
        if (!shots.includes(file)) continue;
        const small = await sharp(`${SHOTS}/${file}`).resize({ width: shown }).toBuffer();
        const deep = Math.min(tall, (await sharp(small).metadata()).height ?? tall);
        const area = { left: 0, top: 0, width: shown, height: deep };
        const input = await sharp(small).extract(area).png().toBuffer();
        placed.push({ input, left: left + at * (shown + GAP), top });
        lowest = Math.max(lowest, deep);
      }
      top += lowest + GAP;
    }
    height = Math.max(height, top);
    left += 2 * (shown + GAP);
  }
  const background = { r: 128, g: 128, b: 128, alpha: 1 };
  await sharp({ create: { width: left, height, channels: 4, background } })
    .composite(placed)
    .png()
    .toFile(`${SHEETS}/${screen}.png`);
}
