import { hash, verify } from '@node-rs/argon2';
import type { RandomSource } from '../../../kernel/random.ts';
import type { ForWhom } from '../../../kernel/for-whom.ts';
import { createTurns, type Turns } from '../../../kernel/turns.ts';

export type Hasher = {
  /** A PHC string. Refuses: edge.busy when too many wait already. */
  hash(password: string, who: ForWhom): Promise<string>;
  verify(hash: string, password: string, who: ForWhom): Promise<boolean>;
  /** A hash that no password has; checking it costs the same as any other. */
  readonly nobody: string;
};

/**
 * Few are hashed at the same time, so that hashing never takes all threads, in a line of their own:
 * no log-in waits for pictures or files.
 */
export type HashCost = Turns & {
  readonly memoryKiB: number;
  readonly passes: number;
};

/** OWASP's smallest argon2id setting: 19 MiB and 2 passes, about 20 ms on a small server. */
const SMALL_SERVER: HashCost = {
  memoryKiB: 19_456,
  passes: 2,
  atOnce: 2,
  waiting: 64,
  ofOne: 12,
  ofPrefix: 32,
};

const ARGON2ID = 2;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Passwords are compared as NFKC, so that one typed on another keyboard is equal. */
export function createHasher(random: RandomSource, cost: HashCost = SMALL_SERVER): Hasher {
  const { memoryKiB: memoryCost, passes: timeCost } = cost;
  const inTurn = createTurns(cost);
  const base64 = (length: number) => random.bytes(length).toString('base64').replace(/=+$/, '');
  return {
    hash: (password, who) =>
      inTurn(
        () =>
          hash(password.normalize('NFKC'), {
            algorithm: ARGON2ID,
            memoryCost,
            timeCost,
            parallelism: 1,
            outputLen: HASH_BYTES,
            salt: random.bytes(SALT_BYTES),
          }),
        who,
      ),
    verify: (known, password, who) => inTurn(() => verify(known, password.normalize('NFKC')), who),
    nobody:
      `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=1` +
      `$${base64(SALT_BYTES)}$${base64(HASH_BYTES)}`,
  };
}
