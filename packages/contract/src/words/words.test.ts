import { describe, expect, it } from 'vitest';
import { faultsIn } from '../../../../tests/harness/faults-in.ts';
import { REFUSALS, type RefusalCode } from '../refusals.ts';
import { refusalsBn } from './bn.ts';
import { refusalsEn } from './en.ts';
import { refusalWords } from './index.ts';

const codes = Object.keys(REFUSALS) as RefusalCode[];
const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('the words of refusals', () => {
  it('are complete in both languages, even without their facts', async () => {
    const faults = await faultsIn(codes, (code) => {
      expect(refusalWords(code, 'EN')).toMatch(/^[A-Z].*\.$/);
      expect(refusalWords(code, 'BN')).toMatch(/^[\u0980-\u09ff].*।$/);
      expect(names(refusalsBn[code])).toEqual(names(refusalsEn[code]));
    });
    expect(faults).toEqual([]);
  });

  it('are written in Bengali, not in Latin letters', () => {
    const latin = codes.filter((code) =>
      /[a-z]{3}/i.test(
        refusalsBn[code].replace(
          /\{\w+\}|JSON|Idempotency-Key|JPEG|PNG|WebP|GIF|AVIF|SVG|PDF|CSV|RSA|game_id|Zalo|WhatsApp/g,
          '',
        ),
      ),
    );
    expect(latin).toEqual([]);
  });

  it('fill in facts: amounts as money, instants as the clock in Dhaka', () => {
    const facts = { limit: '12500.00', used: '900.00', resetsAt: '2026-03-01T18:00:00.000Z' };
    expect(refusalWords('limits.deposit-limit', 'EN', facts)).toBe(
      'This would go over your deposit limit. You have used ৳900.00 of ৳12,500.00. ' +
        'More is available from 2026-03-02 00:00.',
    );
    expect(refusalWords('limits.deposit-limit', 'BN', facts)).toContain('৳12,500.00-এর মধ্যে');
  });

  it('name one figure where only one is possible, never a range of itself (V-027)', () => {
    const length = (min: number, max: number) =>
      refusalWords('identity.field-length', 'EN', { min, max });
    expect(length(6, 6)).toBe('This is too short or too long. It needs 6 characters.');
    expect(length(6, 8)).toContain('between 6 and 8');
    const amount = { minimum: '500.00', maximum: '500.00' };
    expect(refusalWords('cashier.amount-out-of-range', 'BN', amount)).toContain(
      '৳500.00 বেছে নিন।',
    );
    for (const code of codes)
      for (const language of ['EN', 'BN'] as const) {
        for (const facts of [
          { min: 6, max: 6 },
          { minimum: '6.00', maximum: '6.00' },
        ])
          expect(refusalWords(code, language, facts)).not.toMatch(/6[^6]+6/);
      }
  });

  it('leave out a sentence whose fact is missing', () => {
    expect(refusalWords('edge.too-many-requests', 'EN')).toBe(
      'There were too many requests in a short time.',
    );
    expect(refusalWords('edge.too-many-requests', 'EN', { retryAfterSeconds: 7 })).toContain(
      '7 s.',
    );
  });
});
