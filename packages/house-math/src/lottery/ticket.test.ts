import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { simulationRandom } from '../fairness/simulation.ts';
import { FAMILIES } from './families.ts';
import type { Numbers, Play } from './play.ts';
import { decidedChance, settle, stakeFor, type Terms, unitPrizes } from './pricing.ts';
import { writeSelection } from './selection-text.ts';
import { selectionOf } from './testing/selections.ts';
import { ticketOf } from './testing/tickets.ts';
import { payoutOf, readTicketText, stakeOf, type Ticket, ticketText, unitsOf } from './ticket.ts';
import { tuplesOf } from './tuples.ts';

const DAY = '2026-11-27';
const PLAYS = Object.values(FAMILIES).flatMap((family) =>
  family.plays(DAY).map((play) => [`${family.code} ${play.code}`, family, play] as const),
);

test('ticket: a bet is one line of text, and the line reads back as the bet', () => {
  const ticket = ticketOf({ multiple: 3, unitPrice: 2n, asset: 'FUN', base: 1_800 });
  const text = ticketText({ ...ticket, multiple: 10 });
  expect(text).toBe(
    'ticket-1 0194f2a0-0000-7000-8000-000000000001 wingo-1m wingo 20261127-0001 2026-11-27 size 0 2 10 1800 1956 base FUN',
  );
  expect(readTicketText(text)).toEqual({ ...ticket, multiple: 10 });
  const withOdds = ticketOf({ prizes: [1_950, 1_960] });
  expect(readTicketText(ticketText(withOdds))).toEqual(withOdds);
});

test('ticket: a bet on any play of any family reads back the same', () => {
  const random = simulationRandom(11);
  for (const [, family, play] of PLAYS) {
    const selection = writeSelection(selectionOf(play, random));
    const ticket = ticketOf({ family: family.code, play: play.code, selection });
    expect(readTicketText(ticketText(ticket))).toEqual(ticket);
  }
});

test.each<[string, (text: string) => string]>([
  ['another version of the text', (text) => text.replace('ticket-1', 'ticket-2')],
  ['a field more', (text) => `${text} more`],
  ['two blanks', (text) => text.replace(' size', '  size')],
  ['a line break', (text) => `${text}\n`],
  ['a play that the family does not have', (text) => text.replace(' size ', ' length ')],
  ['a family that does not exist', (text) => text.replace(' wingo ', ' bingo ')],
  ['a selection that the play does not accept', (text) => text.replace(' 0 2000 ', ' 2 2000 ')],
  ['a selection that is not canonical', (text) => text.replace(' 0 2000 ', ' 10 2000 ')],
  ['a leading zero', (text) => text.replace(' 2000 ', ' 02000 ')],
  ['a stake below the smallest unit', (text) => text.replace(' 2000 1 ', ' 2 1 ')],
  ['a base above the ceiling', (text) => text.replace(' 1900 ', ' 1957 ')],
  ['a ceiling that returns more than is staked', (text) => text.replace(' 1956 ', ' 2001 ')],
  ['odds for one prize of two', (text) => text.replace(' base ', ' 1950 ')],
  ['an unknown asset', (text) => text.replace(' BDT', ' XYZ')],
])('ticket: a text with %s is not read', (_, change) => {
  const text = ticketText(ticketOf());
  expect(readTicketText(text)).not.toBeNull();
  expect(change(text)).not.toBe(text);
  expect(readTicketText(change(text))).toBeNull();
});

test('ticket: every character of the text matters: a changed one reads as another bet or as none', () => {
  const text = ticketText(ticketOf({ play: 'number', selection: '37' }));
  const other = fc.constantFrom(...'0123456789abcdef -,.|x');
  fc.assert(
    fc.property(fc.nat(text.length - 1), other, (at, character) => {
      const changed = text.slice(0, at) + character + text.slice(at + 1);
      const ticket = readTicketText(changed);
      if (ticket) expect(ticketText(ticket)).toBe(changed);
    }),
  );
});

test('ticket: fields that a line cannot hold are refused when it is written', () => {
  expect(() => ticketText(ticketOf({ issue: 'two words' }))).toThrow('issue');
  expect(() => ticketText(ticketOf({ wagerId: 'wgr_1' }))).toThrow('wagerId');
  expect(() => ticketText(ticketOf({ multiple: 0 }))).toThrow('multiple');
});

test.each<[string, Partial<Ticket>, Numbers, { prize: bigint; rebate: bigint; returned: bigint }]>([
  ['a won unit: 2.00 x 0.95 x 2', {}, [7], { prize: 380n, rebate: 5n, returned: 0n }],
  ['a lost unit leaves the rebate', {}, [2], { prize: 0n, rebate: 5n, returned: 0n }],
  [
    'the multiple before anything is truncated: 0.02 x 100',
    { unitPrice: 20n, multiple: 100 },
    [7],
    { prize: 380n, rebate: 5n, returned: 0n },
  ],
  [
    'a price of 0.002 with a multiple that gives whole paisa',
    { unitPrice: 2n, multiple: 1_000 },
    [7],
    { prize: 380n, rebate: 5n, returned: 0n },
  ],
  ['its own odds', { prizes: [1_985, 2_000] }, [7], { prize: 397n, rebate: 5n, returned: 0n }],
  [
    'two sides of which one wins',
    { selection: '01', base: 1_956 },
    [7],
    { prize: 391n, rebate: 0n, returned: 0n },
  ],
])('ticket: pays %s', (_, change, numbers, payout) => {
  expect(payoutOf(ticketOf(change), numbers)).toEqual(payout);
});

