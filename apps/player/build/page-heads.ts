import type { PageHead, PageHeads } from '@nokshi/contract/pages.ts';
import type { Plugin } from 'vite';
import { PAGES } from '../src/app/pages.ts';
import type { TitleId } from '../src/app/site-page.ts';
import { messages } from '../src/locales/en/index.ts';

/**
 * Writes `heads.json` beside the app. The server answers the paths in it and puts each page's title and
 * description into the HTML that it sends.
 */
export const pageHeads = (): Plugin => ({
  name: 'nokshi-page-heads',
  apply: 'build',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: 'heads.json',
      source: JSON.stringify(headsOfPages()),
    });
  },
});

export function headsOfPages(): PageHeads {
  const heads = PAGES.flatMap(({ paths, title }) =>
    paths.map((path) => [path, headOf(title, paths[0])] as const),
  );
  return { ...Object.fromEntries(heads), '': headOf('page.not-found', null) };
}

const headOf = (title: TitleId, canonical: string | null): PageHead => ({
  title: `${messages[title]} · Nokshi`,
  description: messages[`${title}-about`],
  canonical,
});
