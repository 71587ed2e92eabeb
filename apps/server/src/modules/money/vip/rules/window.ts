import { KEEP_DAYS } from '@nokshi/contract/vip.ts';
import { spanOf } from '../../../../kernel/calendar.ts';

const DAY_MS = 86_400_000;

type Window = { readonly keepBy: Date | null; readonly pausedAt: Date | null };

/** The end of a window that begins now: whole business days, today's is given on top. */
export const windowEnd = (now: Date): Date =>
  new Date(spanOf('D', now).end.getTime() + KEEP_DAYS * DAY_MS);

/** Who is restricted is looked at daily: a time-out ends without anything that says so. */
export const nextLook = (now: Date): Date => new Date(now.getTime() + DAY_MS);

/** A window after a restriction ended: its days are added. */
export const resumed = <Row extends Window>(row: Row, now: Date): Row => ({
  ...row,
  pausedAt: null,
  keepBy:
    row.keepBy && row.pausedAt
      ? new Date(row.keepBy.getTime() + now.getTime() - row.pausedAt.getTime())
      : row.keepBy,
});
