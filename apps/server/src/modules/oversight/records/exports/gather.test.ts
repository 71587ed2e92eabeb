import { describe, expect, it } from 'vitest';
import { FOR_THE_HOUSE } from '../../../../kernel/for-whom.ts';
import { CallerGone } from '../../../../kernel/turns.ts';
import { gather } from './gather.ts';

const start = Date.parse('2026-03-01T00:00:00.000Z');

describe('gathering the rows of a file', () => {
  it('is cut after ten seconds, and says so', async () => {
    let at = start;
    const read = async () => {
      at += 4_000;
      return { rows: ['row'], next: 'more' };
    };
    const clock = { now: () => new Date(at) };
    const { rows, cut } = await gather({ clock, who: FOR_THE_HOUSE }, read);
    expect([rows.length, cut]).toEqual([3, true]);
  });

  it('ends with its caller: no further page is read once they were answered or have left', async () => {
    const ended = new AbortController();
    let pages = 0;
    const read = async () => {
      pages += 1;
      if (pages === 2) ended.abort();
      return { rows: ['row'], next: 'more' };
    };
    const who = { ...FOR_THE_HOUSE, gone: ended.signal };
    const clock = { now: () => new Date(start) };
    await expect(gather({ clock, who }, read)).rejects.toThrow(CallerGone);
    expect(pages).toBe(2);
  });
});
