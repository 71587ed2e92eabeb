/** The house on a real Citus, whose URL is given: `npm run test:citus -- URL`. */
export const citusProject = {
  test: {
    name: 'citus',
    isolate: false,
    sequence: { groupOrder: 3 },
    include: ['tests/citus/**/*.test.ts'],
    // Backups are restored into the PostgreSQL of all tests.
    globalSetup: ['tests/citus/setup.ts', 'tests/harness/postgres.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000, interval: 50 } },
    // There is one database for all of them.
    fileParallelism: false,
    maxWorkers: 1,
  },
};
