/** Replaces our own origin when a path is parsed; nothing is ever sent there. */
const HERE = 'https://own.invalid';

/**
 * Browsers drop tabs and newlines and turn backslashes into slashes before they parse an address.
 */
const REWRITTEN_BY_BROWSERS = /[\p{Cc}\\]/u;

/** An address with its scheme and host spelled out, without credentials before the host. */
const FULL = /^https?:\/\/[^/?#@\s]+(?:[/?#]|$)/i;

/**
 * An address of ours as a path of this site, with query and fragment; null when it leads anywhere
 * else. It is ours when it is a path, or when its origin is one of `origins`
 * (`https://play.example`, as browsers write them). The result is a path on this site wherever it
 * is resolved, so no return address leads out of it. Checklist Y-014 (ASVS 3.7.2).
 */
export function ownPath(
  address: string | null,
  origins: ReadonlySet<string> = new Set(),
): string | null {
  if (!address || REWRITTEN_BY_BROWSERS.test(address)) return null;
  const full = FULL.test(address);
  if (!full && !address.startsWith('/')) return null;
  const read = parsed(address);
  if (!read || (full ? !origins.has(read.origin) : read.origin !== HERE)) return null;
  const path = read.pathname + read.search + read.hash;
  // A path that normalises to two leading slashes would name a host when it is parsed again.
  return path.startsWith('//') ? null : path;
}

function parsed(address: string): URL | null {
  try {
    return new URL(address, HERE);
  } catch {
    return null;
  }
}

/** Whether this could be an address of ours: only the house knows whether its host is. */
export const mayBeOwn = (address: string): boolean =>
  !REWRITTEN_BY_BROWSERS.test(address) && (FULL.test(address) || ownPath(address) !== null);
