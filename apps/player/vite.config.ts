import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledMessages } from '@nokshi/web/compiled-messages.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What every page needs; the rest of the contract and the sealing go with the pages that use it. */
const SITE =
  /packages\/(ui|money|contract\/src\/(?!words|player\/(cashier|limits|records|fairness|slots)))|player\/src\/(data|lib)/;

export default defineConfig({
  root: here('.'),
  plugins: [react(), compiledMessages()],
  resolve: {
    alias: [
      // The contract's routes are data; the browser needs their addresses, not their checks.
      { find: /^zod$/, replacement: here('../../packages/web/src/inert-zod.ts') },
    ],
  },
  build: {
    outDir: here('../../dist/player'),
    emptyOutDir: true,
    target: 'es2022',
    // The policy allows no data: addresses and no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Few requests: what every page needs comes in two files, each lazy page in one.
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules\/(?!jose\/)/ },
            { name: 'site', test: SITE },
          ],
        },
      },
    },
  },
});
