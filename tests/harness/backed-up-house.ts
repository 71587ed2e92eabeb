import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect } from 'vitest';
import { SEAL_BYTES, sealOf } from '../../apps/server/src/kernel/backup/format.ts';
import { StartRefusal } from '../../apps/server/src/kernel/start-refusal.ts';
import { backupBench } from './backups.ts';
import { type RunningHouse, startHouse } from './house.ts';

/** For the tests of a file: a house with a member and an operator, and the backup of it. */
export function backedUpHouse() {
  const bench = backupBench();
  const file = bench.path('house');
  const kept = {} as { house: RunningHouse };
  beforeAll(async () => {
    kept.house = await startHouse();
    const member = await kept.house.member();
    expect(member.memberId).toMatch(/^mbr_/);
    await kept.house.operator();
    await bench.backUp({ url: kept.house.database.url, file });
  });
  afterAll(async () => {
    await kept.house.close();
    await bench.close();
  });
  return Object.assign(kept, {
    bench,
    file,
    /** A file again with another text in it, sealed as if it had been made so. */
    resealed(name: string, change: (text: string) => string, of = file): string {
      const bytes = readFileSync(of);
      const text = gunzipSync(bytes.subarray(0, -SEAL_BYTES)).toString();
      const body = gzipSync(change(text));
      const sum = createHash('sha256').update(body).digest('hex');
      writeFileSync(bench.path(name), Buffer.concat([body, sealOf(sum)]));
      return bench.path(name);
    },
  });
}

/** The sentence of a refused backup or restore. */
export async function refusedWith(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (err: unknown) => err,
  );
  expect(error).toBeInstanceOf(StartRefusal);
  return (error as Error).message;
}
