/** What one measurement saw: how many a second, and how long one took, in milliseconds. */
export type Seen = {
  readonly done: number;
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
};

/** Keeps so many of `one` in flight for so many seconds; each that ends begins the next. */
export async function drive(
  { inFlight, seconds }: { inFlight: number; seconds: number },
  one: () => Promise<unknown>,
): Promise<Seen> {
  const took: number[] = [];
  const began = performance.now();
  const end = began + seconds * 1_000;
  const go = async () => {
    for (let from = performance.now(); from < end; ) {
      await one();
      const now = performance.now();
      took.push(now - from);
      from = now;
    }
  };
  await Promise.all(Array.from({ length: inFlight }, go));
  return seenOf(took, performance.now() - began);
}

/** @param took milliseconds of each; `lasted` milliseconds of all together */
export function seenOf(took: readonly number[], lasted: number): Seen {
  const sorted = Float64Array.from(took).sort();
  const at = (part: number) => round(sorted[Math.floor(sorted.length * part)] ?? Number.NaN);
  const rate = Math.round((sorted.length * 1_000) / lasted);
  return { done: sorted.length, rate, p50: at(0.5), p99: at(0.99) };
}

export const round = (value: number): number =>
  value >= 100 ? Math.round(value) : Math.round(value * 1_000) / 1_000;

/** One of them, each as likely. */
export const anyOf = <T>(list: readonly T[]): T =>
  list[Math.floor(Math.random() * list.length)] as T;
