import { crc32 } from 'node:zlib';

/**
 * A backup is one gzip file; `zcat FILE` shows all of it as lines of UTF-8:
 *
 *     nokshi backup 1
 *     {header}
 *     {"table":"site_brand"}
 *     rows of `copy … to stdout` in text format, columns as the header names them
 *     \.
 *     {"rows":1,"sha256":"…of the rows…"}
 *     …the next tables, in the order of the header
 *     {"tables":31,"rows":1234}
 *     sha256 …of all bytes of the file before the gzip member that holds this line…
 *
 * The seal, that last member, is not compressed and has a fixed length, so a whole file can be
 * told from a cut or changed one without unpacking it.
 */
export const MAGIC = 'nokshi backup';
export const FORMAT = 1;
/** No row contains this line: copy writes a backslash of a value twice. */
export const END_OF_ROWS = Buffer.from('\\.\n');

export type TableHeader = {
  readonly name: string;
  readonly columns: readonly string[];
  /** Of a partitioned table: where each of its partitions begins, ISO dates. */
  readonly partitions?: readonly string[];
};

export type AppliedMigration = {
  readonly room: string;
  readonly name: string;
  readonly checksum: string;
};

export type Head = { readonly lane: number; readonly batch: string; readonly hash: string };

export type Header = {
  readonly product: string;
  readonly postgres: string;
  /** ISO 8601; the moment of the snapshot. */
  readonly takenAt: string;
  /** Shows whether a master key is this house's; reveals nothing about it. */
  readonly masterKeyCheck: string;
  readonly migrations: readonly AppliedMigration[];
  readonly heads: readonly Head[];
  /** The lanes lay on several machines, where no key is over all of them. */
  readonly overMachines?: true;
  /** Referenced tables come first. */
  readonly tables: readonly TableHeader[];
  /** Tables that exist and whose rows are left out. */
  readonly leftOut: readonly string[];
  readonly sequences: readonly { name: string; last: string; called: boolean }[];
};

export type TableEnd = { readonly rows: number; readonly sha256: string };

const sealLine = (sha256: string): Buffer => Buffer.from(`sha256 ${sha256}\n`);
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** The last gzip member: one stored block, no time, no system; the same bytes everywhere. */
export function sealOf(sha256: string): Buffer {
  const line = sealLine(sha256);
  const block = Buffer.from([1, 0, 0, 0, 0]);
  block.writeUInt16LE(line.length, 1);
  block.writeUInt16LE(0xffff - line.length, 3);
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(line), 0);
  end.writeUInt32LE(line.length, 4);
  return Buffer.concat([GZIP_HEADER, block, line, end]);
}

export const SEAL_BYTES = sealOf('0'.repeat(64)).length;
