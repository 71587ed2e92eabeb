import { describe, expect, it } from 'vitest';
import { oppositeBets, type Played } from './opposite.ts';
import { circles, type Flow, fromNewPlaces, passedOn } from './team-money.ts';

const AT = new Date('2026-03-01T06:00:00.000Z');
const flow = (fromId: string, toId: string, amount: bigint): Flow => ({
  fromId,
  toId,
  amount,
  count: 1,
  since: AT,
  until: AT,
});
const purse = (memberId: string, deposited: bigint, staked: bigint) => ({
  memberId,
  deposited,
  staked,
});
const members = (facts: readonly { members: readonly string[] }[]) =>
  facts.map((fact) => fact.members);

describe('the fact passed-on', () => {
  const sent = [flow('dipu', 'esha', 1_000_00n)];
  it('is found when most of the money received went on, hardly staked', () => {
    expect(members(passedOn(sent, [purse('dipu', 1_000_00n, 1_000_00n)]))).toEqual([
      ['dipu', 'esha'],
    ]);
  });

  it.each([
    ['who played with it', purse('dipu', 1_000_00n, 1_500_01n)],
    ['who kept more than a fifth', purse('dipu', 1_250_01n, 1_000_00n)],
  ])('is not found for %s', (_, own) => {
    expect(passedOn(sent, [own])).toEqual([]);
  });

  it('counts team transfers received as well, and ignores small amounts', () => {
    const through = [flow('anwar', 'dipu', 5_000_00n), flow('dipu', 'esha', 4_000_00n)];
    expect(passedOn(through, [purse('dipu', 0n, 5_000_00n)])).toHaveLength(1);
    expect(passedOn([flow('dipu', 'esha', 999_99n)], [purse('dipu', 999_99n, 0n)])).toEqual([]);
  });
});

describe('the fact new-place', () => {
  it('names sender and receiver, and ignores small amounts', () => {
    const strange = [flow('dipu', 'esha', 1_000_00n), flow('dipu', 'farid', 999_99n)];
    expect(fromNewPlaces(strange)).toMatchObject([
      { code: 'new-place', members: ['dipu', 'esha'], amount: 1_000_00n, count: 1 },
    ]);
  });
});

describe('the fact circle', () => {
  const both = [flow('dipu', 'esha', 3_000_00n), flow('esha', 'dipu', 2_000_00n)];
  it('is money both ways while one end hardly played, counted once by the smaller way', () => {
    const [found, ...more] = circles(both, [purse('dipu', 3_000_00n, 3_000_00n)]);
    expect(found).toMatchObject({ members: ['dipu', 'esha'], amount: 2_000_00n, count: 2 });
    expect(more).toEqual([]);
  });

  it('is not found where both play, or where money goes one way', () => {
    const players = [purse('dipu', 0n, 9_000_00n), purse('esha', 0n, 9_000_00n)];
    expect(circles(both, players)).toEqual([]);
    expect(circles(both.slice(0, 1), [purse('dipu', 3_000_00n, 0n)])).toEqual([]);
  });
});

describe('the fact opposite bets', () => {
  const side = (round: number, memberId: string, paid: bigint, laterMs = 0): Played => ({
    round: `r${round}`,
    game: 'sundial-wheel',
    memberId,
    staked: 100_00n,
    paid,
    at: new Date(AT.getTime() + round * 60_000 + laterMs),
  });
  const rounds = (count: number, others: (round: number) => bigint = () => 0n, laterMs = 0) =>
    Array.from({ length: count }, (_, round) => [
      side(round, 'anwar', 190_00n),
      side(round, 'bina', others(round), laterMs),
    ]).flat();

  it('is five rounds in which one wins what the other loses, less the edge', () => {
    expect(oppositeBets(rounds(4))).toEqual([]);
    expect(oppositeBets(rounds(5))).toMatchObject([
      { members: ['anwar', 'bina'], about: 'sundial-wheel', count: 5, amount: 1_000_00n },
    ]);
  });

  it('is not found for two who win and lose by chance, or at different times', () => {
    expect(oppositeBets(rounds(10, (round) => (round % 2 ? 190_00n : 0n)))).toEqual([]);
    expect(oppositeBets(rounds(10, () => 0n, 120_001))).toEqual([]);
    expect(oppositeBets(rounds(10, () => 50_00n))).toEqual([]);
  });
});
