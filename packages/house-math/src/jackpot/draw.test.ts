import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hmacRandom } from '../fairness/hmac-node.ts';
import { belowBig, drawTicket, thresholdOf, ticketsOf, without } from './draw.ts';

const serverSeed = '5e'.repeat(32);
const draws = (nonce: number) => hmacRandom({ serverSeed, clientSeed: 'draws', nonce });
const entrants = fc
  .array(fc.bigInt({ min: 0n, max: 1_000n }), { minLength: 1, maxLength: 30 })
  .filter((tickets) => tickets.some((each) => each > 0n))
  .map((all) => all.map((tickets, at) => ({ entrant: `e${at}`, tickets })));

it('draw: the winner holds the ticket drawn, however tickets are spread', () => {
  fc.assert(
    fc.property(entrants, fc.nat({ max: 100_000 }), (all, nonce) => {
      const { ticket, place } = drawTicket(draws(nonce), all);
      const before = ticketsOf(all.slice(0, place));
      expect(ticket).toBeGreaterThanOrEqual(before);
      expect(ticket).toBeLessThan(before + (all[place]?.tickets ?? 0n));
    }),
  );
});

/** How many standard deviations the places drawn are off from the tickets they hold. */
function unevenness(tickets: readonly bigint[], rounds: number): number {
  const all = tickets.map((each, at) => ({ entrant: `e${at}`, tickets: each }));
  const seen = tickets.map(() => 0);
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const { place } = drawTicket(draws(nonce), all);
    seen[place] = (seen[place] ?? 0) + 1;
  }
  const total = Number(ticketsOf(all));
  const chi = seen.reduce((sum, n, at) => {
    const expected = (rounds * Number(tickets[at])) / total;
    return sum + (n - expected) ** 2 / expected;
  }, 0);
  return (chi - (seen.length - 1)) / Math.sqrt(2 * (seen.length - 1));
}

it.each([[[1n, 1n, 1n, 1n]], [[1n, 2n, 3n, 4n, 90n]], [[7n, 11n, 13n, 500n, 469n]]])(
  'falls to members in proportion to their tickets: %s',
  (tickets) => {
    expect(Math.abs(unevenness(tickets, 20_000))).toBeLessThan(4);
  },
);

it('the threshold is above the seed, at most the cap, and as likely everywhere', () => {
  const pool = { seed: 10_000n, cap: 10_010n };
  const seen = new Map<bigint, number>();
  for (let nonce = 0; nonce < 20_000; nonce += 1) {
    const at = thresholdOf(draws(nonce), pool);
    seen.set(at, (seen.get(at) ?? 0) + 1);
  }
  expect([...seen.keys()].toSorted()).toEqual(
    Array.from({ length: 10 }, (_, n) => 10_001n + BigInt(n)),
  );
  const chi = [...seen.values()].reduce((sum, n) => sum + (n - 2_000) ** 2 / 2_000, 0);
  expect(Math.abs(chi - 9) / Math.sqrt(18)).toBeLessThan(4);
});

it('draws past a word of 32 bits without bias toward either half', () => {
  const n = 2n ** 33n + 12_345n;
  let above = 0;
  for (let nonce = 0; nonce < 20_000; nonce += 1) {
    const drawn = belowBig(draws(nonce), n);
    expect(drawn < n).toBe(true);
    if (drawn >= n / 2n) above += 1;
  }
  expect(Math.abs(above - 10_000) / Math.sqrt(5_000)).toBeLessThan(4);
  expect(() => belowBig(draws(0), 0n)).toThrow('has no meaning');
});

it('who is passed over has no ticket any more, and every other keeps theirs', () => {
  const all = [3n, 5n, 2n].map((tickets, at) => ({ entrant: `e${at}`, tickets }));
  const left = without(all, 1);
  expect(left.map(({ tickets }) => tickets)).toEqual([3n, 0n, 2n]);
  for (let nonce = 0; nonce < 500; nonce += 1)
    expect(drawTicket(draws(nonce), left).place).not.toBe(1);
});
