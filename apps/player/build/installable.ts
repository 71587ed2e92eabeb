import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { messages as bn } from '../src/locales/bn/index.ts';
import { messages as en } from '../src/locales/en/index.ts';

/** What makes the site an app on a home screen: manifest, offline page and service worker. */
export const installable = (): Plugin => ({
  name: 'nokshi-installable',
  apply: 'build',
  generateBundle(_options, bundle) {
    const emit = (fileName: string, source: string) =>
      this.emitFile({ type: 'asset', fileName, source });
    emit('manifest.webmanifest', JSON.stringify(manifest()));
    emit('offline.html', offlinePage());
    emit('offline.js', ours('offline.js'));
    emit('offline.css', bengaliFaces(Object.keys(bundle)) + ours('offline.css'));
    // Another build is another version: the names of its files carry their content's hash.
    const version = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex');
    emit('sw.js', ours('worker.js').replace('__VERSION__', version.slice(0, 12)));
  },
});

const ours = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/** The site's Bengali font for the offline page; the worker has it for those who read in Bengali. */
function bengaliFaces(files: readonly string[]): string {
  const face = (weight: 400 | 700): string => {
    const file = files.find(
      (name) => name.includes(`bengali-${weight}`) && name.endsWith('.woff2'),
    );
    if (!file) throw new Error(`no Bengali font of weight ${weight} among the built files`);
    const source = `url("/${file}") format("woff2")`;
    return `@font-face{font-family:"Nokshi Bengali";font-weight:${weight};src:${source}}\n`;
  };
  return face(400) + face(700);
}

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icon-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export const manifest = () => ({
  id: '/',
  name: 'Nokshi',
  short_name: 'Nokshi',
  description: en['page.home-about'],
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: '#faf6ee',
  background_color: '#faf6ee',
  categories: ['games', 'entertainment'],
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    icon(192, 'any'),
    icon(512, 'any'),
    icon(512, 'maskable'),
  ],
});

/** Both languages on one page; its style shows the one that the reader chose (`boot.js`). */
export function offlinePage(): string {
  const section = (lang: 'en' | 'bn', words: Readonly<Record<keyof typeof en, string>>) =>
    `<section lang="${lang}"><h1>${words['shell.offline-title']}</h1>` +
    `<p>${words['shell.offline-words']}</p><p>${words['shell.offline-again']}</p>` +
    `<a href="">${words['app.try-again']}</a></section>`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    `<title>${en['shell.offline-title']} · Nokshi</title>`,
    '<script src="/boot.js"></script><script src="/offline.js" defer></script>',
    '<link rel="stylesheet" href="/offline.css" /></head><body>',
    '<img src="/icon.svg" alt="" width="64" height="64" />',
    section('en', en),
    section('bn', bn),
    '</body></html>',
  ].join('');
}
