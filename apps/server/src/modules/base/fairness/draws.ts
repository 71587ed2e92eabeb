import { seedsOfDraw } from '@nokshi/house-math/fairness/draw-chain.ts';
import type { Seeds } from '@nokshi/house-math/fairness/seeds.ts';
import type { Tx } from '../../../kernel/db.ts';
import { lockChain, nextChain, openLink, prepareMany, sha256 } from './chains.ts';
import type { FairnessRoom } from './room.ts';
import { chainOf, openChains } from './store/chain.ts';
import { type ListedChain, openChainsOf, usedChainsOf } from './store/chain-list.ts';
import * as store from './store/draw.ts';

export type { ListedChain };

/** `purpose` is one lottery or one table; `issue` is one draw of it. */
type Issue = { readonly purpose: string; readonly issue: string };

type Closed = Pick<store.DrawRow, 'number' | 'terminal'>;

/** What shows everybody that a draw was fixed before its bets were known, and its bets before it. */
export type DrawProof = Closed & {
  readonly root: string;
  /** The link of the previous draw, the terminal for the first; null until that one is published. */
  readonly before: string | null;
  /** Null until it is published. */
  readonly link: string | null;
};

/** What is known of a draw before it is closed. */
export type NextDraw = Pick<DrawProof, 'number' | 'before'>;

/** Draws that many members share: a lottery's issues, the rounds of a table. */
export type Draws = {
  /** Makes chains ahead: call it before the first issue takes bets, and as often as you like. */
  prepare(tx: Tx, of: { readonly purposes: readonly string[] }): Promise<void>;
  /** What the next draw that is closed will have: its number, and the link before it; null until that is public. */
  next(tx: Tx, of: { readonly purpose: string }): Promise<NextDraw>;
  /**
   * Fixes the root of all bets once betting is closed, and takes the number of the draw. The same
   * again gives the same.
   */
  close(tx: Tx, draw: Issue & { readonly root: string }): Promise<Closed>;
  /** What a closed draw is made with, as often as it is asked. Secret until `tell`: for house-math only. */
  take(tx: Tx, issue: Issue): Promise<Seeds>;
  /**
   * Makes the link public from this commit on, and with it those of the draws before that are not
   * public yet: everybody can compute them from it. A round that was voided after it was closed is
   * published as well.
   */
  tell(tx: Tx, issue: Issue): Promise<void>;
  /**
   * Removes draws whose links are public, which nobody needs any more: any link follows from a later one.
   * The newest draw of a chain stays.
   */
  remove(
    tx: Tx,
    of: { readonly purpose: string; readonly issues: readonly string[] },
  ): Promise<void>;
  /** For everybody; null until the draw is closed. */
  proof(tx: Tx, issue: Issue): Promise<DrawProof | null>;
  /** For everybody: the chain in use of each purpose, and the next one where it is made already. */
  openChains(tx: Tx, of: { readonly purposes: readonly string[] }): Promise<ListedChain[]>;
  /** For everybody: chains of a purpose that close no more draws, newest first, from before a place on. */
  usedChains(
    tx: Tx,
    of: { readonly purpose: string; readonly before: number | null; readonly most: number },
  ): Promise<ListedChain[]>;
};

export const openDraws = (room: FairnessRoom): Draws => ({
  prepare: (tx, { purposes }) => prepareMany(room, tx, purposes),
  next: nextDraw,
  close: (tx, draw) => closeDraw(room, tx, draw),
  take: (tx, issue) => takeLink(room, tx, issue),
  tell: (tx, issue) => tellLink(room, tx, issue),
  remove: store.deleteDraws,
  proof: proofOf,
  openChains: (tx, { purposes }) => openChainsOf(tx, purposes),
  usedChains: usedChainsOf,
});

/**
 * Throws when the issue was closed with another root, and when no chain is prepared, which are
 * faults: a chain made now could be chosen for bets that are known. Source: domain.md 7.
 */
async function closeDraw(
  room: FairnessRoom,
  tx: Tx,
  { purpose, issue, root }: Issue & { readonly root: string },
): Promise<Closed> {
  const current = await lockChain(tx, purpose);
  const known = await store.drawOf(tx, { purpose, issue });
  if (known) return sameRoot(known, root);
  const { taken } = await store.takenOf(tx, current.id);
  const left = taken < current.length;
  const { id: chainId, terminal } = left ? current : await nextChain(tx, purpose);
  const number = left ? taken + 1 : 1;
  const closedAt = room.clock.now();
  await store.insertDraw(tx, { chainId, number, purpose, issue, root, closedAt });
  return { number, terminal };
}

/** Throws when no chain is prepared, which is a fault. */
async function nextDraw(tx: Tx, { purpose }: { readonly purpose: string }): Promise<NextDraw> {
  const [current, next] = await openChains(tx, purpose);
  if (!current) throw new Error(`no chain is prepared for ${purpose}`);
  const { taken } = await store.takenOf(tx, current.id);
  if (taken === 0) return { number: 1, before: current.terminal };
  if (taken < current.length)
    return { number: taken + 1, before: (await store.drawAt(tx, current.id, taken))?.link ?? null };
  return { number: 1, before: next?.terminal ?? null };
}

async function takeLink(room: FairnessRoom, tx: Tx, wanted: Issue): Promise<Seeds> {
  const draw = await closedDraw(tx, wanted);
  const { number, issue, root } = draw;
  const link = draw.link ?? openLink(room, await chainOf(tx, draw.chainId), number);
  return seedsOfDraw(sha256, { link, draw: number, purpose: wanted.purpose, issue, root });
}

/**
 * A link reveals all earlier ones of its chain, so those are published with it. Their draws are closed:
 * no bet can follow from what is known of them now.
 */
async function tellLink(room: FairnessRoom, tx: Tx, wanted: Issue): Promise<void> {
  const { chainId, number, link: published } = await closedDraw(tx, wanted);
  if (published !== null) return;
  const chain = await chainOf(tx, chainId);
  const at = room.clock.now();
  for (const untold of await store.untoldOf(tx, { chainId, through: number })) {
    const link = openLink(room, chain, untold);
    await store.putLink(tx, { chainId, number: untold, link, at });
  }
}

async function proofOf(tx: Tx, wanted: Issue): Promise<DrawProof | null> {
  const draw = await store.drawOf(tx, wanted);
  if (!draw) return null;
  const { terminal, number, root, link } = draw;
  return { terminal, number, before: await linkBefore(tx, draw), link, root };
}

/** A public link says the one before it, whose draw may be removed. */
async function linkBefore(tx: Tx, draw: store.DrawRow): Promise<string | null> {
  const { chainId, terminal, number, link } = draw;
  if (link !== null) return sha256(link);
  return number > 1 ? ((await store.drawAt(tx, chainId, number - 1))?.link ?? null) : terminal;
}

async function closedDraw(tx: Tx, wanted: Issue): Promise<store.DrawRow> {
  const draw = await store.drawOf(tx, wanted);
  if (!draw) throw new Error(`the draw ${wanted.purpose} ${wanted.issue} was not closed`);
  return draw;
}

function sameRoot(known: store.DrawRow, root: string): Closed {
  if (known.root !== root) throw new Error(`the draw ${known.issue} was closed with another root`);
  return { number: known.number, terminal: known.terminal };
}
