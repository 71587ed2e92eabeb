/**
 * Money is a whole number of minor units of one asset; it is never a float.
 * On the wire it is a decimal string, in SQL a bigint. Source: architecture.md 4.
 */
export const ASSETS = { BDT: { scale: 2 }, FUN: { scale: 2 }, PTS: { scale: 0 } } as const;

export type Asset = keyof typeof ASSETS;

/** `minor` counts the asset's smallest unit (paisa for BDT). May be negative for a difference. */
export type Money = { readonly minor: bigint; readonly asset: Asset };

/** Largest amount the platform takes from outside: 9,999,999,999.99 (12 digits). */
export const MAX_INPUT_MINOR = 999_999_999_999n;

export const money = (minor: bigint, asset: Asset = 'BDT'): Money => ({ minor, asset });

const STRICT = /^(0|[1-9][0-9]{0,11})(\.[0-9]{1,6})?$/;

/**
 * Reads an amount that somebody typed or sent: digits, at most the asset's decimals, above zero.
 * Returns null for everything else: signs, blanks, exponents, hex, NaN, too many decimals,
 * more than {@link MAX_INPUT_MINOR}. Source: checklist V-067.
 */
export function parseAmount(text: string, asset: Asset = 'BDT'): bigint | null {
  if (!STRICT.test(text)) return null;
  const minor = parseDecimal(text, asset);
  return minor !== null && minor > 0n && minor <= MAX_INPUT_MINOR ? minor : null;
}

const DECIMALS = { 0: /^-?[0-9]+$/, 2: /^-?[0-9]+(\.[0-9]{1,2})?$/ } as const;

/** Whether a text is a decimal string of ours: it may be zero or negative. */
export const isDecimal = (text: string, asset: Asset = 'BDT'): boolean =>
  DECIMALS[ASSETS[asset].scale].test(text);

/** Reads a decimal string of ours; null when it is not one. */
export function parseDecimal(text: string, asset: Asset = 'BDT'): bigint | null {
  if (!isDecimal(text, asset)) return null;
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(ASSETS[asset].scale, '0'));
}

/** Minor units of an amount of our own; zero for text that is none, as of a round that has no payout yet. */
export const minorOf = (text: string): bigint => parseDecimal(text) ?? 0n;

/** The wire form: `-12.30`, no grouping, always the asset's decimals. */
export function toDecimal(minor: bigint, asset: Asset = 'BDT'): string {
  const scale = ASSETS[asset].scale;
  const digits = (minor < 0n ? -minor : minor).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = scale === 0 ? '' : `.${digits.slice(-scale)}`;
  return `${minor < 0n ? '-' : ''}${whole}${fraction}`;
}

/** Paisa as letters and labels write them: `৳1,234.50`, `−৳1,234.50`. */
export const takaText = (minor: bigint): string =>
  `${minor < 0n ? '−' : ''}৳${formatAmount(minor < 0n ? -minor : minor)}`;

/** The form people read: `1,234,567.89` (two decimals, comma thousands; checklist C-046). */
export function formatAmount(minor: bigint, asset: Asset = 'BDT'): string {
  const [whole = '', fraction] = toDecimal(minor, asset).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
