import type { TableTopic } from '@nokshi/contract/player/tables.ts';
import type { TopicView } from '@nokshi/web/follow-topics.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followRounds, POLL_MS } from './round-line.ts';
import type { SeatAnswer } from './table-server.ts';

const topic: TableTopic = { now: null, last: null, players: 3 };
const seat = { serverTime: '2026-11-27T10:00:00.000Z' } as SeatAnswer;

let tell: (view: Partial<TopicView<TableTopic>>) => void;
let seats: number;
let lost: boolean[];
let heard: TableTopic[];
let answer: SeatAnswer | null;
let line: ReturnType<typeof followRounds>;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T09:00:00.000Z') });
  [seats, lost, heard, answer] = [0, [], [], seat];
  line = followRounds({
    code: 'roulette-low',
    line: {
      follow: (_, changed) => {
        tell = (view) =>
          changed({ state: null, version: 1, isStale: false, isUnknown: false, ...view } as never);
        return () => undefined;
      },
      serverNow: () => 42,
    },
    seat: async () => {
      seats += 1;
      return answer;
    },
    onTopic: (state) => heard.push(state),
    onSeat: async () => undefined,
    onLost: (isLost) => lost.push(isLost),
  });
});
afterEach(() => {
  line.end();
  vi.useRealTimers();
});

test('without a line the seat is asked for every few seconds, and its time counts', async () => {
  await vi.advanceTimersByTimeAsync(2 * POLL_MS);
  expect(seats).toBe(2);
  expect(Math.abs(line.now() - Date.parse(seat.serverTime))).toBeLessThan(1_000);
});

test('with the line nothing is asked again, and its clock counts', async () => {
  tell({ state: topic });
  await vi.advanceTimersByTimeAsync(3 * POLL_MS);
  expect(seats).toBe(1);
  expect(heard).toEqual([topic]);
  expect(line.now()).toBe(42);
});

test('after each break the member sits down again', async () => {
  tell({ state: topic });
  tell({ state: topic, isStale: true });
  await vi.advanceTimersByTimeAsync(POLL_MS);
  tell({ state: topic });
  await vi.advanceTimersByTimeAsync(0);
  expect(lost).toEqual([false, true, false]);
  expect(seats).toBe(3);
});
