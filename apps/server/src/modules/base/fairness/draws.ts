import { createHash } from 'node:crypto';
import {
  type Chain,
  linkOf,
  seedsOfDraw,
  terminalOf,
} from '@nokshi/house-math/fairness/draw-chain.ts';
import type { Seeds } from '@nokshi/house-math/fairness/seeds.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { ChainId } from '../../../kernel/ids.ts';
import type { FairnessRoom } from './room.ts';
import * as store from './store/draw.ts';

const PURPOSE = 'fairness.draw-chain';

/** `purpose` is one lottery or one table; `issue` is one draw of it. */
type Issue = { readonly purpose: string; readonly issue: string };

const hash = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** Draws that many members share: a lottery's issues, the rounds of a table. */
export type Draws = {
  /** Takes the root of all bets once betting is closed, before anybody knows the link. */
  close(
    tx: Tx,
    wish: Issue & { root: string },
  ): Promise<Pick<store.DrawRow, 'number' | 'terminal'>>;
  /** What the draw is made with; public from this commit on. For house-math only. */
  draw(tx: Tx, wish: Issue): Promise<Seeds>;
};

export const openDraws = (room: FairnessRoom): Draws => ({
  close: (tx, wish) => closeDraw(room, tx, wish),
  draw: (tx, wish) => drawLink(room, tx, wish),
});

/**
 * Closes a draw with the root of all its bets, before anybody could know its link; the first draw
 * of a purpose makes its chains. The same issue and root give the same draw again. Throws when the
 * issue was closed with another root, which is a fault, never a player's mistake. Source: domain.md
 * 7.
 */
async function closeDraw(
  room: FairnessRoom,
  tx: Tx,
  { purpose, issue, root }: Issue & { readonly root: string },
): Promise<store.DrawRow> {
  await makeChains(room, tx, purpose);
  const current = await lock(tx, purpose);
  const known = await store.drawOf(tx, { purpose, issue });
  if (known) return sameRoot(known, root);
  const last = (await store.lastNumber(tx, current.id)).number;
  const chain = last < current.length ? current : await nextChain(room, tx, purpose);
  const number = last < current.length ? last + 1 : 1;
  const closedAt = room.clock.now();
  await store.insertDraw(tx, { chainId: chain.id, number, purpose, issue, root, closedAt });
  return { chainId: chain.id, ...chain, number, issue, root, closedAt, link: null, drawnAt: null };
}

/**
 * Gives a closed draw its link and the bytes it is drawn with; asking again gives the same. Draws
 * of a chain are drawn in the order in which they were closed, since a link reveals all earlier
 * ones. Throws when the issue was not closed or an earlier one was not drawn.
 */
async function drawLink(room: FairnessRoom, tx: Tx, wish: Issue): Promise<Seeds> {
  await lock(tx, wish.purpose);
  const draw = await store.drawOf(tx, wish);
  if (!draw) throw new Error(`the draw ${wish.purpose} ${wish.issue} was not closed`);
  const { number, issue, root } = draw;
  const link = draw.link ?? (await reveal(room, tx, draw));
  return seedsOfDraw(hash, { link, draw: number, issue, root });
}

async function reveal(room: FairnessRoom, tx: Tx, draw: store.DrawRow): Promise<string> {
  const { chainId, number } = draw;
  const before = number > 1 ? await store.drawAt(tx, chainId, number - 1) : null;
  if (before && before.link === null)
    throw new Error(`draw ${number - 1} of the chain comes before draw ${number}`);
  const row = await store.chainOf(tx, chainId);
  const link = linkOf(hash, openChain(room, row), number);
  await store.putLink(tx, { chainId, number, link, at: room.clock.now() });
  return link;
}

async function makeChains(room: FairnessRoom, tx: Tx, purpose: string): Promise<void> {
  for (const state of ['CURRENT', 'NEXT'] as const) await makeChain(room, tx, { purpose, state });
}

async function makeChain(
  room: FairnessRoom,
  tx: Tx,
  { purpose, state }: { purpose: string; state: 'CURRENT' | 'NEXT' },
): Promise<void> {
  if (await store.hasChain(tx, purpose, state)) return;
  const id = room.ids.next<ChainId>();
  const seed = room.random.bytes(32).toString('hex');
  const sealed = room.secrets.seal(PURPOSE, seed, id);
  const length = room.chainLength;
  const terminal = terminalOf(hash, { seed, length });
  const madeAt = room.clock.now();
  await store.insertChain(tx, { id, purpose, sealed, terminal, length, state, madeAt });
}

async function nextChain(room: FairnessRoom, tx: Tx, purpose: string): Promise<store.ChainRow> {
  await store.transition(tx, purpose, { from: 'CURRENT', to: 'USED' });
  await store.transition(tx, purpose, { from: 'NEXT', to: 'CURRENT' });
  await makeChain(room, tx, { purpose, state: 'NEXT' });
  return lock(tx, purpose);
}

async function lock(tx: Tx, purpose: string): Promise<store.ChainRow> {
  const current = await store.lockCurrent(tx, purpose);
  if (!current) throw new Error(`there is no chain for ${purpose}`);
  return current;
}

const openChain = (room: FairnessRoom, { id, sealed, length }: store.ChainRow): Chain => ({
  seed: room.secrets.open(PURPOSE, sealed, id).toString('utf8'),
  length,
});

function sameRoot(known: store.DrawRow, root: string): store.DrawRow {
  if (known.root !== root) throw new Error(`the draw ${known.issue} was closed with another root`);
  return known;
}
