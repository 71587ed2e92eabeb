import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from '../fairness/sha256.ts';
import { FAMILIES, type FamilyCode } from '../lottery/families.ts';
import { type DrawDocument, type ProvenTicket, readDraw } from './draw-proof.ts';
import { type DrawnBets, drawDocument } from './testing/draw-document.ts';
import type { DrawCheckName } from './shared-draw.ts';
import { verifyDraw } from './verify-draw.ts';

const FAMILY_CODES = Object.keys(FAMILIES) as FamilyCode[];

const drawn = fc
  .record({
    family: fc.constantFrom(...FAMILY_CODES),
    seed: fc.nat(1_000_000),
    lanes: fc.array(fc.nat(9), { maxLength: 4 }),
    length: fc.integer({ min: 1, max: 30 }),
    at: fc.nat(),
  })
  .map(
    ({ length, at, ...bets }): DrawnBets => ({
      ...bets,
      chain: { seed: sha256(String(bets.seed)), length },
      number: 1 + (at % length),
    }),
  );
const withTicket = drawn.map(({ lanes, ...rest }) => ({ ...rest, lanes: [...lanes, 3] }));

const wrongChecks = (proof: DrawDocument): DrawCheckName[] =>
  verifyDraw(proof).checks.flatMap(({ what, state }) => (state === 'wrong' ? [what] : []));

/** Another text of the same form: one digit is changed. */
const flipped = (text: string, at: number): string => {
  const place = at % text.length;
  return text.slice(0, place) + (text[place] === '1' ? '2' : '1') + text.slice(place + 1);
};

test('a draw of any family, and a bet on it, is verified from its document alone', () => {
  fc.assert(
    fc.property(drawn, (each) => {
      const proof = drawDocument(each);
      const read = readDraw(JSON.parse(JSON.stringify(proof)));
      expect(read).toEqual({ proof });
      expect(verifyDraw(proof)).toEqual({
        state: 'verified',
        checks: verifyDraw(proof).checks.map(({ what }) => ({ what, state: 'ok' })),
      });
      expect(verifyDraw(proof).checks).toHaveLength(proof.ticket ? 6 : 4);
    }),
  );
});

type Change = (proof: DrawDocument, at: number) => DrawDocument;

const inLane =
  (change: (lane: DrawDocument['lanes'][number], at: number) => object): Change =>
  (proof, at) => {
    const place = at % proof.lanes.length;
    const lanes = proof.lanes.map((lane, i) =>
      i === place ? { ...lane, ...change(lane, at) } : lane,
    );
    return { ...proof, lanes };
  };
const inTicket =
  (change: (ticket: ProvenTicket, at: number) => object): Change =>
  (proof, at) => ({
    ...proof,
    ticket: { ...(proof.ticket as ProvenTicket), ...change(proof.ticket as ProvenTicket, at) },
  });
const inPath = (change: (step: ProvenTicket['path'][number], at: number) => object): Change =>
  inTicket(({ path }, at) => ({
    path: path.map((step, i) => (i === at % path.length ? { ...step, ...change(step, at) } : step)),
  }));

test.each<[string, DrawCheckName, Change]>([
  ['the link', 'chain', (proof, at) => ({ ...proof, link: flipped(proof.link ?? '', at) })],
  [
    'the link before',
    'chain',
    (proof, at) => ({ ...proof, before: flipped(proof.before ?? '', at) }),
  ],
  [
    'the terminal',
    'terminal',
    (proof, at) => ({ ...proof, terminal: flipped(proof.terminal, at) }),
  ],
  [
    'the number of the draw',
    'terminal',
    (proof, at) => ({ ...proof, number: proof.number + 1 + (at % 9) }),
  ],
  ['the root', 'root', (proof, at) => ({ ...proof, root: flipped(proof.root, at) })],
  ['the root of a lane', 'root', inLane(({ root }, at) => ({ root: flipped(root, at) }))],
  ['the count of a lane', 'root', inLane(({ count }, at) => ({ count: count + 1 + (at % 9) }))],
  ['the name of a lane', 'root', inLane(({ lane }, at) => ({ lane: lane + 1 + (at % 9) }))],
  ['a lane left out', 'root', (proof) => ({ ...proof, lanes: proof.lanes.slice(1) })],
  [
    'a lane named twice',
    'root',
    (proof) => ({ ...proof, lanes: [...proof.lanes, ...proof.lanes] }),
  ],
  ['the text of the bet', 'inclusion', inTicket(({ text }, at) => ({ text: flipped(text, at) }))],
  [
    'the lane of the bet',
    'inclusion',
    inTicket(({ lane }, at) => ({ lane: lane + 10 + (at % 9) })),
  ],
  [
    'the place of the bet',
    'inclusion',
    inTicket(({ place }, at) => ({ place: place + 1 + (at % 9) })),
  ],
  ['a hash of the path', 'inclusion', inPath(({ hash }, at) => ({ hash: flipped(hash, at) }))],
  [
    'a side of the path',
    'inclusion',
    inPath(({ side }) => ({ side: side === 'left' ? 'right' : 'left' })),
  ],
  ['a step of the path', 'inclusion', inTicket(({ path }) => ({ path: path.slice(1) }))],
  [
    'a number',
    'numbers',
    (proof, at) => {
      const numbers = proof.numbers ?? [];
      const place = at % numbers.length;
      // Of some families 50 is a number that may have been drawn.
      return { ...proof, numbers: numbers.with(place, numbers[place] === 50 ? 51 : 50) };
    },
  ],
  [
    'a number left out',
    'numbers',
    (proof) => ({ ...proof, numbers: (proof.numbers ?? []).slice(1) }),
  ],
  ['the day of the draw', 'payout', (proof) => ({ ...proof, drawDate: '2026-11-28' })],
  [
    'the payout',
    'payout',
    inTicket(({ payout }) => ({ payout: String(BigInt(payout ?? 0) + 1n) })),
  ],
  [
    'the rebate',
    'payout',
    inTicket(({ rebate }) => ({ rebate: String(BigInt(rebate ?? 0) + 1n) })),
  ],
])('a changed document is named by the one check that is wrong: %s', (_, what, change) => {
  fc.assert(
    fc.property(withTicket, fc.nat(), (each, at) => {
      const proof = drawDocument(each);
      if ((proof.ticket?.path.length ?? 0) === 0) return;
      const changed = change(proof, at);
      expect(readDraw(changed)).toEqual({ proof: changed });
      expect(verifyDraw(changed).state).toBe('wrong');
      expect(wrongChecks(changed)).toEqual([what]);
    }),
    { numRuns: 25 },
  );
});

