import type { TestProject } from 'vitest/node';
import { holdTestCluster } from './test-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of a role that may create databases. */
    testDatabaseUrl: string;
    testTemplate: string;
    testRun: number;
  }
}

/** vitest globalSetup: PostgreSQL with a migrated template for createTestDatabase(). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await holdTestCluster();
  project.provide('testDatabaseUrl', cluster.url);
  project.provide('testTemplate', cluster.template);
  project.provide('testRun', process.pid);
  return () => cluster.release();
}
