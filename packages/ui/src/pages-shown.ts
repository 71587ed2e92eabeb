/** Pages beside each other around the one that is open, and at each end. Checklist C-047. */
const RANGE = 3;
const MARGIN = 1;

/**
 * Which of `of` pages have a button while the page `at` (from 0) is open; null is a gap. A gap is
 * of two pages at least: a single one is shown instead.
 */
export function pagesShown(at: number, of: number): (number | null)[] {
  const first = Math.max(0, Math.min(at - Math.floor(RANGE / 2), of - RANGE));
  const near = (page: number) =>
    page < MARGIN || page >= of - MARGIN || (page >= first && page < first + RANGE);
  const all = Array.from({ length: of }, (_, page) => page);
  const shown = all.filter((page) => near(page) || (near(page - 1) && near(page + 1)));
  return shown.flatMap((page, i) => (i > 0 && shown[i - 1] !== page - 1 ? [null, page] : [page]));
}
