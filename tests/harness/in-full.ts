import { test } from 'vitest';
import { full } from './extent.ts';

/** A story whose facts another test of `npm test` shows: it runs in `npm run test:full` alone. */
export const inFull = full ? test : test.skip;
