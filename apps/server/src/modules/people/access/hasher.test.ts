import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../../../tests/harness/random.ts';
import { FOR_THE_HOUSE } from '../../../kernel/for-whom.ts';
import { createHasher } from './hasher.ts';

const cost = { memoryKiB: 64, passes: 1, atOnce: 2, waiting: 3 };

describe('hashing passwords', () => {
  const made = createHasher(seededRandom(), cost);
  const hasher = {
    nobody: made.nobody,
    hash: (password: string) => made.hash(password, FOR_THE_HOUSE),
    verify: (known: string, password: string) => made.verify(known, password, FOR_THE_HOUSE),
  };

  it('accepts the same password, and no other', async () => {
    const known = await hasher.hash('karnaphuli-7');
    expect(known).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
    expect(await hasher.verify(known, 'karnaphuli-7')).toBe(true);
    expect(await hasher.verify(known, 'karnaphuli-8')).toBe(false);
  });

  it('salts each hash', async () => {
    expect(await hasher.hash('karnaphuli-7')).not.toBe(await hasher.hash('karnaphuli-7'));
  });

  it('accepts a password typed on another keyboard', async () => {
    const composed = await hasher.hash('caf\u00e9-noir');
    expect(await hasher.verify(composed, 'cafe\u0301-noir')).toBe(true);
    const wide = await hasher.hash('ｋａｒｎａｐｈｕｌｉ－７');
    expect(await hasher.verify(wide, 'karnaphuli-7')).toBe(true);
  });

  it('the dummy hash costs the same as others and matches nothing', async () => {
    const known = await hasher.hash('karnaphuli-7');
    const shape = (hash: string) => hash.split('$').map((part) => part.length);
    expect(shape(hasher.nobody)).toEqual(shape(known));
    expect(hasher.nobody.split('$').slice(0, 4)).toEqual(known.split('$').slice(0, 4));
    expect(await hasher.verify(hasher.nobody, 'karnaphuli-7')).toBe(false);
  });

  it('refuses when too many wait, and continues after that', async () => {
    const many = await Promise.allSettled(
      Array.from({ length: 8 }, () => hasher.hash('karnaphuli-7')),
    );
    const refused = many.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(8 - cost.atOnce - cost.waiting);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'edge.busy' });
    expect(await hasher.verify(await hasher.hash('x'), 'x')).toBe(true);
  });
});
