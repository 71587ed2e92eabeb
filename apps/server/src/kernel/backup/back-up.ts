import { createHash } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { createWriteStream } from 'node:fs';
import { basename, dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Clock } from '../clock.ts';
import { fileRefusal, StartRefusal } from '../start-refusal.ts';
import { hasTable, readHeader, readHeads } from './catalog.ts';
import { documentOf } from './document.ts';
import { sealOf } from './format.ts';
import { keyCheckOf, proveKey } from './master-key.ts';
import { noteAct } from './note-act.ts';
import { RESTORING } from './plan.ts';
import type { Progress } from './progress.ts';
import { type Held, type Snapshot, withSnapshot } from './snapshot.ts';

export type BackUpOptions = {
  readonly url: string;
  /** The file to write; refused when it exists. */
  readonly file: string;
  readonly masterKey: Buffer;
  /** Version of the program, for the person who finds the file. */
  readonly product: string;
  readonly clock: Clock;
  readonly progress: Progress;
  readonly signal?: AbortSignal;
};

export type BackedUp = {
  readonly takenAt: string;
  readonly tables: number;
  readonly fileBytes: number;
  readonly sha256: string;
  readonly held: Held | null;
};

/** One core packs as fast as one connection copies; more effort hardly shrinks hashes and ids. */
const EFFORT = { level: 1, chunkSize: 256 * 1024 };

/**
 * Writes the whole house, as one snapshot shows it, to one file, whole or not at all. Play
 * continues.
 * @throws StartRefusal with a sentence when there is nothing to back up, or no room for it
 */
export async function backUp(options: BackUpOptions): Promise<BackedUp> {
  const { file } = options;
  const partial = `${file}.partial`;
  if (existsSync(file))
    throw new StartRefusal(`${file} is there already: name another file, none is ever replaced.`);
  try {
    return await withSnapshot(options.url, async (snapshot) => {
      const { house: client } = snapshot;
      if (!(await hasTable(client, 'wallet_lane')))
        throw new StartRefusal(
          'There is no house in this database, so there is nothing to back up.',
        );
      if (await hasTable(client, RESTORING))
        throw new StartRefusal(
          'A restore into this database was not finished: run it again first.',
        );
      await proveKey(client, options.masterKey);
      const header = await readHeader(client, {
        product: options.product,
        masterKeyCheck: keyCheckOf(options.masterKey),
        heads: snapshot.heads,
        ...(snapshot.sharded.size > 0 && { overMachines: true }),
      });
      const document = documentOf(snapshot, header, options.progress);
      const sha256 = await writeSealed(document, partial, options.signal);
      await refuseMoved(snapshot);
      await client.query('commit');
      const fileBytes = statSync(partial).size;
      const act = { act: 'kernel.backup', object: basename(file) };
      const facts = { takenAt: header.takenAt, sha256, bytes: fileBytes };
      await noteAct(options, { ...act, facts });
      renameSync(partial, file);
      syncFolder(dirname(file));
      const { takenAt, tables } = header;
      return { takenAt, tables: tables.length, fileBytes, sha256, held: snapshot.held };
    });
  } catch (error) {
    rmSync(partial, { force: true });
    throw fileRefusal(error, file) ?? error;
  }
}

/** Another machine, to which a lane went meanwhile, knows nothing of the moment that is read. */
async function refuseMoved({ lanes, sharded, heads }: Snapshot): Promise<void> {
  if (sharded.size === 0) return;
  if (JSON.stringify(await readHeads(lanes)) !== JSON.stringify(heads))
    throw new StartRefusal('A lane was moved while it was read: run the backup again.');
}

/** Returns the SHA-256 of the bytes before the seal; all of them are on the disk by then. */
async function writeSealed(
  document: AsyncIterable<Buffer>,
  path: string,
  signal: AbortSignal | undefined,
): Promise<string> {
  const sum = createHash('sha256');
  let sha256 = '';
  async function* sealed(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      sum.update(chunk);
      yield chunk;
    }
    sha256 = sum.digest('hex');
    yield sealOf(sha256);
  }
  const target = createWriteStream(path, { mode: 0o600, flush: true });
  await pipeline(document, createGzip(EFFORT), sealed, target, { ...(signal && { signal }) });
  return sha256;
}

/** So that the name survives a power cut as well. */
function syncFolder(folder: string): void {
  const fd = openSync(folder, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}
