import { createHmac } from 'node:crypto';
import { addressKey, addressPrefix } from '../../../kernel/address-key.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Asker, ChatRoom } from './room.ts';
import { TRY_LIMITS, type TryKind, type TryScope } from './rules/try-limits.ts';
import { takeTry } from './store/tries.ts';

/**
 * Counts one act under the asker, the address, its neighbours and the site, always in this order, so that two
 * transactions never deadlock. Refuses: chat.too-many with `retryAfterSeconds`.
 */
export async function takeTries(
  room: ChatRoom,
  tx: Tx,
  { kind, asker, ip }: { kind: TryKind; asker: Asker; ip: string },
): Promise<void> {
  const { brandId } = room.site.brand();
  const secret = room.secrets.derive('chat.try');
  const now = room.clock.now();
  const counted: readonly [TryScope, string][] = [
    ['asker', asker.memberId ?? asker.visitorKey ?? ''],
    ['address', addressKey(ip)],
    ['prefix', addressPrefix(ip)],
    // Visitors can use up what all visitors may do, never what members may.
    ['site', asker.memberId ? `${brandId} members` : brandId],
  ];
  for (const [scope, who] of counted) {
    const key = createHmac('sha256', secret)
      .update([kind, scope, brandId, who].join('\n'))
      .digest();
    const free = await takeTry(tx, { key, limit: TRY_LIMITS[kind][scope], now });
    if (!free) continue;
    const retryAfterSeconds = Math.max(1, Math.ceil((free.getTime() - now.getTime()) / 1_000));
    throw refuse('chat.too-many', { value: { retryAfterSeconds } });
  }
}
