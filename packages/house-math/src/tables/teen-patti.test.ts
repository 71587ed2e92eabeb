import { describe, expect, test } from 'vitest';
import { percentOf } from '../fraction.ts';
import { CARDS } from './cards.ts';
import { edgeOf, spotOf } from './table.ts';
import { DEALS_OF_TWO, teenPatti, TIES_OF_TWO } from './teen-patti.ts';
import { HAND_COUNTS, handOf, strengthOf } from './three-cards.ts';

const edge = (code: string) => {
  const spot = spotOf(teenPatti.tableOf({ rules: 'standard', opening: [] }), code);
  return spot && percentOf(edgeOf(spot));
};

describe('teen patti', () => {
  const hands: number[][] = [];
  for (let a = 0; a < CARDS; a += 1)
    for (let b = a + 1; b < CARDS; b += 1)
      for (let c = b + 1; c < CARDS; c += 1) hands.push([a, b, c]);
  const strength = ([a = 0, b = 0, c = 0]: readonly number[]) => strengthOf(a, b, c);

  test('the 22,100 hands are 52, 48, 720, 1,096, 3,744 and 16,440', () => {
    const counts: Record<string, number> = {};
    for (const hand of hands) {
      const name = handOf(strength(hand));
      counts[name] = (counts[name] ?? 0) + 1;
    }
    expect(counts).toEqual(HAND_COUNTS);
  });
  test('ace, king, queen is the best sequence, then ace, two, three, then king, queen, jack', () => {
    const of = (...ranks: number[]) => strength(ranks.map((rank, suit) => rank * 4 + (suit % 3)));
    expect(of(0, 12, 11)).toBeGreaterThan(of(0, 1, 2));
    expect(of(0, 1, 2)).toBeGreaterThan(of(12, 11, 10));
    expect(of(1, 2, 3)).toBeLessThan(of(2, 3, 4));
    expect(handOf(of(0, 1, 12))).toBe('high');
  });
  test('two hands tie as often as the table says, so both seats return the same', () => {
    const alike = new Map<number, number[][]>();
    for (const hand of hands)
      alike.set(strength(hand), [...(alike.get(strength(hand)) ?? []), hand]);
    let ties = 0;
    for (const group of alike.values())
      for (const one of group)
        for (const other of group) if (other.every((card) => !one.includes(card))) ties += 1;
    expect(BigInt(ties)).toBe(TIES_OF_TWO);
    expect(DEALS_OF_TWO).toBe(22_100n * 18_424n);
    expect(edge('a')).toBe('0.99');
    expect(edge('a-pair-plus')).toBe('2.13');
  });
});
