/** Stands in for our own origin when a path is read; nothing is ever sent there. */
const HERE = 'https://own.invalid';

/** Browsers drop tabs and newlines and turn back-slashes round before they read an address. */
const BENT = /[\p{Cc}\\]/u;

/** An address with its scheme and host spelled out, and nobody's name before the host. */
const FULL = /^https?:\/\/[^/?#@\s]+(?:[/?#]|$)/i;

/**
 * An address of ours as the path that it has on this site, with query and fragment; null where it
 * leads anywhere else. It is one of ours when it is a path, or when its origin is one of `origins`
 * (`https://play.example`, spelled as browsers do). What comes back is read on this site wherever
 * it is put, so no way back leads out of it. Checklist Y-014 (ASVS 3.7.2).
 */
export function ownPath(
  address: string | null,
  origins: ReadonlySet<string> = new Set(),
): string | null {
  if (!address || BENT.test(address)) return null;
  const full = FULL.test(address);
  if (!full && !address.startsWith('/')) return null;
  const read = parsed(address);
  if (!read || (full ? !origins.has(read.origin) : read.origin !== HERE)) return null;
  const path = read.pathname + read.search + read.hash;
  // Dots that lead to two slashes would name a host to whoever reads the path again.
  return path.startsWith('//') ? null : path;
}

function parsed(address: string): URL | null {
  try {
    return new URL(address, HERE);
  } catch {
    return null;
  }
}

/** Whether this could be an address of ours, somewhere: whose its host is, only the house knows. */
export const mayBeOwn = (address: string): boolean =>
  !BENT.test(address) && (FULL.test(address) || ownPath(address) !== null);
