import type { ContractTerms } from '@nokshi/contract/player/agent-terms.ts';
import { contractTerms } from '@nokshi/contract/player/agent-terms.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contractStates } from './contract-states.ts';
import { fitsBelow, overMost, rangesOf, tooMuch } from './ranges.ts';
import { closedPeriod, endFrom, isPart, startFrom } from './starts.ts';
import { tiersOf, unorderedTier } from './tiers.ts';

type Tiers<K extends ContractTerms['kind']> = Extract<ContractTerms, { kind: K }>['tiers'];

const daily = (...tiers: Tiers<'daily'>): ContractTerms => ({
  kind: 'daily',
  includesSelf: false,
  tiers,
});
const flat = (rate: string) => daily({ dailyBet: '0', activeMembers: 0, rate });
const dividend = (
  period: 'D' | 'W' | 'H' | 'M',
  { carries = true, rate = '10' }: { carries?: boolean; rate?: string } = {},
): ContractTerms => ({
  kind: 'dividend',
  period,
  carries,
  includesSelf: false,
  tiers: [{ validBet: '0', loss: '0', activeMembers: 0, rate }],
});
const realTime = (winRate: string, lossRate: string, singleBet = '100'): ContractTerms => ({
  kind: 'real-time',
  includesSelf: false,
  tiers: [{ singleBet, winRate, lossRate }],
});

describe('tiers', () => {
  const two = (bet: string, heads: number, rate: string) =>
    unorderedTier(
      tiersOf(
        daily(
          { dailyBet: '1000', activeMembers: 5, rate: '1' },
          { dailyBet: bet, activeMembers: heads, rate },
        ),
      ),
    );

  it('rise where one condition and one rate grow and none falls', () => {
    expect(unorderedTier(tiersOf(flat('1')))).toBeNull();
    expect(two('2000', 5, '1.01')).toBeNull();
    expect(two('1000', 6, '1.01')).toBeNull();
  });

  it.each([
    ['the same conditions', two('1000', 5, '2')],
    ['a condition that falls', two('2000', 4, '2')],
    ['the same rate', two('2000', 6, '1.00')],
    ['a rate that falls', two('2000', 6, '0.99')],
  ])('do not with %s', (_, at) => expect(at).toBe(2));

  it.each(['0', '0.00', '100.01', '1.005', '-1', '1e1', ''])('have no rate of %s', (rate) =>
    expect(contractTerms.safeParse(flat(rate)).success).toBe(false),
  );
});

describe('the offer rule', () => {
  const own = daily(
    { dailyBet: '1000', activeMembers: 5, rate: '1' },
    { dailyBet: '5000', activeMembers: 10, rate: '2' },
  );
  const one = (dailyBet: string, activeMembers: number, rate: string) =>
    tooMuch(own, daily({ dailyBet, activeMembers, rate }));

  it('lets pass what is the same or less, and each tier that asks for more', () => {
    expect(tooMuch(own, own)).toBeNull();
    expect(one('1000', 5, '0.5')).toBeNull();
    expect(one('9000', 10, '2')).toBeNull();
  });

  it.each([
    ['more than the highest rate', one('9000', 99, '2.01')],
    ['the higher rate for the conditions of the lower one', one('1000', 10, '1.5')],
    ['an own rate for fewer members', one('5000', 9, '2')],
    ['the lowest rate for less', one('999.99', 5, '1')],
  ])('refuses %s', (_, fault) => expect(fault).toEqual({ because: 'rate', tier: 1 }));

  it('names the first tier that gives too much', () => {
    const offered = daily(
      { dailyBet: '1000', activeMembers: 5, rate: '1' },
      { dailyBet: '2000', activeMembers: 5, rate: '1.5' },
    );
    expect(tooMuch(own, offered)).toEqual({ because: 'rate', tier: 2 });
  });

  it('compares the rates of won and of lost bets each by itself', () => {
    expect(tooMuch(realTime('1', '2'), realTime('1', '2'))).toBeNull();
    expect(tooMuch(realTime('1', '2'), realTime('1.01', '0.01'))).not.toBeNull();
    expect(tooMuch(realTime('1', '2'), realTime('0.01', '2.01'))).not.toBeNull();
    expect(tooMuch(realTime('1', '2'), realTime('1', '2', '99.99'))).not.toBeNull();
  });

  it('takes the own period or a longer one, and a loss that is carried on', () => {
    expect(tooMuch(dividend('H'), dividend('M'))).toBeNull();
    expect(tooMuch(dividend('H'), dividend('W'))).toEqual({ because: 'period' });
    expect(tooMuch(dividend('W'), dividend('W', { carries: false }))).toEqual({ because: 'carry' });
    expect(tooMuch(dividend('W', { carries: false }), dividend('W'))).toBeNull();
  });

  it('shows the range of every field from the first own tier to the last', () => {
    expect(rangesOf(own)).toEqual({
      dailyBet: { from: '1000', to: '5000' },
      activeMembers: { from: '5', to: '10' },
      rate: { from: '1', to: '2' },
    });
  });

  it('holds the house to its highest rates', () => {
    const most = { dividend: '60', daily: '3', hourly: '2.5', win: '1', loss: '2' };
    expect(overMost(flat('3'), most)).toBeNull();
    expect(overMost(flat('3.01'), most)).toBe('3');
    expect(overMost(realTime('1', '2'), most)).toBeNull();
    expect(overMost(realTime('1', '2.01'), most)).toBe('2');
    expect(overMost(dividend('M', { rate: '60.01' }), most)).toBe('60');
  });

  it('lets nobody pass on what is not received, and nothing through two hands', () => {
    const terms = fc
      .tuple(fc.nat(4), fc.nat(4), fc.integer({ min: 1, max: 9 }))
      .map(([dailyBet, activeMembers, rate]) => ({
        dailyBet: `${dailyBet}`,
        activeMembers,
        rate: `${rate}`,
      }));
    const any = fc.array(terms, { minLength: 1, maxLength: 3 }).map((tiers) => daily(...tiers));
    fc.assert(
      fc.property(any, any, any, (top, middle, below) => {
        fc.pre(fitsBelow(top, middle) && fitsBelow(middle, below));
        expect(fitsBelow(top, below)).toBe(true);
      }),
    );
    expect(fitsBelow(null, flat('0.01'))).toBe(false);
    expect(fitsBelow(dividend('D', { rate: '90' }), flat('0.01'))).toBe(false);
  });
});

