import type { Seeds } from './seeds.ts';

/** SHA-256 of the text, as 64 lower-case hexadecimal characters. */
export type Hash = (text: string) => string;

/**
 * Draws that many share (a lottery's issues, the rounds of a table) come from a chain of hashes
 * that is made backwards: each link is the hash of the one that is used after it, and the last one
 * made, the terminal, is published first. So every link is fixed before the first draw, none can be
 * foreseen, and each shows by one hash that it follows the one before. Source: domain.md 7.
 */
export type Chain = {
  /** The first link made, used last: 64 hexadecimal characters; secret as long as any draw is left. */
  readonly seed: string;
  /** How many draws it has. */
  readonly length: number;
};

export const terminalOf = (hash: Hash, chain: Chain): string =>
  hashed(hash, chain.seed, chain.length);

/** The link of a draw, 1 to `length`; every earlier one follows from it. */
export function linkOf(hash: Hash, chain: Chain, draw: number): string {
  assertDraw(draw, chain.length);
  return hashed(hash, chain.seed, chain.length - draw);
}

/**
 * Links of a chain that are stored with its seed, so that none costs more than `every` hashes: those
 * of the draws `every`, 2 x `every` ... and, as the last one, the seed. As secret as the seed.
 */
export type CheckPoints = {
  readonly length: number;
  readonly every: number;
  readonly links: readonly string[];
};

/** The check points of a chain and its terminal, with `length` hashes in all. */
export function checkPointsOf(
  hash: Hash,
  { seed, length }: Chain,
  every: number,
): { readonly terminal: string; readonly points: CheckPoints } {
  const links: string[] = [seed];
  let link = seed;
  for (let draw = length - 1; draw >= 1; draw--) {
    link = hash(link);
    if (draw % every === 0) links.unshift(link);
  }
  return { terminal: hash(link), points: { length, every, links } };
}

/** What `linkOf` gives, with fewer than `every` hashes. */
export function linkFrom(hash: Hash, { length, every, links }: CheckPoints, draw: number): string {
  assertDraw(draw, length);
  const place = Math.ceil(draw / every);
  const point = links[place - 1];
  if (point === undefined) throw new Error(`the check point of draw ${draw} is missing`);
  return hashed(hash, point, Math.min(place * every, length) - draw);
}

/** Whether a link stands in the chain right after another one, or after the terminal. */
export const follows = (hash: Hash, link: string, before: string): boolean => hash(link) === before;

/** Which draw of which chain, and what was staked on it. */
export type SharedDraw = {
  readonly link: string;
  /** Its number in the chain, from 1. */
  readonly draw: number;
  /** The lottery or table; it and the issue have no blank in them. */
  readonly purpose: string;
  readonly issue: string;
  readonly root: string;
};

/**
 * What a draw is made of: its link, and what nobody could know when the chain was made, the root
 * of all bets of the issue, published after betting closed and before the link. So the house cannot
 * choose a result knowing the bets, and no bet can be made knowing the result. The client seed is
 * the SHA-256 of `<root> <purpose> <issue>`, the nonce the number of the draw.
 */
export const seedsOfDraw = (
  hash: Hash,
  { link, draw, purpose, issue, root }: SharedDraw,
): Seeds => ({ serverSeed: link, clientSeed: hash(`${root} ${purpose} ${issue}`), nonce: draw });

/**
 * What lies open before the bets of a draw, a joker or a line, is made of what is public by then: the link of the draw
 * before, or the terminal. The client seed is the SHA-256 of `opening <purpose>`, the nonce the number of the draw.
 */
export const seedsOfOpening = (
  hash: Hash,
  { before, draw, purpose }: Pick<SharedDraw, 'draw' | 'purpose'> & { readonly before: string },
): Seeds => ({ serverSeed: before, clientSeed: hash(`opening ${purpose}`), nonce: draw });

function assertDraw(draw: number, length: number): void {
  if (!Number.isInteger(draw) || draw < 1 || draw > length)
    throw new Error(`the chain has the draws 1 to ${length}`);
}

function hashed(hash: Hash, text: string, times: number): string {
  let link = text;
  for (let i = 0; i < times; i++) link = hash(link);
  return link;
}
