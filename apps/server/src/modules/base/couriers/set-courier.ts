import type { Input } from '@nokshi/contract';
import type { consoleCouriersRoutes } from '@nokshi/contract/console/couriers.ts';
import { audited } from '../../../kernel/audited.ts';
import { type Caller, operatorOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { currentSetting, type Internals, sealSecret } from './room.ts';
import { faultOf, placeOf } from './rules/check-setting.ts';
import { type ShownSetting, showSetting } from './show-settings.ts';
import { writeSetting } from './store/settings.ts';

/**
 * Chooses and sets the courier of one kind. Refuses: couriers.kind-wrong, couriers.place-refused,
 * couriers.template-wrong, couriers.secret-needed (messages would take the stored secret to another
 * host), couriers.version-changed.
 */
export async function setCourier(
  room: Internals,
  tx: Tx,
  { input, caller }: { input: Input<typeof consoleCouriersRoutes.set>; caller: Caller },
): Promise<ShownSetting> {
  const { kind, setting, secret, version } = input;
  const { brandId, mode } = room.site.brand();
  const fault = faultOf(kind, setting, mode);
  if (fault) throw refuse(fault.code, { field: fault.field });
  const before = await currentSetting(room, tx, kind);
  const moved = placeOf(before.setting) !== placeOf(setting);
  if (before.secretSealed && moved && secret === undefined && setting.courier !== 'demo')
    throw refuse('couriers.secret-needed', { field: 'secret' });
  const kept = setting.courier === 'demo' ? null : before.secretSealed;
  const operator = operatorOf(caller);
  const written = await writeSetting(tx, {
    brandId,
    kind,
    setting,
    secretSealed: secret === undefined ? kept : sealSecret(room, kind, secret),
    version: version + 1,
    changedAt: room.clock.now(),
    changedBy: operator.username,
  });
  if (!written) throw refuse('couriers.version-changed', { field: 'version' });
  const facts = { setting, secretChanged: secret !== undefined };
  await audited(room, tx, { caller, act: 'couriers.set', object: kind, facts });
  return showSetting(room, tx, kind);
}
