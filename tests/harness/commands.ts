import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'esbuild';
import { bundleOptions } from '../../scripts/lib/bundle.mjs';

const ROOT = join(import.meta.dirname, '../..');
const BUNDLES = join(ROOT, 'node_modules/.cache/commands');

export type Command =
  | 'backup'
  | 'restore'
  | 'ledger-verify'
  | 'figures-again'
  | 'slips-again'
  | 'vendor-register'
  | 'migrate-database'
  | 'citus';
export type Said = { readonly code: number; readonly out: string; readonly output: string };

const bundles = new Map<Command, Promise<string>>();

/** What scripts/run.mjs makes at each run, made once for this process. */
function bundleOf(command: Command): Promise<string> {
  const make = async (): Promise<string> => {
    const bundle = join(BUNDLES, `${command}-${process.pid}.mjs`);
    await build(bundleOptions(join(ROOT, `apps/server/src/${command}.ts`), bundle));
    return bundle;
  };
  const made = bundles.get(command) ?? make();
  bundles.set(command, made);
  return made;
}

/** A command of the house in a process of its own, with these settings and no others. */
export async function runCommand(
  command: Command,
  args: readonly string[],
  settings: NodeJS.ProcessEnv,
): Promise<Said> {
  return runNode([await bundleOf(command), ...args], settings);
}

export const runNode = (args: readonly string[], settings: NodeJS.ProcessEnv): Promise<Said> =>
  new Promise((resolve) => {
    const env = { PATH: process.env['PATH'], ...settings };
    execFile(process.execPath, args, { env, cwd: ROOT }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, output: out + err }),
    );
  });
