import { fairnessRoutes } from '@nokshi/contract/player/fairness.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../data/queries.ts';
import { call } from '@nokshi/web/call.ts';

export type Proof = Output<typeof fairnessRoutes.round>;
type Rotated = Output<typeof fairnessRoutes.rotateSeed>;

export const useProof = (roundId: string) =>
  useQuery({
    queryKey: ['mine', 'proof', roundId],
    queryFn: () => call(fairnessRoutes.round, { roundId }),
  });

export const useSeed = () =>
  useQuery({
    queryKey: ['mine', 'seed'],
    queryFn: () => call(fairnessRoutes.seed, {}),
    staleTime: 0,
  });

/** A seed of the member's that this browser draws. */
export const makeClientSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** Reveals the seed in use and goes on with the next one; every proof may have grown a seed. */
export async function rotate(clientSeed: string): Promise<Rotated> {
  const rotated = await call(fairnessRoutes.rotateSeed, { clientSeed });
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['mine', 'proof'] }),
    queries.invalidateQueries({ queryKey: ['mine', 'seed'] }),
  ]);
  return rotated;
}
