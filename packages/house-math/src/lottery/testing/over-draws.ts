import { expect } from 'vitest';
import { sum } from '../counting.ts';
import type { Numbers, Play, Selection } from '../play.ts';

/** Over all of these draws, equally likely, each prize of the play is hit and tied as often as units x chance says. */
export function expectChances(play: Play, selection: Selection, draws: readonly Numbers[]): void {
  const units = play.units(selection);
  const hits = play.prizes.map(() => 0);
  const ties = play.prizes.map(() => 0);
  const add = (all: number[], counts: readonly number[] = []) =>
    counts.forEach((count, at) => {
      all[at] = (all[at] ?? 0) + count;
    });
  for (const numbers of draws) {
    add(hits, play.hits(selection, numbers));
    add(ties, play.ties?.(selection, numbers));
  }
  expect(sum(units)).toBeGreaterThan(0);
  play.prizes.forEach(({ code, chance, tie = { n: 0, d: 1 } }, at) => {
    const all = (units[at] ?? 0) * draws.length;
    expect((hits[at] ?? 0) * chance.d, code).toBe(all * chance.n);
    expect((ties[at] ?? 0) * tie.d, code).toBe(all * tie.n);
  });
}
