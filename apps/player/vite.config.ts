import { webApp } from '@nokshi/web/web-app.ts';
import { defineConfig } from 'vite';

/** What every page needs; the rest of the contract goes with the pages that use it. */
const SITE =
  /packages\/(ui|money|contract\/src\/(?!words|player\/(cashier|limits|records|fairness|slots)))|player\/src\/(data|lib)/;

export default defineConfig(
  webApp({ config: import.meta.url, name: 'player', common: { name: 'site', test: SITE } }),
);
