import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import Negotiator from 'negotiator';
import { MOST_READ } from './language.ts';

export type Encoding = 'br' | 'gzip';

/** One file of a built web app with its precompressed forms, ready in memory. */
export type WebFile = {
  readonly type: string;
  readonly etag: string;
  /** Without being asked for again: always where the name has a hash of the content. */
  readonly kept: 'always' | 'day' | 'never';
  readonly body: Buffer;
  readonly encoded: Partial<Record<Encoding, Buffer>>;
};

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
};

const SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** `index-BX3kd9_a.js`: the bundler's eight characters before the extension. */
const HASHED = /-[A-Za-z0-9_-]{8}\.[a-z0-9]+$/;

/**
 * All files of a folder by their path on the web (`/assets/index-….js`); empty when there is no
 * such folder. Source maps are not served.
 */
export function loadFiles(folder: string | null): ReadonlyMap<string, WebFile> {
  const names = folder === null ? [] : namesIn(folder);
  const present = new Set(names);
  const files = new Map<string, WebFile>();
  for (const name of names) {
    const extension = extname(name);
    const type = TYPES[extension];
    if (!type || folder === null) continue;
    const body = readFileSync(join(folder, name));
    const encoded: Partial<Record<Encoding, Buffer>> = {};
    for (const encoding of ['br', 'gzip'] as const)
      if (present.has(name + SUFFIX[encoding]))
        encoded[encoding] = readFileSync(join(folder, name + SUFFIX[encoding]));
    const kept = HASHED.test(name) && name.includes('assets/') ? 'always' : 'never';
    files.set(`/${name}`, { type, etag: etagOf(body), kept, body, encoded });
  }
  return files;
}

export const etagOf = (body: Buffer | string): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 22);

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  } catch (err) {
    if ((err as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw err;
  }
}

/** The best encoding that the reader accepts; null is none. A quality of 0 refuses it. */
export function encodingFor(
  accept: string | undefined,
  { encoded }: Pick<WebFile, 'encoded'>,
): Encoding | null {
  const offered = (['br', 'gzip'] as const).filter((encoding) => encoded[encoding]);
  if (accept === undefined || offered.length === 0) return null;
  const headers = { 'accept-encoding': accept.slice(0, MOST_READ) };
  const accepted = new Negotiator({ headers }).encodings(offered);
  return offered.find((encoding) => accepted.includes(encoding)) ?? null;
}
