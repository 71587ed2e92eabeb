import { seedsOfDraw } from '../fairness/draw-chain.ts';
import { plainRandom, sha256 } from '../fairness/sha256.ts';
import { FAMILIES, isFamily } from '../lottery/families.ts';
import type { Numbers } from '../lottery/play.ts';
import { payoutOf, readTicketText } from '../lottery/ticket.ts';
import type { DrawDocument, ProvenTicket } from './draw-proof.ts';
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
 * Computes a shared draw again from its document alone, and a bet on it: that its link follows the
 * one before and leads to the terminal that was public before the first bet, that the root is of
 * all lanes, that the bet is in it, that the numbers are those of the link and the root, and what
 * the bet pays with them. Whatever was changed is named by its own check; what rests on it is then
 * unknown. Source: domain.md 7.
 */
export function verifyDraw(proof: DrawDocument): DrawVerdict {
  const { ticket } = proof;
  const chain = checkChain(proof);
  const terminal = checkTerminal(proof);
  const root = checkRoot(proof);
  const numbers = resting([chain, terminal, root], 'numbers', () => checkNumbers(proof));
  const checks = [chain, terminal, root];
  if (ticket) {
    const inclusion = resting([root], 'inclusion', () => checkInclusion(proof, ticket));
    const payout = resting([inclusion, numbers], 'payout', () => checkPayout(proof, ticket));
    checks.push(inclusion, numbers, payout);
  } else checks.push(numbers);
  return { state: stateOf(checks), checks };
}

/** The numbers are those that the family draws from the link, the root and the issue. */
function checkNumbers(proof: DrawDocument): DrawCheck {
  const { link, number: draw, purpose, issue, root, family, numbers } = proof;
  if (link === null) return unknown('numbers', 'not-drawn');
  if (!isFamily(family)) return unknown('numbers', 'unknown-family');
  const { mappingVersion, draw: drawFrom } = FAMILIES[family];
  if (proof.mappingVersion !== mappingVersion) return unknown('numbers', 'unknown-mapping');
  if (numbers === null) return unknown('numbers', 'no-numbers');
  const seeds = seedsOfDraw(sha256, { link, draw, purpose, issue, root });
  return compare('numbers', numbers.join(' '), drawFrom(plainRandom(seeds)).join(' '));
}

/** The bet is one on this draw, and pays what it was paid. */
function checkPayout(proof: DrawDocument, { text, payout, rebate }: ProvenTicket): DrawCheck {
  const ticket = readTicketText(text);
  if (!ticket) return unknown('payout', 'unknown-ticket');
  const about = ({
    issue,
    family,
    drawDate,
  }: Pick<DrawDocument, 'issue' | 'family' | 'drawDate'>) => `${family} ${issue} ${drawDate}`;
  if (about(ticket) !== about(proof)) return wrong('payout', about(proof), about(ticket));
  if (payout === null || rebate === null) return unknown('payout', 'not-settled');
  const owed = payoutOf(ticket, proof.numbers as Numbers);
  return compare('payout', `${payout} ${rebate}`, `${owed.prize + owed.returned} ${owed.rebate}`);
}
