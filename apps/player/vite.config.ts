import { webApp } from '@nokshi/web/web-app.ts';
import { defineConfig } from 'vite';
import { installable } from './build/installable.ts';
import { pageHeads } from './build/page-heads.ts';

/** What every page needs; the rest of each folder goes with the pages that use it. */
const SITE = new RegExp(
  [
    'packages/money/src',
    'packages/web/src/(call|language|lazy|refusal|storage|wire|words)\\.ts',
    'packages/ui/src/(?!qr-code|table|text-area|rich-text|use-stick)',
    'packages/contract/src/(content|fields|pages|rights|route)\\.ts',
    'packages/contract/src/player/(catalogue|challenge|identity|member|messaging|security|site|wallet)\\.ts',
    'player/src/data/(?!chat|find-number|passkeys|work-worker)',
    'player/src/lib/(address|safe-link|time|use-media|use-online|use-title|words)\\.ts',
  ].join('|'),
);

const site = webApp({
  config: import.meta.url,
  name: 'player',
  common: { name: 'site', test: SITE },
});

export default defineConfig({
  ...site,
  plugins: [...(site.plugins ?? []), pageHeads(), installable()],
});
