import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TABLE_GAMES } from './games.ts';
import {
  isLayoutOf,
  type Layout,
  payoutOfLayout,
  readTableTicket,
  stakeOfLayout,
  type TableTicket,
  tableTicketText,
} from './ticket.ts';
import { validOfLayouts } from './valid-turnover.ts';

const standard = { rules: 'standard', opening: [] };
const dragonTiger = TABLE_GAMES['dragon-tiger'].tableOf(standard);
const roulette = TABLE_GAMES.roulette.tableOf({ rules: 'european', opening: [] });
const baccarat = TABLE_GAMES.baccarat.tableOf({ rules: 'commission', opening: [] });

const layoutOf = (chips: Readonly<Record<string, number>>): Layout =>
  Object.entries(chips).map(([spot, stake]) => ({ spot, stake: BigInt(stake) }));

const ticket: TableTicket = {
  wagerId: '0194f2a0-0000-7000-8000-000000000001',
  tableCode: 'andar-bahar-low',
  game: 'andar-bahar',
  rules: 'standard',
  issue: '20261127-120000',
  opening: [17],
  layout: layoutOf({ andar: 1_000, 'count-1-5': 500 }),
  asset: 'BDT',
};

describe('a ticket of a table', () => {
  test('is one line that is read back as it was', () => {
    const text = tableTicketText(ticket);
    expect(text).toBe(
      'table-1 0194f2a0-0000-7000-8000-000000000001 andar-bahar-low andar-bahar standard 20261127-120000 17 andar:1000,count-1-5:500 BDT',
    );
    expect(readTableTicket(text)).toEqual(ticket);
    const closed = {
      ...ticket,
      game: 'roulette',
      rules: 'european',
      opening: [],
      layout: layoutOf({ red: 5 }),
    };
    expect(readTableTicket(tableTicketText(closed))).toEqual(closed);
  });
  test.each<[string, (text: string) => string]>([
    ['another format', (text) => text.replace('table-1', 'table-2')],
    ['an unknown game', (text) => text.replace(' andar-bahar ', ' faro ')],
    ['rules that the game does not have', (text) => text.replace('standard', 'toString')],
    ['a spot that the table does not have', (text) => text.replace('andar:', 'red:')],
    ['a spot twice', (text) => text.replace('count-1-5:', 'andar:')],
    [
      'spots in another order',
      (text) => text.replace('andar:1000,count-1-5:500', 'count-1-5:500,andar:1000'),
    ],
    ['no stake', (text) => text.replace('andar:1000', 'andar:0')],
    ['an unknown currency', (text) => text.replace('BDT', 'XYZ')],
    ['more text', (text) => `${text} more`],
  ])('with %s is none', (_, change) => {
    expect(readTableTicket(change(tableTicketText(ticket)))).toBeNull();
  });
  test('is never written in a form that is not read', () => {
    expect(() => tableTicketText({ ...ticket, issue: 'a b' })).toThrow('issue');
    expect(() => tableTicketText({ ...ticket, layout: [] })).toThrow('layout');
  });
});

test('a layout pays the sum of its chips, each truncated by itself', () => {
  const layout = layoutOf({ dragon: 333, tie: 101 });
  expect(stakeOfLayout(layout)).toBe(434n);
  expect(payoutOfLayout(dragonTiger, layout, [4, 5])).toEqual({
    payout: 166n + 909n,
    returned: 166n,
  });
  expect(payoutOfLayout(dragonTiger, layout, [8, 5])).toEqual({ payout: 666n, returned: 0n });
  expect(isLayoutOf(dragonTiger, layout)).toBe(true);
});

describe('valid turnover at a table', () => {
  const red: readonly number[] = [1];
  test('of red and black only the difference counts, also in two bets', () => {
    expect(validOfLayouts(roulette, [layoutOf({ red: 500, black: 300 })], red)).toEqual([200n]);
    expect(
      validOfLayouts(roulette, [layoutOf({ red: 500 }), layoutOf({ black: 300 })], red),
    ).toEqual([200n, 0n]);
  });
  test('red and odd are no opposites', () => {
    expect(validOfLayouts(roulette, [layoutOf({ red: 500, odd: 300 })], red)).toEqual([800n]);
  });
  test('one chip on every pocket is no risk', () => {
    const all = Object.fromEntries(Array.from({ length: 37 }, (_, n) => [`straight-${n}`, 100]));
    expect(validOfLayouts(roulette, [layoutOf(all)], red)).toEqual([0n]);
  });
  test('a push and the half that came back do not count', () => {
    const tie = [0, 0, 4, 4, 8, 8];
    expect(
      validOfLayouts(baccarat, [layoutOf({ player: 500, tie: 100 })], tie.slice(0, 4)),
    ).toEqual([100n]);
    expect(validOfLayouts(dragonTiger, [layoutOf({ dragon: 500 })], [4, 5])).toEqual([250n]);
  });
  test('is never below zero, and never more than was staked', () => {
    const spots = roulette.spots.map(({ code }) => code);
    const layouts = fc.array(
      fc
        .dictionary(fc.constantFrom(...spots), fc.integer({ min: 1, max: 1_000 }), { minKeys: 1 })
        .map(layoutOf),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(layouts, fc.nat(36), (bets, pocket) => {
        validOfLayouts(roulette, bets, [pocket]).forEach((valid, at) => {
          expect(valid).toBeGreaterThanOrEqual(0n);
          expect(valid).toBeLessThanOrEqual(stakeOfLayout(bets[at] ?? []));
        });
      }),
    );
  });
});
