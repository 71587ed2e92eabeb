import { describe, expect, test } from 'vitest';
import { sha256 } from '../fairness/sha256.ts';
import { simulationRandom } from '../fairness/simulation.ts';
import { drawRaffle } from './draw-raffle.ts';
import { type RaffleDocument, readRaffle } from './raffle-proof.ts';
import { ENTRANTS, PRIZES, raffleDocument } from './testing/raffle-document.ts';
import { verifyRaffle } from './verify-raffle.ts';

describe('a raffle', () => {
  test('is drawn once for each prize, and nobody wins twice', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const winners = drawRaffle(simulationRandom(seed), { prizes: PRIZES, entrants: ENTRANTS });
      expect(winners).toHaveLength(3);
      expect(new Set(winners.map(({ place }) => place)).size).toBe(3);
    }
  });

  test('has no winners where nobody is left', () => {
    const entrants = ENTRANTS.map((each, at) => (at === 0 ? each : { ...each, tickets: 0n }));
    expect(drawRaffle(simulationRandom(1), { prizes: PRIZES, entrants })).toEqual([
      { ticket: expect.any(BigInt), place: 0 },
    ]);
  });

  test('gives the first prize by the share of tickets, within 4 sigma of 20,000 draws', () => {
    const random = simulationRandom(7);
    const draws = 20_000;
    const won = ENTRANTS.map(() => 0);
    for (let at = 0; at < draws; at += 1) {
      const [first] = drawRaffle(random, {
        prizes: [{ count: 1, amount: '1.00' }],
        entrants: ENTRANTS,
      });
      if (first) won[first.place] = (won[first.place] ?? 0) + 1;
    }
    for (const [at, { tickets }] of ENTRANTS.entries()) {
      const share = Number(tickets) / 28;
      const sigma = Math.sqrt(draws * share * (1 - share));
      expect(Math.abs((won[at] ?? 0) - draws * share)).toBeLessThan(4 * sigma);
    }
  });
});

describe('its proof', () => {
  const PROOF = raffleDocument();
  const wrongOf = (proof: RaffleDocument) =>
    verifyRaffle(proof)
      .checks.filter(({ state }) => state === 'wrong')
      .map(({ what }) => what);

  test('is verified as it was saved', () => {
    const read = readRaffle(JSON.parse(JSON.stringify(PROOF)));
    expect('proof' in read && verifyRaffle(read.proof).state).toBe('verified');
  });

  test('names what was changed: a ticket, a prize, a winner, the link', () => {
    const [first, ...others] = PROOF.entrants;
    const entrants = [{ ...first, tickets: '6' } as (typeof PROOF.entrants)[number], ...others];
    expect(wrongOf({ ...PROOF, entrants })).toEqual(['root']);
    expect(wrongOf({ ...PROOF, prizes: [{ count: 3, amount: '50.00' }] })).toEqual(['root']);
    expect(wrongOf({ ...PROOF, winners: (PROOF.winners ?? []).toReversed() })).toEqual(['numbers']);
    expect(wrongOf({ ...PROOF, link: sha256('other') })).toContain('chain');
  });

  test('is unknown while the link is secret', () => {
    expect(verifyRaffle({ ...PROOF, link: null, winners: null }).state).toBe('unknown');
  });
});