test('ticket: a tie returns the stake of its units, which earn no rebate; the others are decided', () => {
  const ticket = ticketOf({
    family: 'lhc',
    play: 'special-sides',
    selection: '02',
    base: 1_900,
    prizes: [1_950, 1_950, 1_950, 1_950, 1_950, 1_950, 1_950, 1_950],
  });
  expect(stakeOf(ticket)).toBe(400n);
  expect(payoutOf(ticket, [1, 2, 3, 4, 5, 6, 49])).toEqual({
    prize: 0n,
    rebate: 0n,
    returned: 400n,
  });
  expect(payoutOf(ticket, [1, 2, 3, 4, 5, 6, 26])).toEqual({
    prize: 390n,
    rebate: 11n,
    returned: 0n,
  });
});

test('ticket: a unit with a right to two prizes is paid for once and wins the dearer one', () => {
  const ticket = ticketOf({ family: 'lhc', play: 'three-for-two', selection: '.1.2.3.10' });
  expect([unitsOf(ticket), stakeOf(ticket)]).toEqual([4, 800n]);
  const [three = 0n, two = 0n] = unitPrizes(playNamed('lhc three-for-two'), ticket);
  expect(payoutOf(ticket, [1, 2, 3, 40, 41, 42, 43]).prize).toBe(three + 3n * two);
  expect(payoutOf(ticket, [1, 2, 30, 40, 41, 42, 43]).prize).toBe(2n * two);
});

test('ticket: a bet that is none is not settled', () => {
  expect(() => payoutOf(ticketOf({ selection: '9' }), [1])).toThrow('no bet');
  expect(() => unitsOf(ticketOf({ play: 'none' }))).toThrow('no bet');
});

const playNamed = (name: string) => {
  const found = PLAYS.find(([each]) => each === name);
  if (!found) throw new Error(`there is no play ${name}`);
  return found[2];
};

/** A stake of a unit of which no prize and no rebate has to be truncated. */
const dividingTerms = ({ prizes }: Play, base: number): Terms => ({
  asset: 'BDT',
  unitPrice: prizes.reduce(
    (all, prize) => all * BigInt(decidedChance(prize).n * (prize.share?.d ?? 1)),
    20_000n,
  ),
  multiple: 1,
  base,
  ceiling: 1_956,
  prizes: 'base',
});

test.each(PLAYS)(
  '%s: the prizes and the rebate return exactly the ceiling over 2000 of what is decided',
  (_, _family, play) => {
    const selection = selectionOf(play, simulationRandom(12));
    for (const base of [1_700, 1_800, 1_956]) {
      const terms = dividingTerms(play, base);
      const units = play.units(selection);
      const stake = stakeFor(play, selection, terms);
      // All over one denominator: what each prize pays on average, and what a tie returns.
      const d = play.prizes.reduce((all, { chance }) => all * BigInt(chance.d), 1n);
      const td = play.prizes.reduce((all, { tie }) => all * BigInt(tie?.d ?? 1), 1n);
      const won = unitPrizes(play, terms).reduce((all, prize, at) => {
        const { n, d: own } = play.prizes[at]?.chance ?? { n: 0, d: 1 };
        return all + (BigInt(units[at] ?? 0) * prize * BigInt(n) * d * td) / BigInt(own);
      }, 0n);
      const unitStake = terms.unitPrice / 10n;
      const tied = play.prizes.reduce((all, { tie = { n: 0, d: 1 } }, at) => {
        return all + (BigInt((units[at] ?? 0) * tie.n) * unitStake * d * td) / BigInt(tie.d);
      }, 0n);
      const decided = stake * d * td - tied;
      const rebate = (decided * BigInt(terms.ceiling - base)) / 2_000n;
      expect(won + rebate).toBe((decided * BigInt(terms.ceiling)) / 2_000n);
    }
  },
);

describe.each([
  ['wingo', tuplesOf(10, 1)],
  ['k3', tuplesOf(6, 3).map((faces) => faces.map((face) => face + 1))],
] as const)('%s, over all draws', (code, draws) => {
  const family = FAMILIES[code];
  test.each(family.plays(DAY).map((play) => [play.code, play] as const))(
    'what %s pays adds up to the ceiling over 2000 of all stakes',
    (_, play) => {
      const selection = selectionOf(play, simulationRandom(13));
      const terms = dividingTerms(play, 1_850);
      const paid = draws.reduce((all, numbers) => {
        const { prize, rebate } = settle({ play, selection, terms }, numbers);
        return all + prize + rebate;
      }, 0n);
      const staked = stakeFor(play, selection, terms) * BigInt(draws.length);
      expect(paid).toBe((staked * 1_956n) / 2_000n);
    },
  );
});
