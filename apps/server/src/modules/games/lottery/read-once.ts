import type { Clock } from '../../../kernel/clock.ts';

type Known<T> = { readonly at: number; readonly of: string; readonly value: Promise<T> };

/**
 * What was read is answered again for a while; those who ask meanwhile share one reading. With other
 * words in `of` it is read again at once, and after a failure by the next who asks.
 */
export function readOnce<T>(
  { clock }: { readonly clock: Clock },
  forMs: number,
  read: () => Promise<T>,
): (of?: string) => Promise<T> {
  let known: Known<T> | undefined;
  return (of = '') => {
    const now = clock.now().getTime();
    if (known?.of === of && now - known.at < forMs && now >= known.at) return known.value;
    const reading: Known<T> = { at: now, of, value: read() };
    known = reading;
    reading.value.catch(() => {
      if (known === reading) known = undefined;
    });
    return reading.value;
  };
}
