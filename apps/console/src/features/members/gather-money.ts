import { consoleMemberRoutes as routes } from '@nokshi/contract/console/members-money.ts';
import { call } from '@nokshi/web/call.ts';

const PAGE = 100;
/** A file has at most so many lines of each; the newest come first. */
const MOST_PAGES = 100;
/** Between two pages, so that a long history stays below the limit of calls. */
const REST_MS = 50;

type Page = { readonly rows: readonly unknown[]; readonly next: string | null };
type Lists = { readonly wagers: boolean; readonly entries: boolean; readonly deposits: boolean };

/** Wagers, entries and deposits of a member, as far as the operator may see them. */
export async function gatherMoney(id: string, may: Lists) {
  return {
    ...(may.wagers && { wagers: await all((more) => call(routes.wagers, { id, ...more })) }),
    ...(may.entries && { entries: await all((more) => call(routes.entries, { id, ...more })) }),
    ...(may.deposits && { deposits: await all((more) => call(routes.deposits, { id, ...more })) }),
  };
}

async function all(ask: (more: { cursor?: string; pageSize: number }) => Promise<Page>) {
  const rows: unknown[] = [];
  let cursor: string | null = '';
  for (let n = 0; cursor !== null && n < MOST_PAGES; n += 1) {
    const page: Page = await ask({ pageSize: PAGE, ...(cursor && { cursor }) });
    rows.push(...page.rows);
    cursor = page.next;
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
  }
  return rows;
}
