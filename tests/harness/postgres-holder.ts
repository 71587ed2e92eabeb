import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';

export type Holder = {
  /** Of PostgreSQL, not of the process that holds it. */
  pid: number;
  url: string;
  ownerUrl: string;
  kill(signal: NodeJS.Signals): void;
  /** Asks it to stop PostgreSQL and to end. */
  stop(): Promise<void>;
  ended: Promise<void>;
};

const ENTRY = join(import.meta.dirname, 'hold-postgres.ts');
/** CommonJS packages inside an ES module ask for `require`. */
const BANNER =
  "import { createRequire as need } from 'node:module'; const require = need(import.meta.url);";

let made: Promise<string> | undefined;

/** One file with everything in it, so that another account can run it from its own home. */
export async function prepareHolder(folder: string): Promise<void> {
  made ??= bundled();
  writeFileSync(join(folder, 'hold-postgres.mjs'), await made);
}

async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['pg-native'],
    banner: { js: BANNER },
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** Starts the prepared file and waits until PostgreSQL answers. */
export async function holdPostgres(
  folder: string,
  dataDir: string,
  options: { uid?: number; gid?: number } = {},
): Promise<Holder> {
  const child = spawn(process.execPath, [join(folder, 'hold-postgres.mjs'), dataDir], {
    ...options,
    cwd: '/',
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const line = await Promise.race([
    new Promise<string>((resolve) => createInterface(child.stdout).once('line', resolve)),
    ended,
  ]);
  if (!line) throw new Error(`PostgreSQL's holder ended: ${complaint}`);
  const { url, ownerUrl, pid } = JSON.parse(line);
  return {
    pid,
    url,
    ownerUrl,
    kill: (signal) => child.kill(signal),
    async stop() {
      child.stdin.write('stop\n');
      await ended;
    },
    ended,
  };
}
