import { linkOf, seedsOfDraw, terminalOf } from '../../fairness/draw-chain.ts';
import { rootOfLanes } from '../../fairness/merkle.ts';
import { MAPPING_VERSION } from '../../fairness/random.ts';
import { plainRandom, sha256 } from '../../fairness/sha256.ts';
import { drawRaffle, laneOfRaffle } from '../draw-raffle.ts';
import type { RaffleDocument } from '../raffle-proof.ts';

export const PRIZES = [
  { count: 1, amount: '1000.00' },
  { count: 2, amount: '50.00' },
];
const entrant = (nr: number, tickets: bigint) => ({
  entrant: sha256(`member ${nr}`).slice(0, 32),
  tickets,
});
export const ENTRANTS = [entrant(1, 5n), entrant(2, 1n), entrant(3, 20n), entrant(4, 2n)];

/** A raffle of four members as the house proves it. */
export function raffleDocument(): RaffleDocument {
  const chain = { seed: sha256('chain'), length: 10 };
  const [purpose, issue, number] = ['promotions.raffle', `cmp_${'1'.repeat(32)}`, 3];
  const lane = laneOfRaffle(sha256, { prizes: PRIZES, entrants: ENTRANTS });
  const root = rootOfLanes(sha256, [lane]);
  const link = linkOf(sha256, chain, number);
  const random = plainRandom(seedsOfDraw(sha256, { link, draw: number, purpose, issue, root }));
  const winners = drawRaffle(random, { prizes: PRIZES, entrants: ENTRANTS });
  return {
    format: 'nokshi-raffle-1',
    purpose,
    issue,
    terminal: terminalOf(sha256, chain),
    number,
    before: linkOf(sha256, chain, number - 1),
    link,
    root,
    lanes: [lane],
    mappingVersion: MAPPING_VERSION,
    prizes: PRIZES,
    entrants: ENTRANTS.map(({ tickets, ...each }) => ({ ...each, tickets: String(tickets) })),
    winners: winners.map(({ ticket, place }) => ({ ticket: String(ticket), place })),
  };
}
