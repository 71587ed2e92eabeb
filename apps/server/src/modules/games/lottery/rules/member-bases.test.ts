import { describe, expect, it, test } from 'vitest';
import { baseFault, ceilingOf, MEMBER_BASES } from './member-bases.ts';
import { LOTTERIES } from './lotteries.ts';
import { isFault, lineOf, type SlipOf } from './slip.ts';

const today = '2026-03-01';
const tomorrow = '2026-03-02';

describe('a prize base that a member is given', () => {
  const fault = (
    base: number,
    { from = tomorrow, given = [] }: { from?: string; given?: { base: number; since: string }[] },
  ) => baseFault(given, { base, from, today })?.code ?? null;

  it('is within the limits, in whole steps', () => {
    for (const base of [1_698, 1_961, 1_982])
      expect(fault(base, { from: today })).toBe('lottery.base-not-offered');
    for (const base of [1_700, 1_962, 1_980]) expect(fault(base, { from: today })).toBeNull();
  });

  it('may be below the usual one where it is the first, from the day of the registration', () => {
    expect(fault(1_958, { from: today })).toBeNull();
    expect(fault(1_960, { from: tomorrow })).toBe('lottery.base-rises-only');
    expect(fault(1_962, { from: tomorrow })).toBeNull();
  });

  it('is higher than the one before, and of a later day', () => {
    const given = [{ base: 1_950, since: today }];
    expect(fault(1_950, { given })).toBe('lottery.base-rises-only');
    expect(fault(1_952, { given })).toBeNull();
    expect(fault(1_952, { given, from: today })).toBe('lottery.base-given');
    const waiting = [{ base: 1_952, since: tomorrow }, ...given];
    expect(fault(1_954, { given: waiting })).toBe('lottery.base-given');
  });
});

test('without a base of their own a member is offered all that a lottery offers', () => {
  for (const { terms } of LOTTERIES)
    expect(ceilingOf(terms.bases, MEMBER_BASES.usual)).toBe(terms.bases.bet);
  expect(ceilingOf({ bet: 1_956 }, 1_950)).toBe(1_950);
  expect(ceilingOf({ bet: 1_956 }, 1_980)).toBe(1_956);
});

test('below the lowest base of a lottery a member has its fixed odds alone', () => {
  const slip: SlipOf = {
    gameCode: 'ssc-1m',
    family: 'ssc',
    issue: '20260301-0001',
    drawDate: today,
    mode: 'Lott',
    asset: 'BDT',
    bases: { least: 1_900, usual: 1_950, bet: 1_956, house: 1_980 },
    ceiling: 1_800,
  };
  const bet = { selection: '0||||', unitPrice: '2.00' as const, multiple: 1, base: 1_800 };
  const byBase = lineOf(slip, { ...bet, play: 'five-position' });
  expect(byBase).toMatchObject({ code: 'lottery.base-not-offered' });
  const atOdds = lineOf({ ...slip, mode: 'ZY' }, { ...bet, play: 'place-size-parity' });
  expect(isFault(atOdds)).toBe(false);
  expect(atOdds).toMatchObject({ ticket: { base: 1_800, ceiling: 1_800 } });
});
