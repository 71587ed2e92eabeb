import { addressKey, addressPrefix } from '../../../kernel/address-key.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Internals } from './room.ts';
import type { TryKind } from './rules/try-limits.ts';
import { returnTry } from './store/tries.ts';
import { takeOneTry, tryKey } from './tries.ts';

/**
 * Counts an account for its browser, its address and the neighbours of that before it is opened,
 * so that concurrent forms count as well, and gives the tries back when it was not. The answer that
 * a name is taken is a guess of its address (promises.md T13). Refuses: identity.too-many-attempts,
 * and what `open` refuses.
 */
export async function countAccount<T>(
  room: Internals,
  caller: Caller,
  open: () => Promise<T>,
): Promise<T> {
  const counts = countsOf(room, caller);
  const giveBack = (those: (kind: TryKind) => boolean) =>
    room.db.tx(async (tx) => {
      for (const { key, kind } of counts)
        if (those(kind)) await returnTry(tx, key, room.tryLimits[kind]);
    });
  await room.db.tx(async (tx) => {
    for (const count of counts) await takeOneTry(room, tx, count);
  });
  const answer = await open().catch(async (failed: unknown) => {
    const taken = failed instanceof Refusal && failed.code === 'identity.username-taken';
    await giveBack((kind) => kind !== 'taken' || !taken);
    throw failed;
  });
  await giveBack((kind) => kind === 'taken');
  return answer;
}

type Count = { readonly kind: TryKind; readonly key: Buffer; readonly about: string | null };

function countsOf(room: Internals, caller: Caller): Count[] {
  const count = (kind: TryKind, part: string, about: string | null = part): Count => ({
    kind,
    key: tryKey(room, kind, part),
    about,
  });
  return [
    count('taken', addressKey(caller.ip)),
    count('registration-device', caller.guest(), null),
    count('registration', addressKey(caller.ip)),
    count('registration-prefix', addressPrefix(caller.ip)),
  ];
}
