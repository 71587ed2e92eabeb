import { webApp } from '@nokshi/web/web-app.ts';
import { defineConfig } from 'vite';
import { installable } from './build/installable.ts';
import { pageHeads } from './build/page-heads.ts';

/** What every page needs; the rest of the contract goes with the pages that use it. */
const SITE =
  /packages\/(ui(?!\/src\/qr-code)|money|contract\/src\/(?!words|player\/(cashier|limits|records|fairness|slots|join|jackpots|chat|inbox|feedback)))|player\/src\/(data|lib)/;

const site = webApp({
  config: import.meta.url,
  name: 'player',
  common: { name: 'site', test: SITE },
});

export default defineConfig({
  ...site,
  plugins: [...(site.plugins ?? []), pageHeads(), installable()],
});
