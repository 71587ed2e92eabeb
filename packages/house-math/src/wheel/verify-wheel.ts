import { MAPPING_VERSION } from '../fairness/random.ts';
import { plainRandom, sha256 } from '../fairness/sha256.ts';
import { spinWheel } from './spin-wheel.ts';
import type { WheelDocument } from './wheel-proof.ts';

/** One thing that was shown, and what it must have been. */
export type WheelCheck = {
  readonly what: 'commitment' | 'state';
  readonly shown: string;
  readonly computed: string;
  readonly ok: boolean;
};

/** `ok` only when every check is. */
export type WheelVerdict =
  | { readonly ok: false; readonly obstacle: 'seed-not-revealed' | 'unknown-mapping' }
  | { readonly ok: boolean; readonly obstacle: null; readonly checks: readonly WheelCheck[] };

/**
 * Spins a wheel again from its document alone: that the seed is the one committed to before the spin, and
 * that the wheel stops where it was shown. Source: domain.md 7.
 */
export function verifyWheel(proof: WheelDocument): WheelVerdict {
  const { serverSeed, clientSeed, nonce, commitment, segments, segment } = proof;
  if (serverSeed === null) return { ok: false, obstacle: 'seed-not-revealed' };
  if (proof.mappingVersion !== MAPPING_VERSION) return { ok: false, obstacle: 'unknown-mapping' };
  const place = spinWheel(plainRandom({ serverSeed, clientSeed, nonce }), segments);
  const checks = [
    check('commitment', commitment, sha256(serverSeed)),
    check('state', String(segment + 1), String(place + 1)),
  ];
  return { ok: checks.every(({ ok }) => ok), obstacle: null, checks };
}

const check = (what: WheelCheck['what'], shown: string, computed: string): WheelCheck => ({
  what,
  shown,
  computed,
  ok: shown === computed,
});
