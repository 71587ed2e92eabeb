import { execFileSync } from 'node:child_process';
import { FAMILY_NAMES, SLOTS } from '@nokshi/house-math/slot/index.ts';
import { type Browser, type CDPSession, chromium, type Frame, type Page } from 'playwright-core';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { openBenchHouse } from './house.ts';
import { launchMember } from './spin-members.ts';

/** Of the issue: main thread of one frame of a spinning game, on a CPU four times slower. */
const PROMISED_MS = 16;
const SLOWER = 4;
const ROUNDS = 5;
const PHONE = { width: 390, height: 844 };

/** Milliseconds of the whole task, and of what is left when the picture's way to the screen is not counted. */
type Figures = {
  readonly frames: number;
  readonly p50: number;
  readonly p99: number;
  readonly ownP99: number;
};

/**
 * Plays one game of each family on a phone's screen and reads from Chromium's own trace how long
 * the main thread was busy for each frame: the task that runs the animation callbacks, style,
 * layout and paint, in time of that thread, so that what else the machine does is not counted. No
 * graphics card: what a canvas draws is counted on the processor too.
 */
export async function benchFrame(): Promise<{ figures: Record<string, Figures>; met: boolean }> {
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  const executablePath = await findChromium();
  if (!executablePath)
    throw new Error('No browser: install Chrome or Chromium, or run npm test once.');
  const house = await openBenchHouse({ spinIntervalMs: 400 });
  const args = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const figures: Record<string, Figures> = {};
    for (const [number, family] of FAMILY_NAMES.entries()) {
      const game = [...SLOTS.values()].find((slot) => slot.family === family);
      if (!game) continue;
      const token = await launchMember(house.house, number, game.code);
      figures[family] = await playTraced(browser, { origin: house.origin, code: game.code, token });
      report(family, figures[family]);
    }
    return { figures, met: Object.values(figures).every(({ p99 }) => p99 <= PROMISED_MS) };
  } finally {
    await browser.close();
    await house.close();
  }
}

const report = (family: string, { frames, p50, p99, ownP99 }: Figures) =>
  console.log(
    `frame ${family.padEnd(12)} ${String(frames).padStart(5)} frames  median ${p50} ms  99 % ${p99} ms, without commit ${ownP99} ms  ` +
      `promised <= ${PROMISED_MS}  ${p99 <= PROMISED_MS ? 'met' : 'NOT MET'}`,
  );

type Launch = { readonly origin: string; readonly code: string; readonly token: string };

async function playTraced(browser: Browser, launch: Launch): Promise<Figures> {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await page.route(`${launch.origin}/bench-parent`, (route) =>
    route.fulfill({ contentType: 'text/html', body: parentOf(launch) }),
  );
  await page.goto(`${launch.origin}/bench-parent`);
  const frame = page.frameLocator('iframe');
  const spin = frame.getByRole('button', { name: 'Spin', exact: true });
  await spin.and(frame.locator(':enabled')).waitFor({ timeout: 20_000 });
  const inside = page.frames().find((one) => one !== page.mainFrame());
  const line = await lineTo(page, inside);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  // The first round compiles the code and draws each symbol once.
  for (let round = 0; round <= ROUNDS; round += 1) {
    if (round === 1) await browser.startTracing(page, { categories: CATEGORIES });
    await spin.click({ timeout: 60_000 });
    await frame.locator('.result').filter({ hasText: /\S/ }).waitFor({ timeout: 60_000 });
    await spin.and(frame.locator(':enabled')).waitFor({ timeout: 60_000 });
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

/** The page around the frame: the handshake of the contract and nothing else. */
const parentOf = ({
  origin,
  code,
  token,
}: Launch) => `<!doctype html><html lang="en"><body style="margin:0">
<iframe sandbox="allow-scripts" src="${origin}/frame/" style="border:0;width:100%;height:100vh"></iframe>
<script>
  addEventListener('message', ({ data, source }) => {
    if (data.type !== 'nokshi-ready') return;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {};
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

type Event = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
};
type Trace = { readonly traceEvents: readonly Event[] };

/** Each task with an animation callback in it is a frame; a frame in which nothing moved is none. */
function figuresOf({ traceEvents }: Trace): Figures {
  const timed = traceEvents.filter(({ ph }) => ph === 'X');
  const within = (task: Event) => (one: Event) =>
    one.pid === task.pid &&
    one.tid === task.tid &&
    one.ts >= task.ts &&
    one.ts < task.ts + (task.dur ?? 0);
  const called = timed.filter(({ name }) => name === 'FireAnimationFrame');
  const commits = timed.filter(({ name }) => name === 'Commit');
  const frames = timed
    .filter(({ name }) => name === 'RunTask')
    .filter((task) => called.some(within(task)))
    .map((task) => ({
      whole: (task.tdur ?? 0) / 1_000,
      commit: (commits.find(within(task))?.tdur ?? 0) / 1_000,
    }));
  if (frames.length === 0) throw new Error('the trace has no frames');
  const at = (share: number, values: readonly number[]) => {
    const sorted = values.toSorted((a, b) => a - b);
    const index = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
    return Math.round((sorted[index] ?? 0) * 10) / 10;
  };
  const whole = frames.map((frame) => frame.whole);
  const own = frames.map((frame) => frame.whole - frame.commit);
  return {
    frames: frames.length,
    p50: at(0.5, whole),
    p99: at(0.99, whole),
    ownP99: at(0.99, own),
  };
}
