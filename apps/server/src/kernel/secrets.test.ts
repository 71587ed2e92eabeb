import { describe, expect, it } from 'vitest';
import { systemRandom } from './random.ts';
import { createSecrets, parseMasterKey } from './secrets.ts';

const masterKey = Buffer.alloc(32, 7);
const secrets = createSecrets({ masterKey, random: systemRandom });

describe('secrets', () => {
  it('derives another key for each purpose, and the same one on another server', () => {
    const other = createSecrets({ masterKey: Buffer.alloc(32, 7), random: systemRandom });
    expect(secrets.derive('a')).toEqual(other.derive('a'));
    expect(secrets.derive('a')).not.toEqual(secrets.derive('b'));
    expect(secrets.derive('a')).toHaveLength(32);
  });

  it('opens what it sealed, and seals the same text differently each time', () => {
    const one = secrets.seal('totp', 'জমা', 'opr_1');
    expect(secrets.open('totp', one, 'opr_1').toString()).toBe('জমা');
    expect(secrets.seal('totp', 'জমা', 'opr_1')).not.toEqual(one);
  });

  it('refuses another purpose, another row, another master key and any changed bit', () => {
    const sealed = secrets.seal('totp', 'secret', 'opr_1');
    const stranger = createSecrets({ masterKey: Buffer.alloc(32, 8), random: systemRandom });
    expect(() => secrets.open('other', sealed, 'opr_1')).toThrow();
    expect(() => secrets.open('totp', sealed, 'opr_2')).toThrow();
    expect(() => stranger.open('totp', sealed, 'opr_1')).toThrow();
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => secrets.open('totp', changed, 'opr_1')).toThrow();
    }
  });

  it('reads a master key as hex or base64 and nothing else', () => {
    expect(parseMasterKey('07'.repeat(32))).toEqual(masterKey);
    expect(parseMasterKey(`${masterKey.toString('base64')}\n`)).toEqual(masterKey);
    expect(parseMasterKey('short')).toBeNull();
    expect(parseMasterKey('zz'.repeat(32))).toBeNull();
  });
});
