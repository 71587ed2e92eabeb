import { expect, it } from 'vitest';
import { actsOf, barsOf, isLate, missingOf, storyOf } from './withdrawal.ts';

it('the house acts where a withdrawal waits for it, and nowhere else', () => {
  const acts = (state: Parameters<typeof actsOf>[0]['state']) =>
    actsOf({ state, kind: 'automatic', riskCase: null });
  expect(acts('REQUESTED')).toEqual(['approve', 'reject']);
  expect(acts('FAILED')).toEqual(['again', 'reject']);
  expect(acts('DISPUTED')).toEqual(['refund', 'uphold']);
  expect(acts('PARTIAL')).toEqual(['refund', 'uphold']);
  expect(acts('PAID')).toEqual([]);
  expect(acts('RECEIVED')).toEqual([]);
});

it('what is paid by hand is said to be paid, or refused before that', () => {
  const approved = { state: 'APPROVED', riskCase: null } as const;
  expect(actsOf({ ...approved, kind: 'by-hand' })).toEqual(['paid', 'reject']);
  expect(actsOf({ ...approved, kind: 'automatic' })).toEqual([]);
});

it('nothing is offered that pays while the risk desk holds the member', () => {
  const of = (state: 'REQUESTED' | 'FAILED' | 'DISPUTED', held: 'HELD' | 'OPEN') =>
    actsOf({ state, kind: 'by-hand', riskCase: { id: 'rsk_1', score: 80, state: held } });
  expect(of('REQUESTED', 'HELD')).toEqual(['reject']);
  expect(of('FAILED', 'HELD')).toEqual(['reject']);
  expect(of('DISPUTED', 'HELD')).toEqual(['refund', 'uphold']);
  expect(of('REQUESTED', 'OPEN')).toEqual(['approve', 'reject']);
});

it('what came and what is missing are the whole amount', () => {
  expect(missingOf({ amount: '500.00', received: '120.55' })).toBe('379.45');
  expect(missingOf({ amount: '500.00', received: null })).toBe('500.00');
});

it('is late once the time is over, if there is one', () => {
  const by = '2026-11-22T06:00:00.000Z';
  expect(isLate({ owner: 'house', by }, Date.parse(by) - 1)).toBe(false);
  expect(isLate({ owner: 'house', by }, Date.parse(by))).toBe(true);
  expect(isLate({ owner: 'house', by: null }, Date.parse(by))).toBe(false);
  expect(isLate(null, Date.parse(by))).toBe(false);
});

it('bars are measured by the longest of them, and none is drawn of nothing', () => {
  expect(barsOf([['500.00'], ['125.50', '250.00']])).toEqual([[100], [25.1, 50]]);
  expect(barsOf([['100.00'], ['150.00', '50.00']])).toEqual([[50], [75, 25]]);
  expect(barsOf([['0.00'], ['0.00']])).toEqual([[0], [0]]);
});

it('tells reasons after the steps they were given for', () => {
  const at = (second: number) => `2026-11-22T06:00:0${second}.000Z`;
  const story = storyOf({
    steps: [
      { state: 'REQUESTED', at: at(0), note: null },
      { state: 'APPROVED', at: at(2), note: null },
      { state: 'PAID', at: at(4), note: null },
    ],
    reasons: [{ at: at(2), operator: 'rina', act: 'approve', reason: 'Looked at' }],
  });
  expect(
    story.map((line) => (line.kind === 'step' ? line.step.state : line.reason.reason)),
  ).toEqual(['REQUESTED', 'APPROVED', 'Looked at', 'PAID']);
});
