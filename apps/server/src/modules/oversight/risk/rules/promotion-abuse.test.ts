import { describe, expect, test } from 'vitest';
import type { Fact } from './fact.ts';
import type { Played } from './opposite.ts';
import { bonusOnly, oppositeUnderBonus, samePromotions, type Taken } from './promotion-abuse.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 6, minute));
const took = (memberId: string, part: Partial<Taken> = {}): Taken => ({
  memberId,
  campaignId: 'welcome',
  isBonus: true,
  amount: 100_00n,
  at: at(0),
  endedAt: null,
  ...part,
});
const shares = (code: Fact['code'], members: readonly string[]): Fact => ({
  code,
  members,
  about: 'x',
  since: at(0),
  until: at(0),
  amount: null,
  count: members.length,
});

describe('one promotion taken twice', () => {
  const taken = [
    took('anu'),
    took('bashir', { at: at(5) }),
    took('anu', { campaignId: 'gift' }),
    took('chitra'),
  ];
  test('is found of members with one browser or account, once for the group', () => {
    const pair = ['anu', 'bashir'];
    const facts = samePromotions(
      [shares('same-device', pair), shares('same-account', pair)],
      taken,
    );
    expect(facts).toEqual([
      {
        code: 'same-promotion',
        members: pair,
        about: null,
        since: at(0),
        until: at(5),
        amount: 200_00n,
        count: 1,
      },
    ]);
  });
  test.each([
    ['strangers behind one address', shares('same-address', ['anu', 'bashir']), taken],
    ['members who took different ones', shares('same-device', ['anu', 'dola']), taken],
    [
      'who took one twice alone',
      shares('same-device', ['anu', 'dola']),
      [took('anu'), took('anu')],
    ],
  ])('is not found of %s', (_, fact, grants) => {
    expect(samePromotions([fact], grants)).toEqual([]);
  });
});

describe('an account that lives by rewards', () => {
  const three = [took('anu'), took('anu', { campaignId: 'b' }), took('anu', { campaignId: 'c' })];
  const purse = { memberId: 'anu', deposited: 300_00n, withdrawn: 1n };
  test('took several, no less than it deposited, and was paid out', () => {
    expect(bonusOnly([purse], three)).toMatchObject([{ amount: 300_00n, count: 3 }]);
  });
  test.each([
    ['deposited more', { ...purse, deposited: 300_01n }, three],
    ['was paid nothing', { ...purse, withdrawn: 0n }, three],
    ['took two', purse, three.slice(1)],
  ])('is none that %s', (_, own, grants) => {
    expect(bonusOnly([own], grants)).toEqual([]);
  });
});

describe('opposite bets under a bonus', () => {
  const played = Array.from({ length: 10 }, (_, n): Played[] => [
    { round: `r${n}`, game: 'dice', memberId: 'anu', staked: 100n, paid: 195n, at: at(n) },
    { round: `r${n}`, game: 'dice', memberId: 'bashir', staked: 100n, paid: 0n, at: at(n) },
  ]).flat();
  test('are counted from the rounds of its time alone', () => {
    const bonus = took('anu', { at: at(2), endedAt: at(8) });
    expect(oppositeUnderBonus(played, [bonus])).toMatchObject([
      { code: 'opposite-bonus', members: ['anu', 'bashir'], count: 6, since: at(2), until: at(7) },
    ]);
  });
  test.each([
    ['too few of them', took('anu', { at: at(6) })],
    ['a reward in cash', took('anu', { isBonus: false })],
    ['the bonus of a third', took('chitra')],
  ])('are none with %s', (_, taken) => {
    expect(oppositeUnderBonus(played, [taken])).toEqual([]);
  });
});
