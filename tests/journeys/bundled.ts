import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';

/** Shows a page of this folder that is nothing but a part of a site, bundled as the sites are. */
export async function openBundled(page: Page, file: string): Promise<void> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      cssCodeSplit: false,
      assetsInlineLimit: 200_000,
      rolldownOptions: { input: join(import.meta.dirname, file) },
    },
  })) as Rolldown.RolldownOutput;
  const script = output.find((each) => each.type === 'chunk')?.code ?? '';
  const css = output.find((each) => each.type === 'asset' && each.fileName.endsWith('.css'));
  const style = css?.type === 'asset' ? String(css.source) : '';
  await page.setContent(`<style>${style}</style><div id="root"></div>`);
  await page.addScriptTag({ content: script, type: 'module' });
}
