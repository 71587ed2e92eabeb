import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The game frame: its own bundle under /frame/, the data of each game a chunk by itself, nothing of the site in it. */
export default defineConfig({
  root: here('.'),
  resolve: {
    alias: [{ find: /^zod$/, replacement: here('../packages/web/src/inert-zod.ts') }],
  },
  base: '/frame/',
  build: {
    outDir: here('../dist/games'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rollupOptions: { input: ['index.html', 'table.html', 'kite.html', 'instant.html'].map(here) },
  },
});
