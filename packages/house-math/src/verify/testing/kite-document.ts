import { linkOf, seedsOfDraw, terminalOf } from '../../fairness/draw-chain.ts';
import { pathOf, rootOf, rootOfLanes } from '../../fairness/merkle.ts';
import { plainRandom, sha256 } from '../../fairness/sha256.ts';
import { cutOf } from '../../instants/kite.ts';
import { type KiteTicket, kiteTicketText } from '../../instants/kite-ticket.ts';
import type { KiteDocument } from '../draw-proof.ts';
import { kiteBack } from '../verify-kite.ts';

export type Flown = {
  /** Of the chain, and which of its draws. */
  readonly length: number;
  readonly at: number;
  readonly seed: number;
  /** At least one. */
  readonly bets: number;
  readonly takesAt: number;
  readonly calledMs: number | null;
  readonly wasAway: boolean;
};

const ISSUE = '20261127-0001';
const PURPOSE = 'kite.kite';

/** A flight as the house flies it, with the proof of its last bet. */
export function kiteDocument(flown: Flown): KiteDocument {
  const { length, at, seed, calledMs, wasAway } = flown;
  const chain = { seed: sha256(String(seed)), length };
  const number = 1 + (at % length);
  const terminal = terminalOf(sha256, chain);
  const tickets = ticketsOf(flown);
  const leaves = tickets.map(kiteTicketText);
  const lanes = [{ lane: 3, count: leaves.length, root: rootOf(sha256, leaves) }];
  const root = rootOfLanes(sha256, lanes);
  const link = linkOf(sha256, chain, number);
  const seeds = seedsOfDraw(sha256, { link, draw: number, purpose: PURPOSE, issue: ISSUE, root });
  const cut = cutOf(plainRandom(seeds));
  const place = leaves.length - 1;
  const payout = kiteBack(tickets[place] as KiteTicket, { cut, wasAway, calledMs });
  const path = pathOf(sha256, leaves, place);
  return {
    format: 'nokshi-kite-1',
    purpose: PURPOSE,
    issue: ISSUE,
    terminal,
    number,
    before: number > 1 ? linkOf(sha256, chain, number - 1) : terminal,
    link,
    root,
    lanes,
    mappingVersion: 1,
    cut,
    wasAway,
    bet: { text: leaves[place] ?? '', lane: 3, place, path, calledMs, payout: String(payout) },
  };
}

const ticketsOf = ({ bets, takesAt }: Flown): readonly KiteTicket[] =>
  Array.from({ length: bets }, (_, nth) => ({
    wagerId: `0194f2a0-0000-7000-8000-${String(nth).padStart(12, '0')}`,
    issue: ISSUE,
    stake: 1_000n + BigInt(nth),
    takesAt,
    asset: 'BDT',
  }));
