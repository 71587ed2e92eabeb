import { createHash } from 'node:crypto';
import type { Uuid } from '../../kernel/ids.ts';

/** The key that follows from a text: the same text, the same key (a uuid of version 8). */
export function derivedKey(text: string): Uuid {
  const hash = createHash('sha256').update(text).digest();
  hash[6] = 0x80 | ((hash[6] ?? 0) & 0x0f);
  hash[8] = 0x80 | ((hash[8] ?? 0) & 0x3f);
  const hex = hash.toString('hex', 0, 16);
  const cuts = [0, 8, 12, 16, 20, 32];
  return cuts
    .slice(1)
    .map((end, i) => hex.slice(cuts[i], end))
    .join('-') as Uuid;
}
