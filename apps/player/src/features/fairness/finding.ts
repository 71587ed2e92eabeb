import { useQuery } from '@tanstack/react-query';
import type { Finding } from './check-round.ts';
import type { Proof } from './proofs.ts';

/** Redoes a round in this browser once its seed is known; the mathematics comes only then. */
export const useFinding = (proof: Proof) => {
  const { serverSeed } = proof;
  return useQuery({
    queryKey: ['mine', 'finding', proof],
    queryFn: async () =>
      serverSeed === null
        ? null
        : (await import('./check-round.ts')).checkRound({ ...proof, serverSeed }),
    enabled: serverSeed !== null && globalThis.isSecureContext,
  });
};

export const allFits = ({ seedFits, payoutFits, shownFits, potFits }: Finding): boolean =>
  seedFits && payoutFits && shownFits !== false && potFits !== false;
