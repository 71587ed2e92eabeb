import { seedsOfDraw } from '../fairness/draw-chain.ts';
import { MAPPING_VERSION } from '../fairness/random.ts';
import { plainRandom, sha256 } from '../fairness/sha256.ts';
import { cutOf, kitePayout, takenAt } from '../instants/kite.ts';
import { readKiteTicket } from '../instants/kite-ticket.ts';
import type { KiteDocument, ProvenCall } from './draw-proof.ts';
import {
  checkChain,
  checkInclusion,
  checkRoot,
  checkTerminal,
  compare,
  type DrawCheck,
  type DrawVerdict,
  resting,
  stateOf,
  unknown,
  wrong,
} from './shared-draw.ts';

/**
 * Computes a flight of the kite again from its document alone, and a bet on it: the chain and the root as of every
 * shared draw, the cut from the link and the root, and what the bet pays. When the member's call was heard rests on the
 * server's word: it is no part of the root, and the server answered it to the member at that moment, so a member
 * compares it with that answer. The same holds for whether the house was away. Source: domain.md 7.
 */
export function verifyKite(proof: KiteDocument): DrawVerdict {
  const { bet } = proof;
  const chain = checkChain(proof);
  const terminal = checkTerminal(proof);
  const root = checkRoot(proof);
  const cut = resting([chain, terminal, root], 'numbers', () => checkCut(proof));
  if (!bet) {
    const checks = [chain, terminal, root, cut];
    return { state: stateOf(checks), checks };
  }
  const inclusion = resting([root], 'inclusion', () => checkInclusion(proof, bet));
  const payout = resting([inclusion, cut], 'payout', () => checkPayout(proof, bet));
  const checks = [chain, terminal, root, inclusion, cut, payout];
  return { state: stateOf(checks), checks };
}

function checkCut(proof: KiteDocument): DrawCheck {
  const { link, number: draw, purpose, issue, root, cut } = proof;
  if (link === null) return unknown('numbers', 'not-drawn');
  if (proof.mappingVersion !== MAPPING_VERSION) return unknown('numbers', 'unknown-mapping');
  if (cut === null) return unknown('numbers', 'no-numbers');
  const seeds = seedsOfDraw(sha256, { link, draw, purpose, issue, root });
  return compare('numbers', String(cut), String(cutOf(plainRandom(seeds))));
}

/** The bet is one on this flight, and pays what it was paid. */
function checkPayout(proof: KiteDocument, call: ProvenCall): DrawCheck {
  const { text, calledMs, payout } = call;
  const { issue, cut, wasAway } = proof;
  const ticket = readKiteTicket(text);
  if (!ticket || cut === null) return unknown('payout', 'unknown-ticket');
  if (ticket.issue !== issue) return wrong('payout', issue, ticket.issue);
  if (payout === null) return unknown('payout', 'not-settled');
  const back = kiteBack(ticket, { cut, wasAway, calledMs });
  return compare('payout', payout, String(call.isFree ? beyondStake(back, ticket) : back));
}

/** What a bet that was placed with a free bet pays of what it brings back. */
const beyondStake = (back: bigint, { stake }: { readonly stake: bigint }): bigint =>
  back > stake ? back - stake : 0n;

/** Minor units that a bet brings back: what it was taken at, or the stake where the house was away and it was not. */
export function kiteBack(
  { stake, takesAt }: { readonly stake: bigint; readonly takesAt: number },
  {
    cut,
    wasAway,
    calledMs,
  }: Pick<KiteDocument, 'wasAway'> & Pick<ProvenCall, 'calledMs'> & { readonly cut: number },
): bigint {
  const taken = takenAt(cut, { calledMs, order: takesAt });
  return taken === null && wasAway ? stake : kitePayout(stake, taken);
}
