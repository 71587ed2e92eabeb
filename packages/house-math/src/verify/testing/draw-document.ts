import { type Chain, linkOf, seedsOfDraw, terminalOf } from '../../fairness/draw-chain.ts';
import { pathOf, rootOf, rootOfLanes } from '../../fairness/merkle.ts';
import { plainRandom, sha256 } from '../../fairness/sha256.ts';
import { FAMILIES, type FamilyCode } from '../../lottery/families.ts';
import { selectionOf } from '../../lottery/testing/selections.ts';
import { ticketOf } from '../../lottery/testing/tickets.ts';
import { writeSelection } from '../../lottery/selection-text.ts';
import { payoutOf, type Ticket, ticketText } from '../../lottery/ticket.ts';
import { simulationRandom } from '../../fairness/simulation.ts';
import type { Numbers } from '../../lottery/play.ts';
import type { DrawDocument, ProvenTicket } from '../draw-proof.ts';

export type DrawnBets = {
  readonly family: FamilyCode;
  readonly chain: Chain;
  readonly number: number;
  /** Bets of each lane. */
  readonly lanes: readonly number[];
  /** Makes the bets. */
  readonly seed: number;
};

const ISSUE = '20261127-0001';

/** Bets on any plays of the family. */
function betsOf({ family, lanes, seed }: DrawnBets): readonly (readonly Ticket[])[] {
  const random = simulationRandom(seed);
  const plays = FAMILIES[family].plays('2026-11-27');
  return lanes.map((count, lane) =>
    Array.from({ length: count }, (_, at) => {
      const play = plays[random.below(plays.length)];
      if (!play) throw new Error(`${family} has no plays`);
      const place = `${lane}${at}`.padStart(12, '0');
      const wagerId = `0194f2a0-0000-7000-8000-${place}`;
      const selection = writeSelection(selectionOf(play, random));
      return ticketOf({ wagerId, family, issue: ISSUE, play: play.code, selection });
    }),
  );
}

/** A draw as the house makes it, with the proof of one of its bets where there is any. */
export function drawDocument(drawn: DrawnBets): DrawDocument {
  const { family, chain, number, seed } = drawn;
  const bets = betsOf(drawn);
  const lanes = bets
    .map((tickets) => tickets.map(ticketText))
    .map((leaves, lane) => ({ lane, count: leaves.length, root: rootOf(sha256, leaves) }))
    .filter(({ count }) => count > 0);
  const root = rootOfLanes(sha256, lanes);
  const link = linkOf(sha256, chain, number);
  const terminal = terminalOf(sha256, chain);
  const purpose = 'lottery.test';
  const seeds = seedsOfDraw(sha256, { link, draw: number, purpose, issue: ISSUE, root });
  const numbers = FAMILIES[family].draw(plainRandom(seeds));
  const lane = lanes[seed % Math.max(1, lanes.length)]?.lane ?? null;
  return {
    format: 'nokshi-draw-1',
    purpose,
    issue: ISSUE,
    terminal,
    number,
    before: number > 1 ? linkOf(sha256, chain, number - 1) : terminal,
    link,
    root,
    lanes,
    family,
    mappingVersion: 1,
    drawDate: '2026-11-27',
    numbers,
    ...(lane !== null && { ticket: ticketAt(bets[lane] ?? [], { lane, seed, numbers }) }),
  };
}

function ticketAt(
  bets: readonly Ticket[],
  { lane, seed, numbers }: { lane: number; seed: number; numbers: Numbers },
): ProvenTicket {
  const place = seed % bets.length;
  const bet = bets[place];
  if (!bet) throw new Error('the lane has no bets');
  const { prize, returned, rebate } = payoutOf(bet, numbers);
  const path = pathOf(sha256, bets.map(ticketText), place);
  const paid = { payout: String(prize + returned), rebate: String(rebate) };
  return { text: ticketText(bet), lane, place, path, ...paid };
}
