import type { WorkTask } from '@nokshi/contract/player/challenge.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The number of a proof of work, by trying them one after another; null when there is none. */
export function findNumber({ salt, challenge, maxnumber }: WorkTask): number | null {
  const salted = sha256.create().update(utf8ToBytes(salt));
  for (let number = 0; number <= maxnumber; number += 1) {
    const hash = salted
      .clone()
      .update(utf8ToBytes(String(number)))
      .digest();
    if (bytesToHex(hash) === challenge) return number;
  }
  return null;
}
