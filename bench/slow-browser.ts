import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium } from 'playwright-core';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { median } from './median.ts';

/** How many times longer work is to take. */
export const SLOWER = 4;
/** That near, to either side, is as asked: the same work differs by as much. */
const NEAR = 0.1;
/** What a phone's screen is, without the phone. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
/** Tasks and the compositor's requests for frames: to trace scripts and layouts too takes a tenth of what is measured. */
export const CATEGORIES = ['toplevel', 'cc'];

export type SlowBrowser = {
  readonly browser: Browser;
  /** Slows the thread of the page on this line {@link SLOWER} times. */
  readonly slow: (line: CDPSession) => Promise<Slowing>;
};

/** How long the same plain work took, time and again, before the page was slowed and since: milliseconds. */
export type Slowing = {
  readonly alone: readonly number[];
  readonly slowed: readonly number[];
  /** How many times longer it takes now, by the middle. */
  readonly times: number;
  /** What Chromium was asked for to have it so. */
  readonly rate: number;
  /** How many times longer it took where Chromium was asked for {@link SLOWER}. */
  readonly asTold: number;
};

/**
 * A browser without a graphics card whose pages can be slowed. To be opened before anything else is started: what
 * this process starts after it leaves one processor free.
 *
 * Chromium slows a page by a second thread that stops the page's one every 50 microseconds, for three times as
 * long as has passed since. Where another thread took the processor in between, that time is counted as well;
 * where the second thread comes late, the page runs at full speed and stands still afterwards, also for what it
 * did not run. On two processors that was most of what a frame seemed to take. So, on Linux, the page's
 * thread has a processor of its own, and what slows it goes before all others (which only root may ask for).
 *
 * What is left is what each stop itself takes, which Chromium counts as work and slows too: asked for four, it slowed
 * plain work 4.4 to 7.2 times on one machine (decision 0058). So it is asked for the rate at which plain work really
 * takes four times as long, measured again for each page.
 */
export async function openSlowBrowser(): Promise<SlowBrowser> {
  const executablePath = await findChromium();
  if (!executablePath)
    throw new Error('No browser: install Chrome or Chromium, or run npm test once.');
  const args = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'];
  const free = leaveProcessorFree();
  const browser = await chromium.launch({ executablePath, args });
  return {
    browser,
    slow: async (line) => {
      const alone = await timesOfWork(line);
      await slow(line, free);
      return { alone, ...(await slowAsAsked(line, median(alone))) };
    },
  };
}

/** What a stop takes is the same at each rate, so the next one asked for is mostly the last. */
async function slowAsAsked(line: CDPSession, aloneMs: number): Promise<Omit<Slowing, 'alone'>> {
  let rate: number = SLOWER;
  let slowed = await timesOfWork(line);
  const asTold = median(slowed) / aloneMs;
  let times = asTold;
  for (let tries = 0; tries < 3 && Math.abs(times - SLOWER) > NEAR; tries += 1) {
    rate *= SLOWER / times;
    await line.send('Emulation.setCPUThrottlingRate', { rate });
    slowed = await timesOfWork(line);
    times = median(slowed) / aloneMs;
  }
  return { slowed, times, rate, asTold };
}

async function timesOfWork(line: CDPSession): Promise<readonly number[]> {
  const asked = { expression: WORKS, awaitPromise: true, returnByValue: true };
  const { result } = await line.send('Runtime.evaluate', asked);
  return result.value as readonly number[];
}

/** Work of the processor alone, which asks for no memory: warm, and with pauses as a page has them. */
const WORKS = `(async () => {
  const work = (turns) => {
    let x = 0;
    for (let turn = 0; turn < turns; turn += 1) x = (x * 31 + turn) | 0;
    return x;
  };
  for (let warm = 0; warm < 50; warm += 1) globalThis.last = work(2e5);
  const times = [];
  for (let time = 0; time < 30; time += 1) {
    await new Promise((done) => setTimeout(done, 20));
    const begun = performance.now();
    globalThis.last = work(4e5);
    times.push(performance.now() - begun);
  }
  return times;
})()`;

async function slow(line: CDPSession, free: number | null): Promise<void> {
  const before = new Set(slowingThreads().map(({ tid }) => tid));
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  if (free === null) return;
  const found = await slowingThreadBut(before);
  execFileSync('taskset', ['-p', '-c', String(free), found.pid], { stdio: 'ignore' });
  const first = spawnSync('chrt', ['-f', '-p', '1', found.tid], { stdio: 'ignore' });
  if (first.status !== 0) console.log('frame: what slows the page may come late (no root)');
}

/** It takes its name when it first runs, which may be after Chromium's answer. */
async function slowingThreadBut(before: ReadonlySet<string>): Promise<Thread> {
  for (let tries = 0; tries < 100; tries += 1) {
    const found = slowingThreads().find(({ tid }) => !before.has(tid));
    if (found) return found;
    await setTimeout(20);
  }
  throw new Error('the thread that slows the page was not found');
}

/** This process, and what it starts, leave the first processor that they may use; null where there is no other. */
function leaveProcessorFree(): number | null {
  if (process.platform !== 'linux') return null;
  const [free, ...rest] = allowedProcessors();
  if (free === undefined || rest.length === 0) return null;
  execFileSync('taskset', ['-a', '-p', '-c', rest.join(','), String(process.pid)], {
    stdio: 'ignore',
  });
  return free;
}

/** As the kernel writes it: `0-1,4`. */
function allowedProcessors(): number[] {
  const status = readFileSync('/proc/self/status', 'utf8');
  const list = /^Cpus_allowed_list:\s*(\S+)$/m.exec(status)?.[1] ?? '';
  return list.split(',').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, more) => from + more);
  });
}

type Thread = { readonly pid: string; readonly tid: string };

/** Linux keeps fifteen letters of Chromium's name for it, `CPUThrottlingThread`. */
function slowingThreads(): Thread[] {
  if (process.platform !== 'linux') return [];
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return processes.flatMap((pid) =>
    threadsOf(pid).filter(
      ({ tid }) => nameOf(`/proc/${pid}/task/${tid}/comm`) === 'CPUThrottlingTh',
    ),
  );
}

/** None of a process that ended in between. */
function threadsOf(pid: string): Thread[] {
  const folder = `/proc/${pid}/task`;
  return existsSync(folder) ? readdirSync(folder).map((tid) => ({ pid, tid })) : [];
}

function nameOf(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null;
}
