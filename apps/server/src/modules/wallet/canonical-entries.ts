import { createHash } from 'node:crypto';
import type { BatchAccount } from './batch.ts';

const ENTRY_BYTES = 60;

/**
 * The digest of a batch's entries, by account and order: SHA-256 over 60 bytes an entry, as the
 * SQL function wallet_entry_bytes makes them (docs/money.md).
 */
export function digestOfEntries(accounts: readonly BatchAccount[]): Buffer {
  const count = accounts.reduce((sum, account) => sum + account.lines.length, 0);
  const bytes = Buffer.alloc(count * ENTRY_BYTES);
  let at = 0;
  for (const account of accounts)
    for (const { item, move, legs } of account.lines) {
      bytes.writeInt32BE(account.id, at);
      bytes.writeBigInt64BE(move.amount, at + 4);
      bytes.writeInt16BE(move.kind, at + 12);
      bytes.writeInt32BE(move.contra ?? 0, at + 14);
      if (move.reference) writeUuid(bytes, move.reference, at + 18);
      bytes.writeInt16BE(legs, at + 34);
      if (item && legs > 0) {
        writeUuid(bytes, item.key, at + 36);
        bytes.writeBigInt64BE(item.digest, at + 52);
      }
      at += ENTRY_BYTES;
    }
  return createHash('sha256').update(bytes).digest();
}

const writeUuid = (out: Buffer, uuid: string, at: number) =>
  out.write(uuid.replaceAll('-', ''), at, 16, 'hex');
