import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TABLE_GAMES, type TableGameCode } from '../tables/games.ts';
import { type ProvenBet, readTable, type TableDocument } from './draw-proof.ts';
import type { DrawCheckName } from './shared-draw.ts';
import { type PlayedRound, tableDocument } from './testing/table-document.ts';
import { verifyTable } from './verify-table.ts';

const played = fc.record<PlayedRound>({
  game: fc.constantFrom(...(Object.keys(TABLE_GAMES) as TableGameCode[])),
  rule: fc.nat(3),
  length: fc.integer({ min: 1, max: 20 }),
  at: fc.nat(),
  seed: fc.nat(1_000_000),
  bets: fc.integer({ min: 1, max: 9 }),
});

const wrongIn = (proof: TableDocument): DrawCheckName[] =>
  verifyTable(proof).checks.flatMap(({ what, state }) => (state === 'wrong' ? [what] : []));

test('a round of any table, and a bet on it, is verified from its document alone', () => {
  fc.assert(
    fc.property(played, (each) => {
      const proof = tableDocument(each);
      expect(readTable(JSON.parse(JSON.stringify(proof)))).toEqual({ proof });
      const { state, checks } = verifyTable(proof);
      expect([state, checks.map(({ what }) => what)]).toEqual([
        'verified',
        ['chain', 'terminal', 'opening', 'root', 'inclusion', 'numbers', 'payout'],
      ]);
    }),
    { numRuns: 50 },
  );
});

const inBet =
  (change: (bet: ProvenBet) => Partial<ProvenBet>) =>
  (proof: TableDocument): TableDocument =>
    proof.bet ? { ...proof, bet: { ...proof.bet, ...change(proof.bet) } } : proof;
const other = (text: string) => (text.startsWith('1') ? '2' : '1') + text.slice(1);
test.each<[string, DrawCheckName, (proof: TableDocument) => TableDocument]>([
  ['the link', 'chain', (proof) => ({ ...proof, link: other(proof.link ?? '') })],
  ['the terminal', 'terminal', (proof) => ({ ...proof, terminal: other(proof.terminal) })],
  ['what lay open', 'opening', (proof) => ({ ...proof, opening: [...proof.opening, 1] })],
  ['the root', 'root', (proof) => ({ ...proof, root: other(proof.root) })],
  ['the numbers', 'numbers', (proof) => ({ ...proof, numbers: [...(proof.numbers ?? []), 1] })],
  [
    'the text of the bet',
    'inclusion',
    inBet(({ text }) => ({ text: text.replace(':1000', ':2000') })),
  ],
  ['the payout', 'payout', inBet(({ payout }) => ({ payout: `${payout}1` }))],
])('when %s is changed, the check named %s says so', (_, what, change) => {
  fc.assert(
    fc.property(played, (each) => {
      expect(wrongIn(change(tableDocument(each)))).toContain(what);
    }),
    { numRuns: 20 },
  );
});

test('before it is drawn, or where it was void, nothing is called wrong', () => {
  const proof = tableDocument({ game: 'roulette', rule: 0, length: 5, at: 2, seed: 7, bets: 3 });
  expect(verifyTable({ ...proof, link: null, numbers: null }).state).toBe('unknown');
  expect(verifyTable({ ...proof, numbers: null }).state).toBe('unknown');
  expect(verifyTable({ ...proof, game: 'faro' }).state).toBe('unknown');
});

test('a document with a wrong field is refused by its name', () => {
  const proof = tableDocument({ game: 'sic-bo', rule: 0, length: 5, at: 2, seed: 7, bets: 3 });
  expect(readTable({ ...proof, opening: [-1] })).toEqual({ wrong: 'opening' });
  expect(readTable({ ...proof, format: 'nokshi-draw-1' })).toEqual({ wrong: 'format' });
});