test('other words for the issue, the purpose or the family draw other numbers', () => {
  const proof = drawDocument({
    family: 'lhc',
    seed: 5,
    lanes: [4, 7],
    chain: { seed: sha256('five'), length: 9 },
    number: 4,
  });
  for (const change of [{ issue: '20261127-0002' }, { purpose: 'lottery.other' }, { family: 'k3' }])
    expect(wrongChecks({ ...proof, ...change })).toEqual(['numbers']);
});

const whys = (proof: DrawDocument) =>
  Object.fromEntries(
    verifyDraw(proof).checks.map((check) => [
      check.what,
      check.state === 'unknown' ? check.why : check.state,
    ]),
  );

test('a draw without its link is not drawn yet: its root and the bet in it are checked already', () => {
  fc.assert(
    fc.property(withTicket, (each) => {
      const ticket = { ...drawDocument(each).ticket, payout: null, rebate: null } as ProvenTicket;
      const proof = { ...drawDocument(each), link: null, numbers: null, ticket };
      expect(verifyDraw(proof).state).toBe('unknown');
      const fixed = { root: 'ok', inclusion: 'ok' };
      const open = { numbers: 'not-drawn', payout: 'not-drawn', chain: 'not-drawn' };
      expect(whys(proof)).toEqual({ ...fixed, ...open, terminal: 'ok' });
      expect(whys({ ...proof, before: null })).toEqual({
        ...fixed,
        ...open,
        terminal: 'not-drawn',
      });
    }),
  );
});

test('what cannot be checked says why, and is never called verified', () => {
  const proof = drawDocument({
    family: 'wingo',
    seed: 2,
    lanes: [3],
    chain: { seed: sha256('two'), length: 9 },
    number: 1,
  });
  const ticket = proof.ticket as ProvenTicket;
  const unsettled = { ...proof, ticket: { ...ticket, payout: null } };
  expect(whys(unsettled)).toMatchObject({ numbers: 'ok', payout: 'not-settled' });
  const isVoid = { ...unsettled, numbers: null };
  expect(whys(isVoid)).toMatchObject({ numbers: 'no-numbers', payout: 'no-numbers' });
  expect(whys({ ...proof, mappingVersion: 2 })).toMatchObject({ numbers: 'unknown-mapping' });
  expect(whys({ ...proof, family: 'none' })).toMatchObject({ numbers: 'unknown-family' });
  for (const each of [unsettled, isVoid, { ...proof, mappingVersion: 2 }])
    expect(verifyDraw(each).state).toBe('unknown');
});

test('what is not a document of a draw is refused by the name of its first wrong field', () => {
  const proof = drawDocument({
    family: 'k3',
    seed: 3,
    lanes: [2],
    chain: { seed: sha256('three'), length: 2 },
    number: 2,
  });
  expect(readDraw(null)).toEqual({ wrong: 'format' });
  expect(readDraw({ ...proof, format: 'nokshi-round-1' })).toEqual({ wrong: 'format' });
  for (const [field, value] of Object.entries({
    purpose: 'two words',
    terminal: 'short',
    number: 0,
    link: 5,
    root: null,
    lanes: [{ lane: 1, count: 0, root: proof.root }],
    drawDate: 'today',
    numbers: ['1'],
    ticket: { ...proof.ticket, place: -1 },
  }))
    expect([field, readDraw({ ...proof, [field]: value })]).toEqual([field, { wrong: field }]);
});
