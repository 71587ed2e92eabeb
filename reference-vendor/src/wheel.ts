/** The one game of this vendor: twenty fields, each as likely as the others; 19 stakes back of 20. */
export const WHEEL = [0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 1, 0, 5, 0, 1, 0, 2] as const;

export type Turn = { readonly field: number; readonly times: number };

/** `random(n)` is a whole number below n, each as likely. */
export function turn(random: (below: number) => number): Turn {
  const field = random(WHEEL.length);
  return { field, times: WHEEL[field] ?? 0 };
}

/** Minor units from decimal text; null when it is no amount of two decimals. */
export function minorOf(text: string): bigint | null {
  const match = /^([0-9]{1,9})(?:\.([0-9]{1,2}))?$/.exec(text);
  return match ? BigInt(match[1] ?? '0') * 100n + BigInt((match[2] ?? '').padEnd(2, '0')) : null;
}

export const textOf = (minor: bigint): string =>
  `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
