import type { Clock } from './clock.ts';

type Known<T> = { readonly at: number; readonly of: string; readonly value: Promise<T> };

/**
 * What was read is answered again for a while; those who ask meanwhile share one reading. With other
 * words in `of` it is read again at once, and after a failure by the next who asks. Who asks in a
 * transaction hands it to the reading, which else might wait for a connection that those who wait for it hold.
 */
export function readOnce<T, By extends readonly unknown[] = []>(
  { clock }: { readonly clock: Clock },
  forMs: number,
  read: (...by: By) => Promise<T>,
): (of?: string, ...by: By) => Promise<T> {
  let known: Known<T> | undefined;
  return (of = '', ...by) => {
    const now = clock.now().getTime();
    if (known?.of === of && now - known.at < forMs && now >= known.at) return known.value;
    const reading: Known<T> = { at: now, of, value: read(...by) };
    known = reading;
    reading.value.catch(() => {
      if (known === reading) known = undefined;
    });
    return reading.value;
  };
}
