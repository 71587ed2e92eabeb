import type { PageHead, PageHeads } from '@nokshi/contract/pages.ts';
import { PLAYER_PAGES } from '@nokshi/contract/pages.ts';
import type { Plugin } from 'vite';
import { pageAt, type TitleId } from '../src/app/pages.ts';
import { messages } from '../src/locales/en/index.ts';

/** Leaves the heads of all pages beside the app: the server writes them into what it sends. */
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
  const heads = PLAYER_PAGES.map((path) => {
    const page = pageAt(path);
    if (!page) throw new Error(`${path} is served but is no page of the site`);
    return [path, headOf(page.title, page.paths[0] ?? null)] as const;
  });
  return { ...Object.fromEntries(heads), '': headOf('page.not-found', null) };
}

const headOf = (title: TitleId, canonical: string | null): PageHead => ({
  title: `${messages[title]} · Nokshi`,
  description: messages[`${title}-about`],
  canonical,
});
