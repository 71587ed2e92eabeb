import type { Input, Output } from '@nokshi/contract';
import type { consoleVendorsRoutes } from '@nokshi/contract/console/vendors.ts';
import { toDecimal } from '@nokshi/money';
import { audited } from '../../../kernel/audited.ts';
import { type Day, dayOf, daysSpan } from '../../../kernel/calendar.ts';
import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { toWire } from '../../../kernel/ids.ts';
import type { Profile } from './profiles.ts';
import type { VendorsRoom } from './room.ts';
import {
  compareDay,
  differencesOf,
  hasReport,
  type ReconciliationRow,
  sumDay,
} from './store/reports.ts';

type Routes = typeof consoleVendorsRoutes;

/**
 * Compares a vendor's record of a day with ours; on an operator's request, and each night. Refuses:
 * vendors.unknown, vendors.no-report.
 */
export async function reconcile(
  room: VendorsRoom,
  tx: Tx,
  { asked, caller }: { asked: Input<Routes['reconcile']>; caller: Caller },
): Promise<Output<Routes['reconcile']>> {
  const { vendor, day } = asked;
  requireVendor(room, vendor);
  if (!(await hasReport(tx, asked))) throw refuse('vendors.no-report');
  const row = await compare(room, tx, asked);
  const facts = { day, differences: row.differences };
  await audited(room, tx, { caller, act: 'vendors.reconcile', object: vendor, facts });
  return wireReconciliation(row);
}

/** Yesterday, for every vendor that handed in its record. */
export async function reconcileYesterday(room: VendorsRoom, tx: Tx): Promise<void> {
  const day = dayOf(new Date(room.clock.now().getTime() - 86_400_000));
  for (const { vendor } of room.profiles.all())
    if (await hasReport(tx, { vendor, day })) await compare(room, tx, { vendor, day });
}

async function compare(
  room: VendorsRoom,
  tx: Tx,
  { vendor, day }: { vendor: string; day: Day },
): Promise<ReconciliationRow> {
  const span = daysSpan(day, day);
  if (!span) throw refuse('edge.invalid-input', { field: 'day' });
  await compareDay(tx, { vendor, day, ...span });
  return sumDay(tx, { vendor, day, ...span, at: room.clock.now() });
}

/** The differences, line by line. Refuses: vendors.unknown. */
export async function listDifferences(
  room: VendorsRoom,
  tx: Tx,
  asked: Input<Routes['differences']>,
): Promise<Output<Routes['differences']>> {
  requireVendor(room, asked.vendor);
  const rows = await differencesOf(tx, asked);
  return {
    rows: rows.map(({ theirs, ours, wagerId, ...row }) => ({
      ...row,
      theirs: theirs === null ? null : toDecimal(theirs),
      ours: ours === null ? null : toDecimal(ours),
      wagerId: wagerId && toWire('wgr', wagerId),
    })),
  };
}

export const wireReconciliation = (row: ReconciliationRow): Output<Routes['reconcile']> => ({
  day: row.day,
  at: row.at.toISOString(),
  theirLines: row.theirLines,
  ourLines: row.ourLines,
  theirNet: toDecimal(row.theirNet),
  ourNet: toDecimal(row.ourNet),
  differences: row.differences,
});

export function requireVendor(room: VendorsRoom, vendor: string): Profile {
  const profile = room.profiles.find(vendor);
  if (!profile) throw refuse('vendors.unknown');
  return profile;
}
