import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { compiledMessages } from './compiled-messages.ts';

type WebApp = {
  /** The `import.meta.url` of the app's vite.config.ts. */
  readonly config: string;
  /** Its folder under `dist/`. */
  readonly name: string;
  /** The file every page needs besides the libraries, and the modules it is made of. */
  readonly common: { readonly name: string; readonly test: RegExp };
};

/** How both web apps are built: few files, nothing inline, no checks of the contract. */
export function webApp({ config, name, common }: WebApp): UserConfig {
  const here = (path: string) => fileURLToPath(new URL(path, config));
  return {
    root: here('.'),
    plugins: [react(), compiledMessages()],
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
        output: {
          // What every page needs comes in two files, whose sheet decides the order of layers.
          codeSplitting: { groups: [{ name: 'libraries', test: LIBRARIES }, common] },
        },
      },
    },
  };
}

/**
 * Sealing (jose) goes with the first log-in, codes to scan (uqr) with the first one shown, the editor
 * with the first desk that writes, what a registration form may need with that form.
 */
const LIBRARIES =
  /node_modules\/(?!(jose|uqr|re2js|@noble|@tiptap|linkifyjs|orderedmap|rope-sequence|w3c-keyname)\/|prosemirror-)/;
