import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 2;

/** The first line written to the file from now on that matches; null when there was none in time. */
export async function nextLine(
  file: string,
  pattern: RegExp,
  limitMs: number,
): Promise<string | null> {
  const fd = openSync(file, 'r');
  const chunk = Buffer.alloc(256 * 1024);
  let at = statSync(file).size;
  let rest = '';
  try {
    for (const until = performance.now() + limitMs; performance.now() < until; ) {
      const read = readSync(fd, chunk, 0, chunk.length, at);
      at += read;
      const lines = (rest + chunk.toString('utf8', 0, read)).split('\n');
      rest = lines.pop() ?? '';
      const found = lines.find((line) => pattern.test(line));
      if (found !== undefined) return found;
      if (read === 0) await sleep(LOOK_EVERY_MS);
    }
    return null;
  } finally {
    closeSync(fd);
  }
}
