import { runCommand } from './commands.ts';

/** What `npm run ledger:verify` prints of the database at `url`; throws where it ends with an error. */
export async function ledgerVerify(url: string): Promise<string> {
  const { code, out, output } = await runCommand('ledger-verify', [], { DATABASE_URL: url });
  if (code !== 0) throw new Error(output);
  return out;
}
