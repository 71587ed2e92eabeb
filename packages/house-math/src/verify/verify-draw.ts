import { seedsOfDraw } from '../fairness/draw-chain.ts';
import { climb, rootOfLanes, sidesOf } from '../fairness/merkle.ts';
import { plainRandom, sha256 } from '../fairness/sha256.ts';
import { FAMILIES, isFamily } from '../lottery/families.ts';
import type { Numbers } from '../lottery/play.ts';
import { payoutOf, readTicketText } from '../lottery/ticket.ts';
import type { DrawDocument, ProvenTicket } from './draw-proof.ts';

/** In the order in which they rest on one another. */
export const DRAW_CHECKS = ['chain', 'terminal', 'root', 'inclusion', 'numbers', 'payout'] as const;
export type DrawCheckName = (typeof DRAW_CHECKS)[number];

/** Why something cannot be checked. */
export type Unknown =
  /** The link is not published yet. */
  | 'not-drawn'
  /** The draw was void, or its numbers are not entered yet. */
  | 'no-numbers'
  /** The bet is not settled, was cancelled or void. */
  | 'not-settled'
  | 'unknown-family'
  | 'unknown-mapping'
  | 'unknown-ticket'
  /** Something that it rests on is wrong. */
  | 'rests-on-wrong';

/** One thing that was shown, and what it must have been. */
export type DrawCheck = { readonly what: DrawCheckName } & (
  | { readonly state: 'ok' }
  | { readonly state: 'wrong'; readonly shown: string; readonly computed: string }
  | { readonly state: 'unknown'; readonly why: Unknown }
);

export type DrawVerdict = {
  /** Verified only when every check is; unknown when none is wrong and some cannot be made. */
  readonly state: 'verified' | 'wrong' | 'unknown';
  readonly checks: readonly DrawCheck[];
};

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

function stateOf(checks: readonly DrawCheck[]): DrawVerdict['state'] {
  if (checks.some(({ state }) => state === 'wrong')) return 'wrong';
  return checks.every(({ state }) => state === 'ok') ? 'verified' : 'unknown';
}

/** The check itself where all that it rests on is in order; else why it cannot be made. */
function resting(on: readonly DrawCheck[], what: DrawCheckName, check: () => DrawCheck): DrawCheck {
  const failed = on.find(({ state }) => state === 'wrong');
  if (failed) return unknown(what, 'rests-on-wrong');
  for (const each of on) if (each.state === 'unknown') return unknown(what, each.why);
  return check();
}

/** The link is hashed once to the link before, or the terminal. */
function checkChain({ link, before }: DrawDocument): DrawCheck {
  if (link === null) return unknown('chain', 'not-drawn');
  return compare('chain', before ?? '', sha256(link));
}

/** The link before, or this one, is hashed as often as it must be to the terminal. */
function checkTerminal({ link, before, number, terminal }: DrawDocument): DrawCheck {
  if (link === null && before === null) return unknown('terminal', 'not-drawn');
  const ends = [
    ...(before === null ? [] : [hashed(before, number - 1)]),
    ...(link === null ? [] : [hashed(link, number)]),
  ];
  return ends.includes(terminal) ? ok('terminal') : compare('terminal', terminal, ends[0] ?? '');
}

function hashed(text: string, times: number): string {
  let link = text;
  for (let i = 0; i < times; i++) link = sha256(link);
  return link;
}

/** The root is that of all lanes, each named once and in their order. */
function checkRoot({ root, lanes }: DrawDocument): DrawCheck {
  const inOrder = lanes.every(({ lane }, at) => at === 0 || lane > (lanes[at - 1]?.lane ?? 0));
  return inOrder
    ? compare('root', root, rootOfLanes(sha256, lanes))
    : wrong('root', lanes.map(({ lane }) => lane).join(' '), 'ascending lanes');
}

/** The text of the bet, at its place, leads to the root of its lane. */
function checkInclusion({ lanes }: DrawDocument, ticket: ProvenTicket): DrawCheck {
  const { place, path } = ticket;
  const lane = lanes.find((each) => each.lane === ticket.lane);
  if (!lane || place >= lane.count)
    return wrong('inclusion', `${ticket.lane} ${place}`, 'a place in a lane');
  const sides = path.map(({ side }) => side).join(' ');
  const ought = sidesOf(lane.count, place).join(' ');
  if (sides !== ought) return wrong('inclusion', sides, ought);
  return compare('inclusion', lane.root, climb(sha256, ticket.text, path));
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

const ok = (what: DrawCheckName): DrawCheck => ({ what, state: 'ok' });
const unknown = (what: DrawCheckName, why: Unknown): DrawCheck => ({ what, state: 'unknown', why });
const wrong = (what: DrawCheckName, shown: string, computed: string): DrawCheck => ({
  what,
  state: 'wrong',
  shown,
  computed,
});
const compare = (what: DrawCheckName, shown: string, computed: string): DrawCheck =>
  shown === computed ? ok(what) : wrong(what, shown, computed);
