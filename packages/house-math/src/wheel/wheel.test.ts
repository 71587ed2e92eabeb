import { describe, expect, test } from 'vitest';
import { MAPPING_VERSION } from '../fairness/random.ts';
import { plainRandom, sha256 } from '../fairness/sha256.ts';
import { simulationRandom } from '../fairness/simulation.ts';
import { spinWheel } from './spin-wheel.ts';
import { verifyWheel } from './verify-wheel.ts';
import { readWheel, type WheelDocument } from './wheel-proof.ts';

const SEGMENTS = [
  { amount: '0', weight: 60 },
  { amount: '5', weight: 30 },
  { amount: '100', weight: 1 },
];

describe('a wheel', () => {
  test('stops at each segment as often as its weight says, within 4 sigma of 100,000 spins', () => {
    const random = simulationRandom(39);
    const spins = 100_000;
    const stops = SEGMENTS.map(() => 0);
    for (let spin = 0; spin < spins; spin += 1) {
      const place = spinWheel(random, SEGMENTS);
      stops[place] = (stops[place] ?? 0) + 1;
    }
    for (const [place, { weight }] of SEGMENTS.entries()) {
      const share = weight / 91;
      const sigma = Math.sqrt(spins * share * (1 - share));
      expect(Math.abs((stops[place] ?? 0) - spins * share)).toBeLessThan(4 * sigma);
    }
  });
});

describe('the proof of a spin', () => {
  const seeds = { serverSeed: sha256('server'), clientSeed: 'member', nonce: 7 };
  const PROOF: WheelDocument = {
    format: 'nokshi-wheel-1',
    mappingVersion: MAPPING_VERSION,
    commitment: sha256(seeds.serverSeed),
    ...seeds,
    segments: SEGMENTS,
    segment: spinWheel(plainRandom(seeds), SEGMENTS),
  };

  test('holds once the seed is revealed, and waits for it until then', () => {
    expect(verifyWheel(PROOF)).toMatchObject({ ok: true, obstacle: null });
    expect(verifyWheel({ ...PROOF, serverSeed: null })).toEqual({
      ok: false,
      obstacle: 'seed-not-revealed',
    });
  });

  test('finds another stop, and another seed than was committed to', () => {
    const wrongOf = (different: Partial<WheelDocument>) => {
      const verdict = verifyWheel({ ...PROOF, ...different });
      return verdict.obstacle === null && verdict.checks.flatMap((c) => (c.ok ? [] : [c.what]));
    };
    expect(wrongOf({ segment: (PROOF.segment + 1) % 3 })).toEqual(['state']);
    expect(wrongOf({ serverSeed: sha256('other') })).toContain('commitment');
  });

  test('is read from what was saved, or says which field is wrong', () => {
    expect(readWheel(JSON.parse(JSON.stringify(PROOF)))).toEqual({ proof: PROOF });
    expect(readWheel({ ...PROOF, segments: [] })).toEqual({ wrong: 'segments' });
    expect(readWheel({ ...PROOF, nonce: -1 })).toEqual({ wrong: 'nonce' });
  });
});
