import { defineConfig } from 'vitest/config';
import { componentProject } from './packages/web/src/testing/project.ts';
import { citusProject } from './tests/citus/project.ts';
import { LongestFirst } from './tests/harness/longest-first.ts';

/** Pure code, parts of the sites, the server on a real PostgreSQL, journeys in a real browser. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // What the server's tests and the journeys both import is transformed once, and kept for the next run.
    experimental: { fsModuleCache: true },
    projects: [
      {
        test: {
          name: 'pure',
          // The files of one worker share what they import: a third of the time went into it.
          isolate: false,
          maxWorkers: 2,
          // A million rounds take a second on a quiet machine and ten on a busy one.
          testTimeout: 60_000,
          sequence: { groupOrder: 0 },
          include: [
            'packages/*/src/**/*.test.ts',
            'packages/*/tools/**/*.test.ts',
            'games/**/*.test.ts',
            'reference-vendor/**/*.test.ts',
            'simulate/**/*.test.ts',
            'checkout/**/*.test.ts',
            'apps/player/src/**/*.test.ts',
            'apps/console/src/**/*.test.ts',
            'tests/tidy/**/*.test.ts',
          ],
        },
      },
      componentProject,
      {
        test: {
          name: 'server',
          isolate: false,
          sequence: { groupOrder: 1 },
          include: [
            'apps/server/src/**/*.test.ts',
            'tests/server/**/*.test.ts',
            'tests/house/**/*.test.ts',
          ],
          globalSetup: ['tests/harness/postgres.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // As long as a busy machine may need, and seen as soon as it is there.
          expect: { poll: { timeout: 10_000, interval: 10 } },
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'journeys',
          isolate: false,
          sequence: { groupOrder: 2 },
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: ['tests/harness/postgres.ts', 'tests/harness/browser.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // What a page shows is waited for, as long as a busy machine may need.
          expect: { poll: { timeout: 20_000 } },
          maxWorkers: 2,
        },
      },
      // Where there is one: it is somebody's own, and takes minutes.
      ...(process.env['CITUS_URL'] ? [citusProject] : []),
    ],
  },
});
