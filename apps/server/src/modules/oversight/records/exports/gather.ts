import { MOST_EXPORTED_ROWS } from '@nokshi/contract/exports.ts';
import type { Clock } from '../../../../kernel/clock.ts';
import type { ForWhom } from '../../../../kernel/for-whom.ts';
import { CallerGone } from '../../../../kernel/turns.ts';

type Page<Row> = { readonly rows: readonly Row[]; readonly next: string | null };

/** The longest time to gather a file; after it the file is cut and says so. */
const MOST_MS = 10_000;
const PAGE = 99;

/**
 * Reads the pages of a list one after another, up to the size of a file, or until its caller was
 * answered or has left. Throws CallerGone.
 */
export async function gather<Row>(
  { clock, who }: { readonly clock: Clock; readonly who: ForWhom },
  read: (more: { cursor?: string; pageSize: number }) => Promise<Page<Row>>,
): Promise<{ rows: Row[]; cut: boolean }> {
  const until = clock.now().getTime() + MOST_MS;
  const rows: Row[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    if (who.gone?.aborted) throw new CallerGone();
    const left = MOST_EXPORTED_ROWS - rows.length;
    if (left === 0 || clock.now().getTime() >= until) return { rows, cut: true };
    const page: Page<Row> = await read({
      pageSize: Math.min(PAGE, left),
      ...(cursor && { cursor }),
    });
    rows.push(...page.rows);
    cursor = page.next;
  }
  return { rows, cut: false };
}
