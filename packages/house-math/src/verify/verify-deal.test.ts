import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkOf, seedsOfDraw, terminalOf } from '../fairness/draw-chain.ts';
import { pathOf, rootOf, rootOfLanes } from '../fairness/merkle.ts';
import { plainRandom, sha256 } from '../fairness/sha256.ts';
import { oneDay } from '../tables/one-day-table.ts';
import { payoutOfLayout, type TableTicket, tableTicketText } from '../tables/ticket.ts';
import { type ProvenStage, readTable, type TableDocument } from './draw-proof.ts';
import { verifyTable } from './verify-table.ts';

const PURPOSE = 'table.one-day-low';
const LENGTH = 9;
/** The chains that the deal goes through: it may begin near the end of one. */
const chainOf = (seed: number, nth: number) => ({ seed: sha256(`${seed} ${nth}`), length: LENGTH });
const rulesAt = (opening: readonly number[]) => oneDay.tableOf({ rules: 'standard', opening });

type Dealt = { readonly seed: number; readonly first: number; readonly stage: number };
const dealt = fc.record<Dealt>({
  seed: fc.nat(1_000_000),
  first: fc.nat(LENGTH - 1),
  stage: fc.nat(2),
});

/** A deal as the house plays it, with the proof of a bet on one of its stages. */
function dealDocument({ seed, first, stage }: Dealt, drawn = 6): TableDocument {
  const cards: number[] = [];
  const deal: ProvenStage[] = [];
  const rounds: TableDocument[] = [];
  for (let at = 0; at < drawn; at += 1) {
    const chain = chainOf(seed, Math.floor((first + at) / LENGTH));
    const number = 1 + ((first + at) % LENGTH);
    const issue = `20261127-${String(7 + at).padStart(4, '0')}`;
    const ticket: TableTicket = {
      wagerId: '0194f2a0-0000-7000-8000-000000000001',
      tableCode: 'one-day-low',
      game: 'one-day',
      rules: 'standard',
      issue,
      opening: [...cards],
      layout: rulesAt(cards).spots.map(({ code: spot }) => ({ spot, stake: 1_000n })),
      asset: 'BDT',
    };
    const leaves = ticket.layout.length > 0 ? [tableTicketText(ticket)] : [];
    const lanes = leaves.length > 0 ? [{ lane: 2, count: 1, root: rootOf(sha256, leaves) }] : [];
    const root = rootOfLanes(sha256, lanes);
    const link = linkOf(sha256, chain, number);
    const terminal = terminalOf(sha256, chain);
    const seeds = seedsOfDraw(sha256, { link, draw: number, purpose: PURPOSE, issue, root });
    const numbers = rulesAt(cards).draw(plainRandom(seeds));
    deal.push({ issue, terminal, number, link, root });
    rounds.push({
      format: 'nokshi-table-1',
      purpose: PURPOSE,
      issue,
      terminal,
      number,
      before: number > 1 ? linkOf(sha256, chain, number - 1) : terminal,
      link,
      root,
      lanes,
      game: 'one-day',
      rules: 'standard',
      mappingVersion: 1,
      opening: [...cards],
      numbers,
      ...(leaves[0] && {
        bet: { text: leaves[0], lane: 2, place: 0, path: pathOf(sha256, leaves, 0), payout: null },
      }),
    });
    cards.push(...numbers);
  }
  const shown = rounds[stage] as TableDocument;
  const bet = shown.bet;
  if (!bet || drawn < 6) return { ...shown, deal };
  const table = rulesAt(shown.opening);
  const layout = table.spots.map(({ code: spot }) => ({ spot, stake: 1_000n }));
  const { payout } = payoutOfLayout(table, layout, cards);
  return { ...shown, deal, bet: { ...bet, payout: payout.toString() } };
}

const wrongIn = (proof: TableDocument) =>
  verifyTable(proof).checks.flatMap(({ what, state }) => (state === 'wrong' ? [what] : []));

test('a stage of a deal, and a bet on it, is verified from its document alone', () => {
  fc.assert(
    fc.property(dealt, (each) => {
      const proof = dealDocument(each);
      expect(readTable(JSON.parse(JSON.stringify(proof)))).toEqual({ proof });
      expect(verifyTable(proof).state).toBe('verified');
    }),
    { numRuns: 12 },
  );
});

test('a bet is not settled before the last card, and the cards before its stage are checked by then', () => {
  const { state, checks } = verifyTable(
    (({ bet, ...proof }) => ({ ...proof, ...(bet && { bet: { ...bet, payout: '1' } }) }))(
      dealDocument({ seed: 4, first: 2, stage: 2 }, 4),
    ),
  );
  expect(state).toBe('unknown');
  expect(checks.filter((check) => check.state !== 'ok')).toEqual([
    { what: 'payout', state: 'unknown', why: 'not-settled' },
  ]);
});

const other = (text: string) => (text.startsWith('1') ? '2' : '1') + text.slice(1);
const inStage =
  (at: number, change: (stage: ProvenStage) => Partial<ProvenStage>) =>
  (proof: TableDocument): TableDocument => ({
    ...proof,
    deal: proof.deal?.map((each, nth) => (nth === at ? { ...each, ...change(each) } : each)) ?? [],
  });

test.each<[string, (proof: TableDocument) => TableDocument, string]>([
  ['another card that lay there', (p) => ({ ...p, opening: [(p.opening[0] ?? 0) ^ 1] }), 'opening'],
  ['a link of an earlier stage', inStage(0, ({ link }) => ({ link: other(link) })), 'opening'],
  ['a root of an earlier stage', inStage(0, ({ root }) => ({ root: other(root) })), 'opening'],
  ['a link of a later stage', inStage(4, ({ link }) => ({ link: other(link) })), 'opening'],
  ['a stage of another deal', inStage(5, () => ({ issue: '20261127-0018' })), 'opening'],
  ['another root of this stage', inStage(1, ({ root }) => ({ root: other(root) })), 'opening'],
  [
    'another place in its deal',
    (p) => ({ ...p, issue: '20261127-0009', deal: (p.deal ?? []).slice(1) }),
    'opening',
  ],
])('%s is found', (_, change, named) => {
  expect(wrongIn(change(dealDocument({ seed: 9, first: 6, stage: 1 })))).toContain(named);
});

test('a last card from other bets is found where it decides what is paid', () => {
  const paid = (seed: number) => dealDocument({ seed, first: 6, stage: 1 });
  const changed = Array.from({ length: 30 }, (_, seed) =>
    wrongIn(inStage(5, ({ root }) => ({ root: other(root) }))(paid(seed))),
  );
  expect(changed).toContainEqual(['payout']);
});
