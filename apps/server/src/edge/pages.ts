/** What a path of the web app is, decided from the page table alone. */
export type PageAnswer =
  | { readonly kind: 'page' }
  | { readonly kind: 'unknown' }
  /** Another spelling of a page: slash at the end, other case. Checklist R-035. */
  | { readonly kind: 'moved'; readonly to: string };

type Pattern = { readonly parts: readonly string[] };

/**
 * Finds paths in a page table (`/rng`, `/game/:games`). Parameters keep their spelling, the rest
 * is compared without case and moved to the table's own.
 */
export function createPages(pages: readonly string[]): (path: string) => PageAnswer {
  const patterns: Pattern[] = pages.map((page) => ({ parts: page.split('/').slice(1) }));
  return (path) => {
    const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
    const parts = trimmed.split('/').slice(1);
    for (const pattern of patterns) {
      const canonical = canonicalOf(pattern.parts, parts);
      if (canonical === null) continue;
      return canonical === path ? { kind: 'page' } : { kind: 'moved', to: canonical };
    }
    return { kind: 'unknown' };
  };
}

function canonicalOf(pattern: readonly string[], parts: readonly string[]): string | null {
  if (pattern.length !== parts.length) return null;
  const canonical: string[] = [];
  for (const [index, expected] of pattern.entries()) {
    const part = parts[index] ?? '';
    if (expected.startsWith(':')) {
      if (part === '') return null;
      canonical.push(part);
    } else if (expected.toLowerCase() === part.toLowerCase()) {
      canonical.push(expected);
    } else {
      return null;
    }
  }
  return `/${canonical.join('/')}`;
}
