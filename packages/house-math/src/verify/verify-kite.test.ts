import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KITE_CEILING, msTo } from '../instants/kite.ts';
import { kiteTicketText, readKiteTicket } from '../instants/kite-ticket.ts';
import { type KiteDocument, type ProvenCall, readKite } from './draw-proof.ts';
import type { DrawCheckName } from './shared-draw.ts';
import { type Flown, kiteDocument } from './testing/kite-document.ts';
import { kiteBack, verifyKite } from './verify-kite.ts';

const flown = fc.record<Flown>({
  length: fc.integer({ min: 1, max: 20 }),
  at: fc.nat(),
  seed: fc.nat(1_000_000),
  bets: fc.integer({ min: 1, max: 9 }),
  takesAt: fc.integer({ min: 101, max: KITE_CEILING }),
  calledMs: fc.option(fc.nat(20_000)),
  wasAway: fc.boolean(),
});

const wrongIn = (proof: KiteDocument): DrawCheckName[] =>
  verifyKite(proof).checks.flatMap(({ what, state }) => (state === 'wrong' ? [what] : []));

test('a flight, and a bet on it, is verified from its document alone', () => {
  fc.assert(
    fc.property(flown, (each) => {
      const proof = kiteDocument(each);
      expect(readKite(JSON.parse(JSON.stringify(proof)))).toEqual({ proof });
      const { state, checks } = verifyKite(proof);
      expect([state, checks.map(({ what }) => what)]).toEqual([
        'verified',
        ['chain', 'terminal', 'root', 'inclusion', 'numbers', 'payout'],
      ]);
    }),
    { numRuns: 50 },
  );
});

test('a free bet was paid what it won beyond its stake, and no more', () => {
  fc.assert(
    fc.property(flown, (each) => {
      const proof = kiteDocument(each);
      const stake = readKiteTicket(proof.bet?.text ?? '')?.stake ?? 0n;
      const back = BigInt(proof.bet?.payout ?? '0');
      const beyond = back > stake ? back - stake : 0n;
      const paid = (amount: bigint): KiteDocument => ({
        ...proof,
        bet: { ...(proof.bet as ProvenCall), isFree: true, payout: String(amount) },
      });
      expect(verifyKite(paid(beyond)).state).toBe('verified');
      expect(wrongIn(paid(beyond + stake))).toEqual(['payout']);
    }),
    { numRuns: 30 },
  );
});

const inBet =
  (change: (bet: ProvenCall) => Partial<ProvenCall>) =>
  (proof: KiteDocument): KiteDocument =>
    proof.bet ? { ...proof, bet: { ...proof.bet, ...change(proof.bet) } } : proof;
const other = (text: string) => (text.startsWith('1') ? '2' : '1') + text.slice(1);
test.each<[string, DrawCheckName, (proof: KiteDocument) => KiteDocument]>([
  ['the link', 'chain', (proof) => ({ ...proof, link: other(proof.link ?? '') })],
  ['the terminal', 'terminal', (proof) => ({ ...proof, terminal: other(proof.terminal) })],
  ['the root', 'root', (proof) => ({ ...proof, root: other(proof.root) })],
  ['the cut', 'numbers', (proof) => ({ ...proof, cut: (proof.cut ?? 0) + 1 })],
  [
    'the stake of the bet',
    'inclusion',
    inBet(({ text }) => ({ text: text.replace(' 100', ' 200') })),
  ],
  ['the payout', 'payout', inBet(({ payout }) => ({ payout: `${payout}1` }))],
])('when %s is changed, the check named %s says so', (_, what, change) => {
  fc.assert(
    fc.property(flown, (each) => {
      expect(wrongIn(change(kiteDocument(each)))).toContain(what);
    }),
    { numRuns: 20 },
  );
});

const once: Flown = {
  length: 5,
  at: 2,
  seed: 7,
  bets: 3,
  takesAt: KITE_CEILING,
  calledMs: null,
  wasAway: false,
};

test('before the string is cut, or where the flight was void, nothing is called wrong', () => {
  const proof = kiteDocument(once);
  expect(verifyKite({ ...proof, link: null, cut: null }).state).toBe('unknown');
  expect(verifyKite({ ...proof, cut: null }).state).toBe('unknown');
  expect(verifyKite({ ...proof, mappingVersion: 2 }).state).toBe('unknown');
});

test('a call after the cut pays nothing, and no call the stake alone where the house was away', () => {
  const stake = 1_000n;
  const back = (of: Partial<Flown>) => {
    const { takesAt, calledMs, wasAway } = { ...once, ...of };
    return kiteBack({ stake, takesAt }, { cut: 200, wasAway, calledMs });
  };
  expect(back({ calledMs: msTo(200) })).toBe(0n);
  expect(back({ calledMs: msTo(200) - 1 })).toBe(1_990n);
  expect(back({ takesAt: 200 })).toBe(2_000n);
  expect(back({ takesAt: 201 })).toBe(0n);
  expect(back({ wasAway: true })).toBe(stake);
  expect(back({ wasAway: true, takesAt: 150 })).toBe(1_500n);
});

test('a document with a wrong field is refused by its name', () => {
  const proof = kiteDocument(once);
  expect(readKite({ ...proof, wasAway: 1 })).toEqual({ wrong: 'wasAway' });
  expect(readKite({ ...proof, bet: { ...proof.bet, calledMs: -1 } })).toEqual({ wrong: 'bet' });
});

describe('a ticket of the kite', () => {
  const ticket = {
    wagerId: '0194f2a0-0000-7000-8000-000000000001',
    issue: '20261127-0042',
    stake: 1_050n,
    takesAt: 231,
    asset: 'BDT',
  } as const;
  const text = kiteTicketText(ticket);

  test('is one line that is read back as it was', () => {
    expect(text).toBe('kite-1 0194f2a0-0000-7000-8000-000000000001 20261127-0042 1050 231 BDT');
    expect(readKiteTicket(text)).toEqual(ticket);
  });
  test.each<[string, string]>([
    ['another format', text.replace('kite-1', 'kite-2')],
    ['no stake', text.replace(' 1050 ', ' 0 ')],
    ['an order of 1.00', text.replace(' 231 ', ' 100 ')],
    ['an order over the ceiling', text.replace(' 231 ', ' 100001 ')],
    ['an unknown currency', text.replace('BDT', 'XYZ')],
    ['more text', `${text} more`],
  ])('with %s is none', (_, changed) => {
    expect(readKiteTicket(changed)).toBeNull();
  });
  test('is never written in a form that is not read', () => {
    expect(() => kiteTicketText({ ...ticket, issue: 'a b' })).toThrow('issue');
    expect(() => kiteTicketText({ ...ticket, takesAt: 100 })).toThrow('taken at 100');
  });
});
