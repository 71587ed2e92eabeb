import { readFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { START_REFUSED, StartRefusal } from './start-refusal.ts';

/** The repository: `scripts/run.mjs` runs every tool in it. */
export const REPO = resolve('.');

export const PRODUCT: string = JSON.parse(readFileSync(join(REPO, 'package.json'), 'utf8')).version;

/** A path as typed: npm changes the folder first and keeps the original one in the environment. */
export function pathGiven(path: string, env: NodeJS.ProcessEnv): string {
  return isAbsolute(path) ? path : resolve(env['INIT_CWD'] ?? REPO, path);
}

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** At most one word, the file. */
export function fileArgument(args: readonly string[], usage: string): string | undefined {
  const [file, ...rest] = args;
  if (rest.length > 0 || file?.startsWith('-')) throw new StartRefusal(usage);
  return file;
}

/** The answer is the exit code; Ctrl-C and SIGTERM ask the work to clean up and to end. */
export async function runCommand(work: (signal: AbortSignal) => Promise<number>): Promise<void> {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  try {
    process.exitCode = await work(stopping.signal);
  } catch (error) {
    // Over the line of a progress that ended early.
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
    if (stopping.signal.aborted) {
      process.stderr.write('Stopped. Run it again.\n');
      process.exitCode = 130;
      return;
    }
    const refused = error instanceof StartRefusal;
    process.stderr.write(refused ? `${error.message}\n` : `${(error as Error).stack}\n`);
    process.exitCode = refused ? START_REFUSED : 1;
  }
}
