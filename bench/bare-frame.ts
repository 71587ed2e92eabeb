import { PROMISED_MS } from './frame.ts';
import { at, playIn, type Trace } from './frame-trace.ts';
import { CATEGORIES, openSlowBrowser, PHONE, SLOWER } from './slow-browser.ts';

const MS = 12_000;

/**
 * What the least page takes for a frame, measured as a game's: a frame in a page that writes one word every 60
 * ms, and the same while a worker paints a canvas of twenty-five squares beside it. No game can be below, and
 * what is above its middle is the machine. Before it, how evenly and how much Chromium really slows: the same work
 * thirty times, by itself and slowed.
 */
export async function benchBareFrame(): Promise<Record<string, number[]>> {
  const { browser, slow } = await openSlowBrowser();
  const figures: Record<string, number[]> = {};
  for (const [name, script] of [
    ['a word', ''],
    ['a word beside a canvas', PAINTS],
  ] as const) {
    const page = await browser.newPage(PHONE);
    const frame = `<p style="contain:strict;height:30px">x</p><script>${WRITES}${script}</script>`;
    const quoted = frame.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    await page.setContent(`<iframe sandbox="allow-scripts" srcdoc="${quoted}"></iframe>`);
    const { alone, slowed, rate, asTold } = await slow(await page.context().newCDPSession(page));
    console.log(
      `frame ${name.padEnd(22)} work that takes ${at(0.5, alone)} ms takes ${at(0.5, slowed)} (5 % ${at(0.05, slowed)}, 95 % ${at(0.95, slowed)}) at Chromium's rate ${at(0.5, [rate])}, and at ${SLOWER} ${at(0.5, [asTold])} times as long`,
    );
    await page.waitForTimeout(1_000);
    await browser.startTracing(page, { categories: CATEGORIES });
    await page.waitForTimeout(MS);
    const { all } = playIn(JSON.parse((await browser.stopTracing()).toString('utf8')) as Trace);
    await page.close();
    const [p50, p99, largest] = [at(0.5, all), at(0.99, all), at(1, all)];
    const late = all.filter((ms) => ms > PROMISED_MS).length;
    console.log(
      `frame ${name.padEnd(22)} ${all.length} frames  median ${p50} ms  99 % ${p99}, largest ${largest}, over ${late}`,
    );
    figures[name] = [p50, p99, largest, late];
  }
  await browser.close();
  return figures;
}

const WRITES = `
  const word = document.querySelector('p').firstChild;
  let count = 0;
  setInterval(() => requestAnimationFrame(() => {
    word.data = 'Won ' + ((count += 7919) % 100000);
  }), 60);`;

const PAINTS = `
  const canvas = document.body.appendChild(document.createElement('canvas'));
  const paints = () => {
    onmessage = ({ data: surface }) => {
      Object.assign(surface, { width: 500, height: 400 });
      const context = surface.getContext('2d');
      let turn = 0;
      const frame = () => {
        turn += 1;
        context.fillStyle = 'hsl(' + turn % 360 + ' 50% 50%)';
        for (let at = 0; at < 25; at += 1) context.fillRect((at % 5) * 100, Math.floor(at / 5) * 80, 90, 70);
        requestAnimationFrame(frame);
      };
      frame();
    };
  };
  const worker = new Worker(URL.createObjectURL(new Blob(['(' + paints + ')()'])));
  const surface = canvas.transferControlToOffscreen();
  worker.postMessage(surface, [surface]);`;
