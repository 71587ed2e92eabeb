import type { Input, Output } from '@nokshi/contract';
import type { consoleVendorsRoutes } from '@nokshi/contract/console/vendors.ts';
import { audited } from '../../../kernel/audited.ts';
import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { requireVendor } from './reconcile.ts';
import type { VendorsRoom } from './room.ts';
import { writeMode } from './store/profiles.ts';

type Call = typeof consoleVendorsRoutes.setMode;

/** Refuses: vendors.unknown, vendors.version-changed. */
export async function setMode(
  room: VendorsRoom,
  tx: Tx,
  { wish, caller }: { wish: Input<Call>; caller: Caller },
): Promise<Output<Call>> {
  const { vendor, mode, version, reason } = wish;
  requireVendor(room, vendor);
  if (!(await writeMode(tx, { vendor, mode, version, at: room.clock.now() })))
    throw refuse('vendors.version-changed');
  const facts = { mode, reason };
  await audited(room, tx, { caller, act: 'vendors.set-mode', object: vendor, facts });
  room.profiles.changed(tx);
  return { version: version + 1 };
}
