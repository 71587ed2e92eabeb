import type { StoredSheet } from '../../src/slot/par/par-sheet.ts';

/** A sheet as its file: a line for each figure and for each award, so that a change can be read. */
export function sheetText(sheet: StoredSheet): string {
  const lines = Object.entries(sheet).map(([name, value]: [string, unknown]) => {
    const text = Array.isArray(value) && typeof value[0] === 'object' ? rows(value) : one(value);
    return `  "${name}": ${text}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}

const one = (value: unknown): string => JSON.stringify(value);

const rows = (values: readonly unknown[]): string =>
  `[\n${values.map((value) => `    ${one(value)}`).join(',\n')}\n  ]`;
