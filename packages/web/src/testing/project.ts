import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { compiledMessages } from '../compiled-messages.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The Vitest project of the parts of both sites, drawn in a light DOM without a browser. */
export const componentProject = {
  plugins: [react(), compiledMessages()],
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
