import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { PageHead, PageHeads } from '@nokshi/contract/pages.ts';
import { etagOf, type WebFile } from './files.ts';
import { type FirstGame, firstViewOf, safe } from './first-view.ts';

/** The build writes the heads of all pages beside the app; the file itself is not served. */
export const HEADS_FILE = '/heads.json';

type Files = ReadonlyMap<string, WebFile>;

/** The pages of the app with their heads; null when the app was built without them. */
export function headsIn(files: Files): PageHeads | null {
  const file = files.get(HEADS_FILE);
  return file ? (JSON.parse(file.body.toString()) as PageHeads) : null;
}

/** The picture of the site in link previews. */
const PICTURE = '/icon-512.png';

/** Where the program shows the site; what a page shows before comes after it. */
const ROOT = '<div id="root"></div>';

export type PageParts = {
  readonly heads: PageHeads | null;
  readonly origin: string;
  /** The games of now that pages begin with. */
  readonly firstGames: () => readonly FirstGame[];
};

/**
 * The app's page once for each path, with the title, description and link preview of that path and with its first
 * games; built when first requested and when other games come first. Without heads every path has the plain page.
 */
export function createHeadedPages(
  files: Files,
  { heads, origin, firstGames }: PageParts,
): (path: string) => WebFile | undefined {
  const index = files.get('/index.html');
  if (!index || !heads) return () => index;
  const html = index.body.toString();
  const byPath = new Map(Object.entries(heads));
  const made = new Map<string, { readonly first: string; readonly page: WebFile }>();
  const make = (head: PageHead, first: string): WebFile => {
    const headed = withHead(html, headOf(head, origin));
    const body = Buffer.from(headed.replace(ROOT, () => ROOT + first));
    const encoded = { br: brotliCompressSync(body), gzip: gzipSync(body) };
    return { ...index, body, encoded, etag: etagOf(body) };
  };
  return (path) => {
    const at = byPath.has(path) ? path : '';
    const head = byPath.get(at);
    if (!head) return index;
    const first = firstViewOf(at, firstGames());
    const known = made.get(at);
    if (known?.first === first) return known.page;
    const page = make(head, first);
    made.set(at, { first, page });
    return page;
  };
}

const OLD_HEAD = /\s*<meta\s+name="description"[^>]*>\s*<title>[^<]*<\/title>/;

const withHead = (html: string, head: string): string => html.replace(OLD_HEAD, () => `\n${head}`);

/** A page without its own address is not for search engines. */
function headOf({ title, description, canonical }: PageHead, origin: string): string {
  const address = canonical === null ? null : origin + canonical;
  const named = [
    ['og:type', 'website'],
    ['og:site_name', 'Nokshi'],
    ['og:title', title],
    ['og:description', description],
    ['og:image', origin + PICTURE],
    ...(address ? [['og:url', address]] : []),
  ] as const;
  return [
    `<title>${safe(title)}</title>`,
    `<meta name="description" content="${safe(description)}" />`,
    address
      ? `<link rel="canonical" href="${safe(address)}" />`
      : '<meta name="robots" content="noindex" />',
    ...named.map(
      ([name, content = '']) => `<meta property="${name}" content="${safe(content)}" />`,
    ),
  ]
    .map((line) => `    ${line}`)
    .join('\n');
}
