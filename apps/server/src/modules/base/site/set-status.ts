import { audited } from '../../../kernel/audited.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { operatorOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import type { SiteRoom } from './room.ts';
import { lacksMessage, scheduleFits, type StatusSetting } from './rules/system-status.ts';
import { publishStatus } from './status-board.ts';
import { toSetting, writeStatus } from './store/status.ts';

/**
 * Switches the system status of the brand; every open page follows after the commit. Refuses:
 * site.message-needed (a message in one language only), site.country-unknown, site.schedule-order (it would end before it
 * begins, or has already ended), site.version-changed (another operator set it in the meantime).
 */
export async function setStatus(
  room: SiteRoom,
  tx: Tx,
  { setting, caller }: { setting: StatusSetting; caller: Caller },
): Promise<StatusSetting> {
  const operator = operatorOf(caller);
  const lacking = lacksMessage(setting);
  if (lacking) throw refuse('site.message-needed', { field: `message.${lacking}` });
  refuseUnknown(setting.blockedCountries, 'blockedCountries');
  const changedAt = room.clock.now();
  if (!scheduleFits(setting, changedAt)) throw refuse('site.schedule-order', { field: 'until' });
  const written = await writeStatus(tx, {
    ...setting,
    brandId: room.config.brandId,
    changedAt,
    changedBy: operator.username,
  });
  if (!written) throw refuse('site.version-changed', { field: 'version' });
  const now = toSetting(written);
  await planTurns(room, tx, now);
  const object = room.config.brandId;
  await audited(room, tx, { caller, act: 'site.set-status', object, facts: now });
  tx.afterCommit(() => publishStatus(room, now));
  return now;
}

/** One job each shows its beginning and its end to open pages. */
async function planTurns(room: SiteRoom, tx: Tx, setting: StatusSetting): Promise<void> {
  for (const at of ['from', 'until'] as const) {
    const runAt = setting[at] === null ? null : new Date(setting[at]);
    if (runAt === null || runAt <= room.clock.now()) continue;
    const key = `${room.config.brandId}-${setting.version}-${at}`;
    await room.jobs.enqueue(tx, { name: 'site.status-turn', key, payload: {}, runAt });
  }
}
