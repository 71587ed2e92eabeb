/**
 * Text that no database and no reader can hold: NUL, and halves of surrogate pairs. Refused before
 * the use-case, so that it is bad input and never a fault. Returns the path of the first one.
 */
export function unsafeTextIn(value: unknown, path = '', depth = 0): string | null {
  if (typeof value === 'string') return isUnsafe(value) ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  if (depth > MOST_DEPTH) return path;
  for (const [key, inner] of Object.entries(value)) {
    const below = path === '' ? key : `${path}.${key}`;
    if (isUnsafe(key)) return path;
    const found = unsafeTextIn(inner, below, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

/** No input of the contract is deeper. */
const MOST_DEPTH = 12;

const isUnsafe = (text: string): boolean => text.includes('\0') || !text.isWellFormed();
