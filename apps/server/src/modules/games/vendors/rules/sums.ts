import { type Asset, MAX_INPUT_MINOR, parseDecimal, toDecimal } from '@nokshi/money';

/**
 * An amount as a studio writes it, in minor units: at most `decimals` decimals, of which those
 * beyond the second are zeros, since there is no smaller money. Null when it is none.
 */
export function readSum(text: string, decimals: number): bigint | null {
  const [whole = '', fraction = ''] = text.split('.');
  if (fraction.length > decimals || /[^0]/.test(fraction.slice(2))) return null;
  const minor = parseDecimal(fraction === '' ? whole : `${whole}.${fraction.slice(0, 2)}`);
  return minor === null || minor < 0n || minor > MAX_INPUT_MINOR ? null : minor;
}

/** The same way back: `12.5000` for a studio of four decimals. */
export const writeSum = (minor: bigint, asset: Asset, decimals: number): string =>
  `${toDecimal(minor, asset)}${'0'.repeat(decimals - 2)}`;
