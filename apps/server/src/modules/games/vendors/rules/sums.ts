import { type Asset, MAX_INPUT_MINOR, parseDecimal, toDecimal } from '@nokshi/money';

/**
 * An amount as a vendor writes it, in minor units: at most `decimals` decimals, of which those
 * beyond the second are zeros, since there is no smaller money. Null when it is invalid.
 */
export function readSum(text: string, decimals: number): bigint | null {
  const [whole = '', fraction = ''] = text.split('.');
  if (fraction.length > decimals || /[^0]/.test(fraction.slice(2))) return null;
  const minor = parseDecimal(fraction === '' ? whole : `${whole}.${fraction.slice(0, 2)}`);
  return minor === null || minor < 0n || minor > MAX_INPUT_MINOR ? null : minor;
}

/** The reverse: `12.5000` for a vendor of four decimals. */
export const writeSum = (minor: bigint, asset: Asset, decimals: number): string =>
  `${toDecimal(minor, asset)}${'0'.repeat(decimals - 2)}`;
