import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { StatusSetting } from '../rules/system-status.ts';

export type StatusRow = Omit<StatusSetting, 'from' | 'until'> & {
  from: Date | null;
  until: Date | null;
} & { changedAt: Date | null; changedBy: string | null };

const columns = sql`status, jsonb_build_object('EN', message_en, 'BN', message_bn) as message,
  blocked_countries as "blockedCountries", version, begins_at as "from",
  ends_at as until, changed_at as "changedAt",
  changed_by as "changedBy"`;

export const statusRow = (tx: Tx, brandId: string) =>
  tx.one<StatusRow>(sql`select ${columns} from site_status where brand_id = ${brandId}`);

/** Writes the setting if its version is still the given one; undefined when it is not. */
export const writeStatus = (
  tx: Tx,
  given: StatusSetting & { brandId: string; changedAt: Date; changedBy: string },
) =>
  tx.maybe<StatusRow>(sql`
    update site_status set status = ${given.status}, message_en = ${given.message.EN},
      message_bn = ${given.message.BN}, blocked_countries = ${given.blockedCountries},
      begins_at = ${given.from}, ends_at = ${given.until},
      version = version + 1, changed_at = ${given.changedAt}, changed_by = ${given.changedBy}
    where brand_id = ${given.brandId} and version = ${given.version}
    returning ${columns}`);

/** The setting alone, as servers send it to one another. */
export const toSetting = ({
  status,
  message,
  blockedCountries,
  version,
  from,
  until,
}: StatusRow): StatusSetting => ({
  status,
  message,
  blockedCountries,
  version,
  from: from?.toISOString() ?? null,
  until: until?.toISOString() ?? null,
});
