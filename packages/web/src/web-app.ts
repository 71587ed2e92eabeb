import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin, Rolldown, UserConfig } from 'vite';
import { bareRoutes } from './bare-routes.ts';
import { compiledMessages } from './compiled-messages.ts';
import { noCircles } from './no-circles.ts';

type WebApp = {
  /** The `import.meta.url` of the app's vite.config.ts. */
  readonly config: string;
  /** Its folder under `dist/`. */
  readonly name: string;
};

/** How both web apps are built: few files, nothing inline, no checks of the contract. */
export function webApp({ config, name }: WebApp): UserConfig {
  const here = (path: string) => fileURLToPath(new URL(path, config));
  return {
    root: here('.'),
    plugins: [react(), compiledMessages(), layersInOrder(), bareRoutes(), noCircles()],
    resolve: {
      alias: [
        // The contract's routes are data; the browser needs their addresses, not their checks.
        { find: /^zod$/, replacement: fileURLToPath(new URL('inert-zod.ts', import.meta.url)) },
      ],
    },
    build: {
      outDir: here(`../../dist/${name}`),
      emptyOutDir: true,
      target: 'es2022',
      // The policy allows no data: addresses and no inline scripts.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        treeshake: { manualPureFunctions: PURE },
        output: {
          codeSplitting: { groups: GROUPS },
          chunkFileNames: ({ name }) => `assets/${firstOf(name)}-[hash].js`,
          assetFileNames: ({ names: [name = 'part'] }) => `assets/${firstOf(name)}-[hash][extname]`,
        },
      },
    },
  };
}

/** What the contract is made with: calling these changes nothing. */
const PURE = ['z', 'route'];

/**
 * What the entry imports comes in two files, of which the libraries stay the same from version to
 * version; what several later pages share in as few as it can without two of them waiting for each
 * other, which merging small ones would bring about.
 */
const GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', test: /\/node_modules\//, tags: ['$initial'] },
  { name: 'site', tags: ['$initial'] },
  // What an app asks for right after its first view, with all that only it needs.
  { name: 'around', test: /\/src\/app\/around\.ts$/ },
  { name: 'shared', minShareCount: 2, entriesAware: true },
];

/** A shared file would bear the names of all who share it. */
const firstOf = (name: string): string => name.replace(/(~.*)?(\.\w+)?$/, '');

const STYLE = new URL(import.meta.resolve('@nokshi/ui/style.css'));

/** Every sheet begins with the order of the layers, so that none depends on which comes first. */
function layersInOrder(): Plugin {
  const [order = ''] = readFileSync(STYLE, 'utf8').match(/^@layer [^;]+;/) ?? [];
  return {
    name: 'nokshi-layer-order',
    enforce: 'pre',
    transform: (code, id) => (id.split('?')[0]?.endsWith('.css') ? order + code : null),
  };
}
