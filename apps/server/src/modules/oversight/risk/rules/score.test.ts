import { RISK_REASONS } from '@nokshi/contract/console/risk.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clusterOf } from './cluster.ts';
import type { Fact } from './fact.ts';
import { isNews } from './is-news.ts';
import { reasonsOf, scoreOf } from './score.ts';
import { sharedFacts } from './shared.ts';

const NAMES = ['anwar', 'bina', 'chitra', 'dipu', 'esha', 'farid'];
const AT = new Date('2026-03-01T06:00:00.000Z');
const fact: fc.Arbitrary<Fact> = fc.record({
  code: fc.constantFrom(...RISK_REASONS),
  members: fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 2, maxLength: 4 }),
  about: fc.constant(null),
  since: fc.constant(AT),
  until: fc.constant(AT),
  amount: fc.constant(null),
  count: fc.integer({ min: 2, max: 40 }),
});
const facts = fc.array(fact, { maxLength: 12 });
const score = (all: readonly Fact[]) => scoreOf(reasonsOf(all));
const one = (code: Fact['code'], members: readonly string[], count = 2): Fact => ({
  code,
  members,
  about: null,
  since: AT,
  until: AT,
  amount: null,
  count,
});

describe('the risk score', () => {
  it('is between 0 and 100, and 0 without facts', () => {
    expect(score([])).toBe(0);
    fc.assert(
      fc.property(facts, (all) => {
        expect(score(all)).toBeGreaterThanOrEqual(0);
        expect(score(all)).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('never falls with one more fact', () => {
    fc.assert(
      fc.property(facts, fact, (all, more) => {
        expect(score([...all, more])).toBeGreaterThanOrEqual(score(all));
      }),
    );
  });

  it('does not depend on the order of the facts', () => {
    const shuffled = facts.chain((all) =>
      fc.tuple(
        fc.constant(all),
        fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([all, other]) => {
        expect(score(other)).toBe(score(all));
      }),
    );
  });

  it('opens a case for a shared account, not for a household', () => {
    const pair = ['anwar', 'bina'];
    expect(score([one('same-account', pair)])).toBe(50);
    expect(score([one('same-device', pair), one('same-address', pair)])).toBe(45);
    expect(score([one('same-address', pair)])).toBe(15);
    expect(score([one('same-address', pair, 10)])).toBe(6);
    expect(score([one('same-device', pair), one('passed-on', pair)])).toBe(55);
    expect(score([one('same-device', pair), one('new-place', pair)])).toBe(51);
    expect(score([one('passed-on', pair), one('new-place', pair)])).toBe(48);
    expect(score([one('opposite-bets', pair, 5)])).toBe(30);
    expect(score([one('opposite-bets', pair, 15)])).toBe(50);
  });
});

describe('a cluster', () => {
  it('includes linked members and leaves out those who only share an address', () => {
    const all = [
      one('same-device', ['anwar', 'bina']),
      one('same-account', ['bina', 'chitra']),
      one('same-address', ['anwar', 'bina', 'dipu']),
      one('same-address', ['dipu', 'esha']),
    ];
    const { members, facts: own } = clusterOf(all, { seeds: ['anwar'], most: 12 });
    expect(members).toEqual(['anwar', 'bina', 'chitra']);
    expect(own.map(({ code, members: who }) => [code, who])).toEqual([
      ['same-device', ['anwar', 'bina']],
      ['same-account', ['bina', 'chitra']],
      ['same-address', ['anwar', 'bina']],
    ]);
  });

  it('is the same set whichever member it starts from', () => {
    fc.assert(
      fc.property(facts, (all) => {
        const from = (seed: string) =>
          clusterOf(all, { seeds: [seed], most: 12 }).members.toSorted();
        for (const seed of NAMES)
          for (const other of from(seed)) expect(from(other)).toEqual(from(seed));
      }),
    );
  });

  it('never exceeds its maximum size', () => {
    fc.assert(
      fc.property(facts, (all) => {
        const { members } = clusterOf(all, { seeds: ['anwar'], most: 3 });
        expect(members.length).toBeLessThanOrEqual(3);
      }),
    );
  });

  it.each(['passed-on', 'new-place'] as const)(
    'includes what a member sent, not what they received: %s',
    (code) => {
      const sent = one(code, ['anwar', 'farid']);
      expect(clusterOf([sent], { seeds: ['anwar'], most: 12 }).facts).toEqual([sent]);
      expect(clusterOf([sent], { seeds: ['farid'], most: 12 }).facts).toEqual([]);
    },
  );
});

describe('shared things', () => {
  it('are one fact each, with who shares it and since when', () => {
    const share = (key: string, memberId: string, day: string) => ({
      key,
      words: `the ${key}`,
      memberId,
      since: new Date(`2026-03-${day}T00:00:00.000Z`),
      until: new Date(`2026-03-${day}T12:00:00.000Z`),
    });
    const shares = [share('x', 'bina', '03'), share('x', 'anwar', '01'), share('y', 'anwar', '02')];
    expect(sharedFacts('same-device', shares)).toEqual([
      {
        code: 'same-device',
        members: ['anwar', 'bina'],
        about: 'the x',
        since: new Date('2026-03-01T00:00:00.000Z'),
        until: new Date('2026-03-03T12:00:00.000Z'),
        amount: null,
        count: 2,
      },
    ]);
  });
});

describe('a dismissed case', () => {
  const cleared = { score: 60, codes: ['same-account'] };
  it.each([
    [{ score: 60, codes: ['same-account'], grown: false }, false],
    [{ score: 69, codes: ['same-account'], grown: false }, false],
    [{ score: 70, codes: ['same-account'], grown: false }, true],
    [{ score: 60, codes: ['same-account', 'circle'], grown: false }, true],
    [{ score: 60, codes: ['same-account'], grown: true }, true],
    [{ score: 49, codes: ['circle'], grown: true }, false],
  ])('treats %o as news: %s', (now, expected) => {
    expect(isNews(cleared, now)).toBe(expected);
  });
});
