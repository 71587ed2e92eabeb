import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const NAME = 'verify-round.mjs';

/** Puts the stand-alone verifier beside the app: the pages that name it link to it. */
export const verifyScript = (): Plugin => ({
  name: 'nokshi-verify-script',
  apply: 'build',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: NAME,
      source: readFileSync(new URL(`../../../tools/${NAME}`, import.meta.url)),
    });
  },
});
