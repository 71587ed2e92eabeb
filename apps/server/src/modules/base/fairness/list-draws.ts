import type { Output } from '@nokshi/contract';
import type { fairnessRoutes } from '@nokshi/contract/player/fairness.ts';
import type { Tx } from '../../../kernel/db.ts';
import { chainsOf } from './store/chain.ts';
import { newestDraws } from './store/draw.ts';

const MOST = 100;

/** For everybody: the root of a closed draw, and the link of a drawn one. */
export async function listDraws(
  tx: Tx,
  purpose: string,
): Promise<Output<typeof fairnessRoutes.draws>> {
  const rows = await newestDraws(tx, purpose, MOST);
  return rows.map(({ number, terminal, issue, root, link, closedAt, drawnAt }) => ({
    number,
    terminal,
    issue,
    root,
    link,
    closedAt: closedAt.toISOString(),
    drawnAt: drawnAt?.toISOString() ?? null,
  }));
}

/** For everybody: the terminals that the draws of a purpose follow from, the next one included. */
export async function listChains(
  tx: Tx,
  purpose: string,
): Promise<Output<typeof fairnessRoutes.chains>> {
  const rows = await chainsOf(tx, purpose, MOST);
  return rows.map(({ madeAt, ...chain }) => ({ ...chain, committedAt: madeAt.toISOString() }));
}
