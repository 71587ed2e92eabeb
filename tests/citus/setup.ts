import type { TestProject } from 'vitest/node';
import { claimDatabase } from './claim.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the role that owns the tables. */
    citusUrl: string;
    /** Of the servers' role, which may be the same. */
    citusServersUrl: string;
  }
}

/** vitest globalSetup: refuses a database with anything in it that is not of such a run. */
export default async function setup(project: TestProject): Promise<void> {
  const url = process.env['CITUS_URL'] ?? '';
  await claimDatabase(url);
  project.provide('citusUrl', url);
  project.provide('citusServersUrl', process.env['CITUS_SERVERS'] ?? url);
}
