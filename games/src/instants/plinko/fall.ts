/** In gaps between two pins: across from the middle, and down from the first row. */
export type Spot = { readonly x: number; readonly y: number };

/** Where the ball meets each row, right (1) or left (0) at every pin; the last one is its bin. */
export function spotsOf(path: readonly number[]): readonly Spot[] {
  const spots: Spot[] = [{ x: 0, y: 0 }];
  for (const [row, step] of path.entries()) {
    const { x } = spots[row] ?? { x: 0 };
    spots.push({ x: x + (step === 1 ? 0.5 : -0.5), y: row + 1 });
  }
  return spots;
}

/** Pins of a row as they are drawn: one more at each side than the ball can meet. */
export const pinsOf = (row: number): readonly number[] =>
  Array.from({ length: row + 3 }, (_, i) => i - (row + 2) / 2);

/** Milliseconds from row to row: more rows, a little faster. */
export const rowMs = (rows: number): number => (rows === 8 ? 190 : rows === 12 ? 155 : 130);

/** A hop over each pin: up a little and aside, then down to the next row. `at` is the share of the whole fall. */
export function fallFrames(
  path: readonly number[],
): readonly (Spot & { readonly at: number; readonly easing: string })[] {
  const spots = spotsOf(path);
  const steps = path.length + 1;
  const frames = [{ x: 0, y: -1.4, at: 0, easing: 'ease-in' }];
  spots.forEach((spot, row) => {
    const next = spots[row + 1];
    const at = (row + 1) / steps;
    frames.push({
      ...spot,
      y: spot.y - (next ? 0.42 : 0.2),
      at,
      easing: next ? 'ease-out' : 'linear',
    });
    if (!next) return;
    const x = spot.x + (next.x - spot.x) * 0.45;
    frames.push({ x, y: spot.y - 0.62, at: at + 0.35 / steps, easing: 'ease-in' });
  });
  return frames;
}

/** `0.2`, `1.05`, `950`: as short as it is exact, since bins are narrow. */
export const binText = (hundredths: number): string => String(hundredths / 100);
