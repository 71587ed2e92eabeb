import type { RoundOfWager } from '@nokshi/contract/player/records.ts';
import { spotsBn } from '@nokshi/contract/words/spots-bn.ts';
import { expect, test } from 'vitest';
import { chosenOfRound, drawnOfRound, issueOfRound } from './say-rounds.ts';

const table: RoundOfWager = {
  kind: 'table',
  game: 'baccarat',
  issue: '20261127-0042',
  opening: [],
  numbers: [0, 13, 50],
  layout: [
    { spot: 'banker', stake: '50.00' },
    { spot: 'tie', stake: '10.00' },
  ],
  state: 'LOST',
};
const kite: RoundOfWager = {
  kind: 'kite',
  issue: '20261127-0043',
  order: 250,
  taken: 250,
  cut: 1_024,
  state: 'TAKEN',
};

test('a bet at a table is said with its chips and its cards, in the language of the reader', () => {
  expect(issueOfRound(table)).toBe('20261127-0042');
  expect(chosenOfRound('EN', table)).toBe('Banker 50.00; Tie 10.00');
  expect(chosenOfRound('BN', table)).toBe(
    `${spotsBn['spot.baccarat.banker']} 50.00; ${spotsBn['spot.baccarat.tie']} 10.00`,
  );
  expect(drawnOfRound(table)).toBe('A♠ 4♥ K♦');
  expect(drawnOfRound({ ...table, game: 'roulette', numbers: [17] })).toBe('17');
  expect(drawnOfRound({ ...table, numbers: null })).toBe('');
});

test('a bet on the kite is said with its order and the height of the cut', () => {
  expect(chosenOfRound('EN', kite)).toBe('Auto cash-out at 2.50×');
  expect(chosenOfRound('EN', { ...kite, order: null })).toBe('No auto cash-out');
  expect(drawnOfRound(kite)).toBe('10.24');
});

test.each([
  [
    { kind: 'dice', stake: '1.00', side: 'under', at: 5_000 },
    { kind: 'dice', rolled: 123, pays: 19_800 },
    '< 50.00',
    '1.23',
  ],
  [
    { kind: 'mines', stake: '1.00', mines: 3 },
    { kind: 'mines', opened: [4], pays: 0, next: null, mines: [4, 11, 20] },
    '3',
    '5 12 21',
  ],
  [
    { kind: 'plinko', stake: '1.00', rows: 8, risk: 'high' },
    { kind: 'plinko', path: [1, 1, 1, 1, 1, 1, 1, 1], bin: 8, pays: 2_800 },
    '8 high',
    '9',
  ],
  [
    { kind: 'blackjack', spots: [{ spot: 1, stake: '10.00' }] },
    { kind: 'blackjack', dealer: [51, 36], spots: [], turn: null },
    '1',
    'K♣ 10♠',
  ],
] as const)('a round of %j alone is said with what was drawn', (bet, state, chosen, drawn) => {
  const round = { kind: 'instant', bet, state } as unknown as RoundOfWager;
  expect(issueOfRound(round)).toBe('');
  expect(chosenOfRound('EN', round)).toBe(chosen);
  expect(drawnOfRound(round)).toBe(drawn);
});
