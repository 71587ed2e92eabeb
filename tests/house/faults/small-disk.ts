import { execFileSync } from 'node:child_process';
import {
  closeSync,
  mkdtempSync,
  openSync,
  rmdirSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type SmallDisk = {
  readonly folder: string;
  /** Takes every byte that is left. */
  fill(): void;
  free(): void;
  release(): void;
};

/** A file system of so many bytes in memory; a reason where this account may not mount one. */
export function openSmallDisk(bytes: number): SmallDisk | { readonly why: string } {
  const folder = mkdtempSync(join(tmpdir(), 'nokshi-small-disk-'));
  try {
    const size = `size=${bytes},mode=700`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (err) {
    rmdirSync(folder);
    return { why: `no small disk can be mounted here (${(err as Error).message.trim()})` };
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'a', 0o600);
      try {
        for (const size of [1 << 20, 1 << 12]) while (takes(file, Buffer.alloc(size))) continue;
      } finally {
        closeSync(file);
      }
      if (statfsSync(folder).bavail > 0) throw new Error('the small disk is not full');
    },
    free: () => rmSync(ballast, { force: true }),
    release() {
      execFileSync('umount', ['-l', folder]);
      rmdirSync(folder);
    },
  };
}

function takes(file: number, chunk: Buffer): boolean {
  try {
    return writeSync(file, chunk) === chunk.length;
  } catch (err) {
    if ((err as NodeJS.ErrnoException).code === 'ENOSPC') return false;
    throw err;
  }
}
