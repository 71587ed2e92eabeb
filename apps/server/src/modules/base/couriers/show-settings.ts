import type { Output } from '@nokshi/contract';
import {
  type consoleCouriersRoutes,
  MESSAGE_KINDS,
  type MessageKind,
} from '@nokshi/contract/console/couriers.ts';
import type { Tx } from '../../../kernel/db.ts';
import { currentSetting, type Internals } from './room.ts';

export type ShownSetting = Output<typeof consoleCouriersRoutes.set>;

/** Everything but the secret. */
export async function showSetting(
  room: Internals,
  tx: Tx,
  kind: MessageKind,
): Promise<ShownSetting> {
  const { secretSealed, changedAt, ...row } = await currentSetting(room, tx, kind);
  return {
    kind,
    setting: row.setting,
    secretSet: secretSealed !== null,
    version: row.version,
    changedAt: changedAt?.toISOString() ?? null,
    changedBy: row.changedBy,
  };
}

export async function showSettings(room: Internals, tx: Tx): Promise<ShownSetting[]> {
  const shown: ShownSetting[] = [];
  for (const kind of MESSAGE_KINDS) shown.push(await showSetting(room, tx, kind));
  return shown;
}
