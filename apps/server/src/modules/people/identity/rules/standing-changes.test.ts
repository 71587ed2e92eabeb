import { expect, it } from 'vitest';
import { standingChanges } from './standing-changes.ts';

const OPEN = {
  frozenAt: null,
  excludedAt: null,
  excludedUntil: null,
  timedOutAt: null,
  timedOutUntil: null,
};
const NOW = new Date('2026-03-01T06:00:00Z');
const LATER = new Date('2026-03-08T06:00:00Z');

it('lists what began and what ended, with its end', () => {
  const frozen = { ...OPEN, frozenAt: NOW };
  const out = { ...OPEN, timedOutAt: NOW, timedOutUntil: LATER };
  expect(standingChanges(OPEN, OPEN)).toEqual([]);
  expect(standingChanges(OPEN, frozen)).toEqual([{ kind: 'frozen', until: null }]);
  expect(standingChanges(frozen, OPEN)).toEqual([{ kind: 'unfrozen', until: null }]);
  expect(standingChanges(OPEN, out)).toEqual([{ kind: 'time-out', until: LATER }]);
  expect(standingChanges(out, OPEN)).toEqual([{ kind: 'time-out-ended', until: null }]);
  const longer = { ...OPEN, excludedAt: NOW, excludedUntil: LATER };
  expect(standingChanges(longer, { ...longer, excludedUntil: null })).toEqual([
    { kind: 'self-excluded', until: null },
  ]);
});
