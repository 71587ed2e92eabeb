/** What a path of the web app is, decided by the page table only. */
export type PageAnswer =
  | { readonly kind: 'page' }
  | { readonly kind: 'unknown' }
  /** Another spelling of a page: slash at the end, other case. Checklist R-035. */
  | { readonly kind: 'moved'; readonly to: string };

/** Finds paths in a page table; another case or a slash at the end moves to the table's own. */
export function createPages(pages: readonly string[]): (path: string) => PageAnswer {
  const spelled = new Map(pages.map((page) => [page.toLowerCase(), page]));
  return (path) => {
    const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
    const own = spelled.get(trimmed.toLowerCase());
    if (own === undefined) return { kind: 'unknown' };
    return own === path ? { kind: 'page' } : { kind: 'moved', to: own };
  };
}
