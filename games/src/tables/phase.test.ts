import type { TableRound } from '@nokshi/contract/player/tables.ts';
import { expect, test } from 'vitest';
import { phaseOf, shortIssue } from './phase.ts';

const at = (seconds: number) => Date.parse('2026-11-27T10:00:00.000Z') + seconds * 1_000;
const iso = (seconds: number) => new Date(at(seconds)).toISOString();
const round = (changes: Partial<TableRound> = {}): TableRound => ({
  issue: '20261127-0042',
  state: 'OPEN',
  opensAt: iso(0),
  closesAt: iso(15),
  drawsAt: iso(16.5),
  endsAt: iso(26),
  opening: [],
  commitment: null,
  root: null,
  numbers: null,
  ...changes,
});

test('a round takes bets until the server’s time of closing, whatever its state says later', () => {
  expect(phaseOf(round(), at(5))).toEqual({ phase: 'betting', leftMs: 10_000, fromMs: 5_000 });
  expect(phaseOf(round(), at(15)).phase).toBe('closed');
  expect(phaseOf(round({ state: 'CLOSED' }), at(14)).phase).toBe('closed');
});

test('a result is shown from the time of its draw to the end of the show', () => {
  const drawn = round({ state: 'DRAWN', numbers: [17] });
  expect(phaseOf(drawn, at(20))).toEqual({ phase: 'show', leftMs: 6_000, fromMs: 3_500 });
  // The clock of this side may be behind.
  expect(phaseOf(drawn, at(16))).toEqual({ phase: 'show', leftMs: 10_000, fromMs: 0 });
  expect(phaseOf(drawn, at(26)).phase).toBe('over');
});

test('a drawn round waits closed until its numbers are known', () => {
  expect(phaseOf(round({ state: 'CLOSED' }), at(18))).toEqual({
    phase: 'closed',
    leftMs: 0,
    fromMs: 3_000,
  });
});

test('a cancelled round and a table without one say so', () => {
  expect(phaseOf(round({ state: 'VOID' }), at(20)).phase).toBe('void');
  expect(phaseOf(null, at(20)).phase).toBe('none');
  expect(phaseOf(round({ state: 'WAITING' }), at(-5)).phase).toBe('none');
});

test('members call a round by its number of the day', () => {
  expect(shortIssue('20261127-0042')).toBe('0042');
});
