import { ofMalay } from '@nokshi/house-math/tables/cockfight.ts';

/** Hundredths as a board writes them: `0.80`, `-0.94`. */
export const malayText = (odds: number): string => (odds / 100).toFixed(2).replace('-', '−');

/** What a stake of one brings back, itself included, truncated: `1.80`, `2.06`. */
export function decimalText(odds: number): string {
  const { n, d } = ofMalay(odds);
  const hundredths = Number((n * 100n) / d);
  return (hundredths / 100).toFixed(2);
}
