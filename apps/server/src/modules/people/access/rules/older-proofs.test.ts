import { describe, expect, it } from 'vitest';
import { countsUntil, type HeldProof, thereBy } from './older-proofs.ts';

const day = (date: number) => new Date(Date.UTC(2026, 2, date));
const held = (proof: HeldProof['proof'], since: number, resetAt?: number): HeldProof => ({
  proof,
  since: day(since),
  resetAt: resetAt === undefined ? null : day(resetAt),
});
const settled = day(10);
const older = (...all: HeldProof[]) => thereBy(all, { until: countsUntil(all, settled), settled });

describe('an older proof', () => {
  it('existed three days ago', () => {
    expect(older(held('pin', 1), held('sms', 10), held('totp', 11))).toEqual(['pin', 'sms']);
  });

  it('is the first one, when none is older', () => {
    expect(older(held('totp', 12), held('pin', 11))).toEqual(['pin']);
    expect(older(held('totp', 12))).toEqual(['totp']);
    expect(older()).toEqual([]);
  });

  it('is not a contact that has reset the password since, and then no younger one replaces it', () => {
    expect(older(held('sms', 1, 12), held('totp', 12))).toEqual([]);
    expect(older(held('sms', 1, 12), held('pin', 2))).toEqual(['pin']);
    expect(older(held('sms', 1, 9))).toEqual(['sms']);
  });
});
