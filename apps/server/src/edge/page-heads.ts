import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { PageHead, PageHeads } from '@nokshi/contract/pages.ts';
import { etagOf, type WebFile } from './files.ts';

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

/**
 * The app's page once for each path, with the title, description and link preview of that path;
 * built when first requested. Without heads every path has the plain page.
 */
export function createHeadedPages(
  files: Files,
  heads: PageHeads | null,
  origin: string,
): (path: string) => WebFile | undefined {
  const index = files.get('/index.html');
  if (!index || !heads) return () => index;
  const html = index.body.toString();
  const byPath = new Map(Object.entries(heads));
  const made = new Map<string, WebFile>();
  const make = (head: PageHead): WebFile => {
    const body = Buffer.from(withHead(html, headOf(head, origin)));
    const encoded = { br: brotliCompressSync(body), gzip: gzipSync(body) };
    return { ...index, body, encoded, etag: etagOf(body) };
  };
  return (path) => {
    const at = byPath.has(path) ? path : '';
    const head = byPath.get(at);
    const page = made.get(at) ?? (head ? make(head) : index);
    made.set(at, page);
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

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const safe = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
