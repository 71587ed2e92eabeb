import type { Output } from '@nokshi/contract';
import type { fairnessRoutes } from '@nokshi/contract/player/fairness.ts';
import type { Tx } from '../../../kernel/db.ts';
import { chainsOf } from './store/chain.ts';

const MOST = 100;

/** For everybody: the terminals that the draws of a purpose follow from, the next one included. */
export async function listChains(
  tx: Tx,
  purpose: string,
): Promise<Output<typeof fairnessRoutes.chains>> {
  const rows = await chainsOf(tx, purpose, MOST);
  return rows.map(({ madeAt, ...chain }) => ({ ...chain, committedAt: madeAt.toISOString() }));
}
