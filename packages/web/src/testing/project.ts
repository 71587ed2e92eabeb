import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { VitestPluginContext } from 'vitest/node';
import { CATALOGUE, compiledMessages } from '../compiled-messages.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * What was transformed is kept by the text of the file alone, and a catalogue is made of the files that
 * it imports: it is made again for each run.
 */
const freshCatalogues = {
  name: 'nokshi-fresh-catalogues',
  configureVitest: ({ experimental_defineCacheKeyGenerator: keyBy }: VitestPluginContext) =>
    keyBy(({ id }) => (CATALOGUE.test(id) ? false : null)),
};

/** The Vitest project of the parts of both sites, drawn in a light DOM without a browser. */
export const componentProject = {
  plugins: [react(), compiledMessages(), freshCatalogues],
  resolve: { alias: [{ find: /^zustand$/, replacement: here('zustand.ts') }] },
  test: {
    name: 'component',
    environment: 'happy-dom',
    // The files of one worker share what they import: it takes six times as long as the tests.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    // As long as a busy machine may need, and seen as soon as it is there.
    expect: { poll: { timeout: 10_000, interval: 5 } },
    sequence: { groupOrder: 0 },
    include: ['{apps,packages}/*/src/**/*.component.test.tsx'],
    setupFiles: [here('setup.ts')],
  },
};
