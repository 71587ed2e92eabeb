import { createHash } from 'node:crypto';
import type { Batch, Line } from './batch.ts';
import { viewOf, writeInt2, writeInt4, writeInt8, writeUuid } from './store/binary-array.ts';

const ENTRY_BYTES = 60;

/**
 * The digest of a batch's entries, by account and order: SHA-256 over 60 bytes an entry, as the SQL
 * function wallet_entry_bytes makes them (docs/money.md).
 */
export function digestOfEntries({ accounts, lines }: Batch): Buffer {
  const bytes = Buffer.alloc(lines.length * ENTRY_BYTES);
  const view = viewOf(bytes);
  let at = 0;
  for (const account of accounts)
    for (const line of account.lines) {
      writeEntry({ bytes, view }, at, line);
      at += ENTRY_BYTES;
    }
  return createHash('sha256').update(bytes).digest();
}

type Out = { readonly bytes: Buffer; readonly view: DataView };

function writeEntry({ bytes, view }: Out, at: number, { account, item, move, legs }: Line): void {
  writeInt4(view, account.id, at);
  writeInt8(view, move.amount, at + 4);
  writeInt2(view, move.kind, at + 12);
  writeInt4(view, move.contra ?? 0, at + 14);
  if (move.reference) writeUuid(bytes, move.reference, at + 18);
  writeInt2(view, legs, at + 34);
  if (!item || legs === 0) return;
  if (move.reference === item.key) bytes.copyWithin(at + 36, at + 18, at + 34);
  else writeUuid(bytes, item.key, at + 36);
  writeInt8(view, item.digest, at + 52);
}
