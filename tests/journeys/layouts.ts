import type { Page } from 'playwright-core';

/** A layout of the game's frame, as Chromium's trace tells it; partial goes through its boxes only. */
type Layout = { readonly name: string; readonly args?: { readonly beginData?: BeginData } };
type BeginData = {
  readonly frame: string;
  readonly partialLayout: boolean;
  readonly dirtyObjects: number;
};

/** What is laid out while `work` goes on, and is not itself all of the frame's page. */
export async function layoutsDuring(page: Page, work: () => Promise<void>): Promise<BeginData[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser');
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8')) as {
    traceEvents: readonly (Layout & { args?: { data?: { frames?: readonly Traced[] } } })[];
  };
  const frames = traceEvents.flatMap(({ args }) => args?.data?.frames ?? []);
  const game = new Set(
    frames.filter(({ url }) => url.includes('/frame/')).map(({ frame }) => frame),
  );
  return traceEvents
    .filter(({ name }) => name === 'Layout')
    .flatMap(({ args }) => args?.beginData ?? [])
    .filter(({ frame, dirtyObjects }) => game.has(frame) && dirtyObjects > 0);
}
type Traced = { readonly frame: string; readonly url: string };
