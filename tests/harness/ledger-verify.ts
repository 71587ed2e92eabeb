import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What `npm run ledger:verify` prints of the database at `url`; throws where it ends with an error. */
export async function ledgerVerify(url: string): Promise<string> {
  const args = ['scripts/run.mjs', 'apps/server/src/ledger-verify.ts'];
  const env = { PATH: process.env['PATH'], DATABASE_URL: url };
  const cwd = join(import.meta.dirname, '../..');
  return (await promisify(execFile)(process.execPath, args, { env, cwd })).stdout;
}
