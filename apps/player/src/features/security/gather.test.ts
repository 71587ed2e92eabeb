import { describe, expect, it } from 'vitest';
import { spansSince } from './gather.ts';

const at = (day: string) => new Date(`${day}T06:00:00Z`).getTime();

describe('the spans of an export', () => {
  it('is one day for a member of today', () => {
    expect(spansSince(at('2026-03-01'), at('2026-03-01'))).toEqual([
      { from: '2026-03-01', to: '2026-03-01' },
    ]);
  });

  it('go back to the registration without a gap or a day twice', () => {
    const spans = spansSince(at('2025-03-01'), at('2026-03-01'));
    expect(spans[0]).toEqual({ from: '2025-12-01', to: '2026-03-01' });
    expect(spans[1]?.to).toBe('2025-11-30');
    expect(spans.at(-1)?.from).toBe('2025-03-01');
  });
});
