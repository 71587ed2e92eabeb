import type { Caller } from '../../kernel/caller.ts';
import { operatorOf } from '../../kernel/caller.ts';
import type { Tx } from '../../kernel/db.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { SiteRoom } from './room.ts';
import { lacksMessage, type StatusSetting } from './rules/system-status.ts';
import { publishStatus } from './status-board.ts';
import { writeStatus } from './store/status.ts';

/**
 * Switches the system status of the brand; every open page follows after the commit.
 * Refuses: site.message-needed (maintenance without words in both languages),
 * site.version-changed (somebody set it since the caller looked).
 */
export async function setStatus(
  room: SiteRoom,
  tx: Tx,
  { setting, caller }: { setting: StatusSetting; caller: Caller },
): Promise<StatusSetting> {
  const operator = operatorOf(caller);
  const lacking = lacksMessage(setting);
  if (lacking) throw refuse('site.message-needed', { field: `message.${lacking}` });
  const written = await writeStatus(tx, {
    ...setting,
    brandId: room.config.brandId,
    changedAt: room.clock.now(),
    changedBy: operator.username,
  });
  if (!written) throw refuse('site.version-changed', { field: 'version' });
  const { status, message, blockedCountries, version } = written;
  const now = { status, message, blockedCountries, version };
  await room.audit.append(tx, {
    operatorId: operator.operatorId,
    operator: operator.username,
    act: 'site.set-status',
    object: room.config.brandId,
    facts: now,
    ip: caller.ip,
  });
  tx.afterCommit(() => publishStatus(room, now));
  return now;
}
