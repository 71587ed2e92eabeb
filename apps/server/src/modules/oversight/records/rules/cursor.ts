/** Where a list continues, as its reader sends it back: opaque and validated. */
export const writeCursor = (...parts: readonly string[]): string =>
  Buffer.from(parts.join(' ')).toString('base64url');

/** The parts of a cursor in the expected form; null when it is invalid. */
export function readCursor(cursor: string, ...forms: readonly RegExp[]): string[] | null {
  const parts = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  const fits = parts.length === forms.length && forms.every((form, i) => form.test(parts[i] ?? ''));
  return fits ? parts : null;
}

export const NUMBER = /^[0-9]{1,18}$/;
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
