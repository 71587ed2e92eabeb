import type { TestProject } from 'vitest/node';
import { holdTestCluster } from './test-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the application's role. */
    testDatabaseUrl: string;
    /** Of the role that owns the tables and may create databases. */
    testOwnerUrl: string;
    testTemplate: string;
    testRun: number;
  }
}

/** vitest globalSetup: PostgreSQL with a migrated template for createTestDatabase(). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await holdTestCluster();
  project.provide('testDatabaseUrl', cluster.url);
  project.provide('testOwnerUrl', cluster.ownerUrl);
  project.provide('testTemplate', cluster.template);
  project.provide('testRun', process.pid);
  return () => cluster.release();
}