describe('boundaries', () => {
  const hourly: ContractTerms = {
    kind: 'hourly',
    includesSelf: false,
    tiers: [{ hourBet: '0', rate: '1' }],
  };
  const next = (terms: ContractTerms, at: string) =>
    startFrom(terms, { at: new Date(at), until: null }).toISOString();

  it.each([
    [
      'a day at midnight in Dhaka',
      flat('1'),
      '2026-03-10T06:00:00.000Z',
      '2026-03-10T18:00:00.000Z',
    ],
    ['that very midnight', flat('1'), '2026-03-10T18:00:00.000Z', '2026-03-10T18:00:00.000Z'],
    ['a week on Monday', dividend('W'), '2026-03-10T06:00:00.000Z', '2026-03-15T18:00:00.000Z'],
    [
      'a half-month on the 16th',
      dividend('H'),
      '2026-03-10T06:00:00.000Z',
      '2026-03-15T18:00:00.000Z',
    ],
    ['and on the 1st', dividend('H'), '2026-03-16T06:00:00.000Z', '2026-03-31T18:00:00.000Z'],
    ['a month on the 1st', dividend('M'), '2026-03-10T06:00:00.000Z', '2026-03-31T18:00:00.000Z'],
    ['an hour on the hour', hourly, '2026-03-10T06:00:00.001Z', '2026-03-10T07:00:00.000Z'],
    [
      'a bucket each five minutes',
      realTime('1', '1'),
      '2026-03-10T12:04:59.999Z',
      '2026-03-10T12:05:00.000Z',
    ],
    [
      'at once on its edge',
      realTime('1', '1'),
      '2026-03-10T12:05:00.000Z',
      '2026-03-10T12:05:00.000Z',
    ],
  ])('begin %s', (_, terms, at, starts) => expect(next(terms, at)).toBe(starts));

  it('close the last period before the running one', () => {
    const closed = (terms: ContractTerms, at: string) => {
      const { start, end } = closedPeriod(terms, new Date(at));
      return [start.toISOString(), end.toISOString()];
    };
    expect(closed(dividend('H'), '2026-03-10T06:00:00.000Z')).toEqual([
      '2026-02-15T18:00:00.000Z',
      '2026-02-28T18:00:00.000Z',
    ]);
    expect(closed(realTime('1', '1'), '2026-03-10T12:05:00.000Z')).toEqual([
      '2026-03-10T12:00:00.000Z',
      '2026-03-10T12:05:00.000Z',
    ]);
  });

  it('end a contract with its running period, and one that has not begun at its start', () => {
    const startsAt = new Date('2026-03-10T18:00:00.000Z');
    const end = (at: string) => endFrom({ terms: flat('1'), startsAt }, new Date(at)).toISOString();
    expect(end('2026-03-12T06:00:00.000Z')).toBe('2026-03-12T18:00:00.000Z');
    expect(end('2026-03-09T06:00:00.000Z')).toBe(startsAt.toISOString());
    const week = { terms: dividend('W'), startsAt: new Date('2026-03-31T18:00:00.000Z') };
    expect(endFrom(week, new Date('2026-03-31T06:00:00.000Z'))).toEqual(week.startsAt);
  });

  it.each([
    ['a week after a month', 'W', '2026-03-31T18:00:00.000Z', true],
    ['a month after a week', 'M', '2026-03-15T18:00:00.000Z', true],
    ['a half-month after a month', 'H', '2026-03-31T18:00:00.000Z', false],
    ['a day after a week', 'D', '2026-03-15T18:00:00.000Z', false],
  ] as const)('leave no day without a contract: %s', (_, period, until, part) => {
    const at = new Date('2026-03-11T06:00:00.000Z');
    const startsAt = startFrom(dividend(period), { at, until: new Date(until) });
    expect(startsAt.toISOString()).toBe(until);
    expect(isPart({ kind: 'dividend', period, startsAt })).toBe(part);
  });
});

it('a contract begins as an offer, and nothing follows its end (S-047)', () => {
  expect(contractStates.starts).toEqual(['OFFERED']);
  expect(contractStates.open).toEqual(['OFFERED', 'ACTIVE', 'ENDING']);
  expect(contractStates.mayBecome('OFFERED', 'ENDING')).toBe(false);
  expect(contractStates.mayBecome('ENDING', 'ACTIVE')).toBe(true);
});
