import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AccessDeps } from './deps.ts';
import { spendNonce } from './store/credential-keys.ts';

const ALIVE_MS = 120_000;
const TIME_BYTES = 8;
const NAME_BYTES = 24;
const MAC_BYTES = 16;

/**
 * Nonces of sealed bodies. Issued nonces are not stored, since each contains its time and is
 * signed; a used one is stored until it has expired, for all servers.
 */
export function createNonces(deps: Pick<AccessDeps, 'clock' | 'db' | 'random' | 'secrets'>) {
  const { clock, db, random } = deps;
  const key = deps.secrets.derive('identity.credential-nonce');
  const macOf = (name: Buffer) =>
    createHmac('sha256', key).update(name).digest().subarray(0, MAC_BYTES);
  const read = (nonce: string) => {
    const bytes = Buffer.from(nonce, 'base64url');
    const name = bytes.subarray(0, NAME_BYTES);
    return { name, mac: bytes.subarray(NAME_BYTES), at: () => Number(name.readBigUInt64BE()) };
  };
  return {
    issue(): string {
      const name = Buffer.alloc(NAME_BYTES);
      name.writeBigUInt64BE(BigInt(clock.now().getTime()));
      name.set(random.bytes(NAME_BYTES - TIME_BYTES), TIME_BYTES);
      return Buffer.concat([name, macOf(name)]).toString('base64url');
    },
    isAlive(nonce: string): boolean {
      const { name, mac, at } = read(nonce);
      if (name.length !== NAME_BYTES || mac.length !== MAC_BYTES) return false;
      return timingSafeEqual(mac, macOf(name)) && clock.now().getTime() - at() <= ALIVE_MS;
    },
    /** False when a body with it was opened before. */
    async spend(nonce: string): Promise<boolean> {
      const { name, at } = read(nonce);
      const expiresAt = new Date(at() + ALIVE_MS);
      return (await db.tx((tx) => spendNonce(tx, name, expiresAt))) !== undefined;
    },
  };
}
