import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { messages as bn } from '../src/locales/bn/index.ts';
import { type MessageId, messages as en } from '../src/locales/en/index.ts';

/** What makes the site an app on a home screen: manifest, offline page and service worker. */
export const installable = (): Plugin => ({
  name: 'nokshi-installable',
  apply: 'build',
  generateBundle(_options, bundle) {
    const emit = (fileName: string, source: string) =>
      this.emitFile({ type: 'asset', fileName, source });
    emit('manifest.webmanifest', JSON.stringify(manifest()));
    emit('offline.html', offlinePage());
    // Another build is another version: the names of its files carry their content's hash.
    const version = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex');
    const worker = readFileSync(new URL('worker.js', import.meta.url), 'utf8');
    emit('sw.js', worker.replace('__VERSION__', version.slice(0, 12)));
  },
});

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

/** Both languages on one page: which one the reader chose is not known without the app. */
export function offlinePage(): string {
  const section = (lang: 'en' | 'bn', words: Readonly<Record<MessageId, string>>) =>
    `<section lang="${lang}"><h1>${words['shell.offline-title']}</h1>` +
    `<p>${words['shell.offline-words']}</p></section>`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    `<title>${en['shell.offline-title']} · Nokshi</title>`,
    '<link rel="stylesheet" href="/offline.css" /></head><body>',
    '<img src="/icon.svg" alt="" width="64" height="64" />',
    section('en', en),
    section('bn', bn),
    `<a href="">${en['app.try-again']} · <span lang="bn">${bn['app.try-again']}</span></a>`,
    '</body></html>',
  ].join('');
}
