import { createHash } from 'node:crypto';
import { createReadStream, type ReadStream, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { StartRefusal } from '../start-refusal.ts';
import { FORMAT, type Header, MAGIC, SEAL_BYTES, sealOf } from './format.ts';
import { type LineReader, readLines } from './read-lines.ts';

export type CheckedFile = {
  readonly path: string;
  readonly sha256: string;
  readonly bytes: number;
};

/**
 * Reads the whole file once and compares it with its seal.
 * @throws StartRefusal when a single byte is missing or changed
 */
export async function checkFile(path: string): Promise<CheckedFile> {
  const bytes = statSync(path, { throwIfNoEntry: false })?.size;
  if (bytes === undefined) throw new StartRefusal(`There is no file ${path}.`);
  const sum = createHash('sha256');
  if (bytes > SEAL_BYTES) {
    for await (const chunk of sealedBytes({ path, bytes })) sum.update(chunk as Buffer);
  }
  const sha256 = sum.digest('hex');
  const seal = await lastBytes(path, bytes);
  if (seal.equals(sealOf(sha256))) return { path, sha256, bytes };
  throw new StartRefusal(
    `${path} is not a whole backup: it was cut short or changed since it was made, or it is ` +
      'something else. Nothing was loaded.',
  );
}

/** Returns a checked file whose header is read and whose tables come next. */
export async function withDocument<T>(
  file: CheckedFile,
  work: (header: Header, lines: LineReader) => Promise<T>,
): Promise<T> {
  // An error on the way reaches the reader of the lines.
  const unpacked = pipeline(sealedBytes(file), createGunzip({ chunkSize: 256 * 1024 }), () => {});
  try {
    const lines = readLines(unpacked);
    const [magic = '', format] = (await lines.line())?.split(/ (?=\d+$)/) ?? [];
    if (magic !== MAGIC) throw new StartRefusal(`${file.path} is not a backup of Nokshi.`);
    if (Number(format) > FORMAT) throw newerBackup(file.path, `format ${format}`);
    return await work(JSON.parse((await lines.line()) ?? '') as Header, lines);
  } finally {
    unpacked.destroy();
  }
}

export const newerBackup = (path: string, what: string): StartRefusal =>
  new StartRefusal(
    `${path} was made by a newer Nokshi (${what}): restore it with that release or a later one.`,
  );

const sealedBytes = ({ path, bytes }: Pick<CheckedFile, 'path' | 'bytes'>): ReadStream =>
  createReadStream(path, { end: bytes - SEAL_BYTES - 1, highWaterMark: 1024 * 1024 });

async function lastBytes(path: string, bytes: number): Promise<Buffer> {
  const length = Math.min(bytes, SEAL_BYTES);
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, bytes - length);
    return buffer;
  } finally {
    await file.close();
  }
}
