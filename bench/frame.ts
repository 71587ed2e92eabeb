import { execFileSync } from 'node:child_process';
import { FAMILY_NAMES, SLOTS } from '@nokshi/house-math/slot/index.ts';
import { type Browser, type CDPSession, chromium, type Frame, type Page } from 'playwright-core';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { seededRandom } from '../tests/harness/random.ts';
import { type FrameFigures, figuresOf, type Trace } from './frame-trace.ts';
import { openBenchHouse } from './house.ts';
import { launchMember } from './spin-members.ts';

/** Of the issue: main thread of one frame of a spinning game, on a CPU four times slower. */
const PROMISED_MS = 16;
const SLOWER = 4;
const ROUNDS = 5;
const PHONE = { width: 390, height: 844 };
/** A spin that comes sooner is refused. */
const SPIN_INTERVAL_MS = 400;

type Figures = { readonly [family: string]: FrameFigures };

/**
 * Plays one game of each family on a phone's screen, the same rounds in every run, and reads from
 * Chromium's own trace how long the main thread of the frame was busy, in time of that thread:
 *
 * - a frame: the task that runs the animation callbacks, style, layout, paint and commit;
 * - all: that and whatever else ran since the frame before, or in the sixtieth of a second before it
 *   (keys, the network, timers, collection of garbage).
 *
 * The painter has a thread of its own, which Chromium does not slow; its time is given four times,
 * with how many frames have no picture of their own: two a round, in which only the button or words
 * change, and those whose next picture was there already. No graphics card: what a canvas draws is
 * counted on the processor. The test that plays looks only at the page around the frame, so that
 * nothing but the game runs in it. Chromium slows by the clock, so on a busy machine part of what
 * others do is counted too: measure on a quiet one, or two builds in turns.
 */
export async function benchFrame(): Promise<{ figures: Figures; met: boolean }> {
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  const executablePath = await findChromium();
  if (!executablePath)
    throw new Error('No browser: install Chrome or Chromium, or run npm test once.');
  let chance = seededRandom();
  const random = { bytes: (length: number) => chance.bytes(length) };
  const house = await openBenchHouse({ spinIntervalMs: SPIN_INTERVAL_MS, random });
  const args = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const figures: Record<string, FrameFigures> = {};
    for (const [number, family] of FAMILY_NAMES.entries()) {
      const game = [...SLOTS.values()].find((slot) => slot.family === family);
      if (!game) continue;
      chance = seededRandom(game.code);
      const token = await launchMember(house.house, number, game.code);
      figures[family] = await playTraced(browser, { origin: house.origin, code: game.code, token });
      report(family, figures[family]);
    }
    return { figures, met: Object.values(figures).every(isMet) };
  } finally {
    await browser.close();
    await house.close();
  }
}

const isMet = ({ largest, allP99 }: FrameFigures) => Math.max(largest, allP99) <= PROMISED_MS;

function report(family: string, figures: FrameFigures): void {
  const { frames, p50, p99, largest, allP99, allLargest, painted, paintP50, paintP99 } = figures;
  const slowed = (ms: number) => (ms * SLOWER).toFixed(1);
  console.log(
    `frame ${family.padEnd(12)} ${String(frames).padStart(5)} frames  median ${p50} ms  99 % ${p99} ms, largest ${largest} ms, all ${allP99} and ${allLargest} ms  ` +
      `painter ${slowed(paintP50)}, ${slowed(paintP99)} ms, without ${frames - painted}  ` +
      `promised <= ${PROMISED_MS}  ${isMet(figures) ? 'met' : 'NOT MET'}`,
  );
}

type Launch = { readonly origin: string; readonly code: string; readonly token: string };

async function playTraced(browser: Browser, launch: Launch): Promise<FrameFigures> {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await page.route(`${launch.origin}/bench-parent`, (route) =>
    route.fulfill({ contentType: 'text/html', body: parentOf(launch) }),
  );
  await page.goto(`${launch.origin}/bench-parent`);
  const spin = page.frameLocator('iframe').getByRole('button', { name: 'Spin', exact: true });
  await spin.and(page.locator(':enabled')).waitFor({ timeout: 20_000 });
  await spin.focus();
  const inside = page.frames().find((one) => one !== page.mainFrame());
  const line = await lineTo(page, inside);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  // The first round compiles the code and draws each symbol once.
  for (let round = 0; round <= ROUNDS; round += 1) {
    if (round === 1) await browser.startTracing(page, { categories: CATEGORIES });
    await page.keyboard.press('Space');
    const isOver = `window.rounds > ${round}`;
    await page.waitForFunction(isOver, undefined, { polling: 100, timeout: 120_000 });
    await page.waitForTimeout(SPIN_INTERVAL_MS);
  }
  const trace = await browser.stopTracing();
  await context.close();
  return figuresOf(JSON.parse(trace.toString('utf8')) as Trace);
}

/** A sandboxed frame may have a process of its own, which is then slowed by itself. */
async function lineTo(page: Page, frame: Frame | undefined): Promise<CDPSession> {
  const context = page.context();
  if (!frame) return context.newCDPSession(page);
  return context.newCDPSession(frame).catch(() => context.newCDPSession(page));
}

/** The page around the frame: the handshake of the contract, and how many rounds were shown to their end. */
const parentOf = ({
  origin,
  code,
  token,
}: Launch) => `<!doctype html><html lang="en"><body style="margin:0">
<iframe sandbox="allow-scripts" src="${origin}/frame/" style="border:0;width:100%;height:100vh"></iframe>
<script>
  window.rounds = 0;
  addEventListener('message', ({ data, source }) => {
    if (data.type !== 'nokshi-ready') return;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => { if (data.type === 'round') window.rounds += 1; };
    const launch = ${JSON.stringify({
      type: 'nokshi-launch',
      launchToken: token,
      gameCode: code,
      apiOrigin: origin,
      language: 'EN',
      theme: 'light',
      sound: false,
      reducedMotion: false,
    })};
    source.postMessage(launch, '*', [port2]);
  });
</script></body></html>`;

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];
