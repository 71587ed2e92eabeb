import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { RandomSource } from './random.ts';

/**
 * Keys derived from the MASTER_KEY, and sealed columns. Each purpose (`identity.second-factor`,
 * `identity.credential-key`) has its own key, so that one leaked use opens no other.
 */
export type Secrets = {
  /** 32 bytes for one purpose: HKDF-SHA256 of the master key. The same on every server. */
  derive(purpose: string): Buffer;
  /**
   * AES-256-GCM. `bound` (the row's id) is authenticated with it, so that a sealed value cannot be
   * copied into another row. Format: version 1, nonce 12, tag 16, ciphertext.
   */
  seal(purpose: string, plain: string | Buffer, bound?: string): Buffer;
  /** Throws when the bytes were changed, or sealed for another purpose, row or master key. */
  open(purpose: string, sealed: Buffer, bound?: string): Buffer;
};

const VERSION = 1;
const NONCE = 12;
const TAG = 16;

/** Reads a master key: 32 bytes as 64 hex digits or as base64; null when it is neither. */
export function parseMasterKey(text: string): Buffer | null {
  const trimmed = text.trim();
  if (/^[0-9a-f]{64}$/i.test(trimmed)) return Buffer.from(trimmed, 'hex');
  if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(trimmed)) return null;
  const bytes = Buffer.from(trimmed, 'base64');
  return bytes.length === 32 ? bytes : null;
}

export function createSecrets(deps: { masterKey: Buffer; random: RandomSource }): Secrets {
  if (deps.masterKey.length !== 32) throw new Error('the master key must have 32 bytes');
  const derived = new Map<string, Buffer>();
  const derive = (purpose: string): Buffer => {
    const known = derived.get(purpose);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', deps.masterKey, 'nokshi', purpose, 32));
    derived.set(purpose, key);
    return key;
  };
  return {
    derive: (purpose) => Buffer.from(derive(purpose)),
    seal(purpose, plain, bound = '') {
      const nonce = deps.random.bytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', derive(purpose), nonce);
      cipher.setAAD(Buffer.from(bound));
      const body = Buffer.concat([cipher.update(Buffer.from(plain)), cipher.final()]);
      return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), body]);
    },
    open(purpose, sealed, bound = '') {
      if (sealed[0] !== VERSION || sealed.length < 1 + NONCE + TAG)
        throw new Error('this is not a sealed value');
      const nonce = sealed.subarray(1, 1 + NONCE);
      const decipher = createDecipheriv('aes-256-gcm', derive(purpose), nonce, {
        authTagLength: TAG,
      });
      decipher.setAAD(Buffer.from(bound));
      decipher.setAuthTag(sealed.subarray(1 + NONCE, 1 + NONCE + TAG));
      return Buffer.concat([decipher.update(sealed.subarray(1 + NONCE + TAG)), decipher.final()]);
    },
  };
}
