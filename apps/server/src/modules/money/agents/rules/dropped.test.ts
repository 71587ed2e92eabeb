import type { ContractTerms } from '@nokshi/contract/player/agent-terms.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { droppedBy, type Granted } from './dropped.ts';
import { fitsBelow } from './ranges.ts';

const hourly = (rate: number, hourBet = 0): ContractTerms => ({
  kind: 'hourly',
  includesSelf: false,
  tiers: [{ hourBet: String(hourBet), rate: String(rate) }],
});
const grants = (uplineId: string | null, downlineId: string, terms: ContractTerms): Granted => ({
  uplineId,
  downlineId,
  terms,
});

describe('the ratio drop (S-049)', () => {
  const inForce = [
    grants(null, 'top', hourly(5)),
    grants('top', 'high', hourly(4)),
    grants('top', 'low', hourly(1)),
    grants('high', 'below-high', hourly(2)),
    grants('below-high', 'deepest', hourly(1)),
    grants('low', 'below-low', hourly(1)),
  ];
  const names = (own: ContractTerms | null, agent = 'top') =>
    droppedBy(inForce, agent, own).map(({ granted, depth }) => `${depth} ${granted.downlineId}`);

  it('ends what could not be offered any more, and all that depends on it', () => {
    expect(names(hourly(3))).toEqual(['1 high', '2 below-high', '3 deepest']);
  });

  it('ends nothing where the own contract stays high enough', () => {
    expect(names(hourly(4))).toEqual([]);
    expect(names(hourly(9))).toEqual([]);
  });

  it('counts a condition that became harder as much as a rate that fell', () => {
    expect(names(hourly(4, 100))).toHaveLength(5);
  });

  it('ends all below where the own contract ends', () => {
    expect(names(null, 'high')).toEqual(['1 below-high', '2 deepest']);
  });
});

/** Each right below half of its number; the first is below the house. */
const AGENTS = 5;
const above = (agent: number): number => Math.floor((agent - 1) / 2);

const agent = fc.nat(AGENTS - 1);
const terms = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.nat(1))
  .map(([rate, bet]) => hourly(rate, bet));
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant('offer' as const), agent, terms }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('accept' as const), agent }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('end' as const), agent }) },
);

it('no contract is ever above the one of who grants it, whatever is offered, accepted and ended', () => {
  let accepted = 0;
  let dropped = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 30, maxLength: 60, size: 'max' }), (steps) => {
      const inForce = new Map<number, ContractTerms>();
      const offers = new Map<number, ContractTerms>();
      const mayHave = (agent: number, terms: ContractTerms) =>
        agent === 0 || fitsBelow(inForce.get(above(agent)) ?? null, terms);
      const follow = (agent: number, own: ContractTerms | null) => {
        const all = [...inForce].map(([one, terms]) =>
          grants(one === 0 ? null : String(above(one)), String(one), terms),
        );
        for (const { granted } of droppedBy(all, String(agent), own)) {
          inForce.delete(Number(granted.downlineId));
          dropped += 1;
        }
      };
      for (const one of steps) {
        const { agent } = one;
        const offered = offers.get(agent);
        if (one.act === 'offer' && !offered && mayHave(agent, one.terms))
          offers.set(agent, one.terms);
        if (one.act === 'accept' && offered && mayHave(agent, offered)) {
          follow(agent, offered);
          inForce.set(agent, offered);
          offers.delete(agent);
          accepted += 1;
        }
        if (one.act === 'end' && inForce.delete(agent)) follow(agent, null);
        for (const [each, terms] of inForce) expect(mayHave(each, terms)).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
  // The property says something only where contracts came into force and were ended by it.
  expect(accepted).toBeGreaterThan(100);
  expect(dropped).toBeGreaterThan(10);
});
