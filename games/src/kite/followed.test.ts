import type { Flight, KiteTopic } from '@nokshi/contract/player/kite.ts';
import { msTo } from '@nokshi/house-math/instants/kite.ts';
import { expect, test } from 'vitest';
import { createFollowed, CUT_SHOWN_MS } from './followed.ts';

const T = Date.parse('2026-11-27T12:00:00Z');
const flight = (issue: string, openMs: number, change: Partial<Flight> = {}): Flight => ({
  issue,
  state: 'OPEN',
  opensAt: new Date(T + openMs).toISOString(),
  closesAt: new Date(T + openMs + 8_000).toISOString(),
  risesAt: new Date(T + openMs + 10_000).toISOString(),
  commitment: null,
  root: null,
  cut: null,
  ...change,
});
const topic = (now: Flight | null, last: KiteTopic['last'] = []): KiteTopic => ({
  now,
  last,
  bets: 0,
  fliers: [],
});
const FIRST = '20261127-0041';
const NEXT = '20261127-0042';
const issues = (flights: readonly Flight[]) => flights.map(({ issue }) => issue);

test('the end of a flight is given once, however often the line tells it', () => {
  const followed = createFollowed();
  expect(followed.hear(topic(flight(FIRST, 0)))).toEqual([]);
  const cut = flight(FIRST, 0, { state: 'DRAWN', cut: 231 });
  expect(issues(followed.hear(topic(cut)))).toEqual([FIRST]);
  expect(followed.hear(topic(cut))).toEqual([]);
  expect(followed.hear(topic(flight(NEXT, 20_000), [{ issue: FIRST, cut: 231 }]))).toEqual([]);
});

test('a cut that was missed is read from the last flights', () => {
  const followed = createFollowed();
  followed.hear(topic(flight(FIRST, 0)));
  const ended = followed.hear(topic(flight(NEXT, 20_000), [{ issue: FIRST, cut: 231 }]));
  expect(ended).toMatchObject([{ issue: FIRST, cut: 231 }]);
});

test('a cut stays in sight for a moment, though the next flight takes bets', () => {
  const followed = createFollowed();
  followed.hear(topic(flight(FIRST, 0)));
  followed.hear(topic(flight(NEXT, 11_000), [{ issue: FIRST, cut: 100 }]));
  const cutAt = T + 10_000 + msTo(100);
  expect(followed.now()?.issue).toBe(NEXT);
  expect(followed.shown(cutAt + CUT_SHOWN_MS - 1)?.issue).toBe(FIRST);
  expect(followed.shown(cutAt + CUT_SHOWN_MS)?.issue).toBe(NEXT);
});
