import {
  type CourierSetting,
  courierSetting,
  type MessageKind,
} from '@nokshi/contract/console/couriers.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { Couriers, CouriersDeps } from './face.ts';
import { type Reach, reachOf } from './reach.ts';
import { settingRow } from './store/settings.ts';

type Internals = Omit<CouriersDeps, 'reach'> & { readonly reach: Reach };

/** What the room's own verbs and routes use; other rooms see its face, `Couriers`. */
export type CouriersRoom = Internals & Couriers;
export type { Internals };

export const openRoom = (deps: CouriersDeps): Internals => ({
  ...deps,
  // The brand is known only after the site has started.
  reach: deps.reach ?? ((host) => reachOf(deps.site.brand().mode)(host)),
});

const SECRET = 'couriers.secret';
const CODE = 'couriers.code';

export const sealSecret = ({ secrets, site }: Internals, kind: MessageKind, secret: string) =>
  secrets.seal(SECRET, secret, `${site.brand().brandId}:${kind}`);

export const openSecret = (
  { secrets, site }: Internals,
  kind: MessageKind,
  sealed: Buffer | null,
) => (sealed ? secrets.open(SECRET, sealed, `${site.brand().brandId}:${kind}`).toString() : '');

export const sealCode = ({ secrets }: Internals, messageId: string, code: string) =>
  secrets.seal(CODE, code, messageId);

export const openCode = ({ secrets }: Internals, messageId: string, sealed: Buffer) =>
  secrets.open(CODE, sealed, messageId).toString();

/** The setting of a kind; the demo courier when none was chosen. */
export async function currentSetting(
  room: Internals,
  tx: Tx,
  kind: MessageKind,
): Promise<{
  setting: CourierSetting;
  secretSealed: Buffer | null;
  version: number;
  changedAt: Date | null;
  changedBy: string | null;
}> {
  const row = await settingRow(tx, { brandId: room.site.brand().brandId, kind });
  const none = { secretSealed: null, version: 0, changedAt: null, changedBy: null };
  if (!row) return { setting: { courier: 'demo' }, ...none };
  // What was stored before a setting had a field gets its default.
  return { ...row, setting: courierSetting.parse(row.setting) };
}
