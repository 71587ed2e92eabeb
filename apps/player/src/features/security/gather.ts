import { activityRoutes } from '@nokshi/contract/player/activity.ts';
import { cashierRoutes } from '@nokshi/contract/player/cashier.ts';
import { chatRoutes } from '@nokshi/contract/player/chat.ts';
import { feedbackRoutes } from '@nokshi/contract/player/feedback.ts';
import { identityRoutes } from '@nokshi/contract/player/identity.ts';
import { inboxRoutes } from '@nokshi/contract/player/inbox.ts';
import { limitsRoutes } from '@nokshi/contract/player/limits.ts';
import { recordsRoutes } from '@nokshi/contract/player/records.ts';
import { referralRoutes } from '@nokshi/contract/player/referral.ts';
import { securityRoutes } from '@nokshi/contract/player/security.ts';
import { withdrawalsRoutes } from '@nokshi/contract/player/withdrawals.ts';
import { call } from '@nokshi/web/call.ts';
import { dayText } from '@nokshi/web/time.ts';

const DAY_MS = 86_400_000;
/** Records are asked for in spans the server answers at once. */
const SPAN_DAYS = 90;
const PAGE = 100;
/** Between two pages, so that a long history stays below the limit of calls. */
const REST_MS = 50;

type Page = { readonly rows: readonly unknown[]; readonly next: string | null };

/** All that the house keeps of the member, page by page from the calls the screens use. */
export async function gatherData(now: number) {
  const member = await call(identityRoutes.memberInfo, {});
  const spans = spansSince(new Date(member.registeredAt).getTime(), now);
  return {
    madeAt: new Date(now).toISOString(),
    member,
    security: await call(securityRoutes.security, {}),
    sessions: await call(identityRoutes.sessions, {}),
    activity: await pages((more) => call(activityRoutes.list, more)),
    protection: await call(limitsRoutes.protection, {}),
    invitations: await call(referralRoutes.own, {}),
    deposits: await pages((more) => call(cashierRoutes.deposits, more)),
    withdrawals: await pages((more) => call(withdrawalsRoutes.list, more)),
    payees: (await call(withdrawalsRoutes.terms, {})).payees,
    entries: await overSpans(spans, (more) => call(recordsRoutes.entries, more)),
    wagers: await overSpans(spans, (more) => call(recordsRoutes.wagers, more)),
    letters: await pages((more) => call(inboxRoutes.list, more)),
    feedback: await pages((more) => call(feedbackRoutes.mine, more)),
    chat: await pages((more) => call(chatRoutes.older, more)),
  };
}

type More = { cursor?: string; pageSize: number };
type Span = { readonly from: string; readonly to: string };

async function pages(ask: (more: More) => Promise<Page>): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page: Page = await ask({ pageSize: PAGE, ...(cursor && { cursor }) });
    rows.push(...page.rows);
    cursor = page.next;
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
  }
  return rows;
}

async function overSpans(spans: readonly Span[], ask: (more: More & Span) => Promise<Page>) {
  const rows: unknown[] = [];
  for (const span of spans) rows.push(...(await pages((more) => ask({ ...more, ...span }))));
  return rows;
}

/** Newest first, without a gap or a day twice. */
export function spansSince(since: number, now: number): Span[] {
  const spans: Span[] = [];
  for (let to = now; dayText(to) >= dayText(since); to -= (SPAN_DAYS + 1) * DAY_MS) {
    const from = Math.max(to - SPAN_DAYS * DAY_MS, since);
    spans.push({ from: dayText(from), to: dayText(to) });
  }
  return spans;
}
