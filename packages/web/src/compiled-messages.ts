import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

/** The words of a language, or of a part of the app: one module that bundles many files. */
export const CATALOGUE =
  /\/src\/locales\/(en|bn)\/(?:(?:agents|centre|lottery|tables)\/)?index\.ts$/;

/**
 * Compiles the ICU messages of a language when the site is built, so that no parser travels to the
 * browser. The catalogue files stay plain TypeScript.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'nokshi-compiled-messages',
    async load(id) {
      const path = id.split('?')[0] ?? id;
      if (!CATALOGUE.test(path)) return null;
      const bundled = await build({
        entryPoints: [path],
        bundle: true,
        write: false,
        format: 'iife',
        globalName: 'catalogue',
        platform: 'neutral',
        metafile: true,
      });
      for (const input of Object.keys(bundled.metafile.inputs)) this.addWatchFile(resolve(input));
      const code = bundled.outputFiles[0]?.text ?? '';
      const messages = runInNewContext(`${code};catalogue.messages`) as Record<string, string>;
      const compiled = Object.entries(messages).map(([key, text]) => [key, compileMessage(text)]);
      return `export const messages = ${JSON.stringify(Object.fromEntries(compiled))};`;
    },
  };
}
