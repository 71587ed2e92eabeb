import { fileURLToPath } from 'node:url';
import { compiledMessages } from '@nokshi/web/compiled-messages.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

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
    outDir: here('../../dist/console'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The design system is one file and comes first: its sheet decides the order of layers.
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules\/(?!jose\/)/ },
            { name: 'ui', test: /packages\/ui/ },
          ],
        },
      },
    },
  },
});
