import type { FieldSetting } from '@nokshi/contract/console/site.ts';
import type { ChallengeSetting } from '@nokshi/contract/player/site.ts';
import type { Tx } from '../../../kernel/db.ts';
import { sql } from '../../../kernel/sql.ts';

export type RegistrationRow = {
  challenge: ChallengeSetting;
  version: number;
  changedAt: Date | null;
  changedBy: string | null;
};

const columns = sql`jsonb_build_object('registration', challenge_registration,
    'login', challenge_login, 'codes', challenge_codes) as challenge,
  version, changed_at as "changedAt", changed_by as "changedBy"`;

export const registrationRow = (tx: Tx, brandId: string) =>
  tx.one<RegistrationRow>(
    sql`select ${columns} from site_registration where brand_id = ${brandId}`,
  );

/** In the order of the form. */
const registrationFields = (tx: Tx, brandId: string) =>
  tx.rows<FieldSetting>(sql`
    select field, enabled, required, coalesce(pattern_id, 'any') as "patternId",
      own_pattern as "ownPattern", min_length as "minLength", max_length as "maxLength"
    from site_registration_rule where brand_id = ${brandId} order by position limit 50`);

/** The form as it is set. */
export async function registrationForm(tx: Tx, brandId: string) {
  const { challenge, version } = await registrationRow(tx, brandId);
  return { fields: await registrationFields(tx, brandId), challenge, version };
}

/** Writes it if its version is still the one given; undefined when it is not. */
export async function writeRegistration(
  tx: Tx,
  given: {
    brandId: string;
    fields: readonly FieldSetting[];
    challenge: ChallengeSetting;
    version: number;
    changedAt: Date;
    changedBy: string;
  },
): Promise<RegistrationRow | undefined> {
  const { brandId, challenge } = given;
  const row = await tx.maybe<RegistrationRow>(sql`
    update site_registration set challenge_registration = ${challenge.registration},
      challenge_login = ${challenge.login}, challenge_codes = ${challenge.codes},
      version = version + 1, changed_at = ${given.changedAt}, changed_by = ${given.changedBy}
    where brand_id = ${brandId} and version = ${given.version}
    returning ${columns}`);
  if (!row) return undefined;
  const rows = given.fields.map((rule, at) => ({ ...rule, position: at + 1 }));
  await tx.run(sql`
    update site_registration_rule r set position = s.position, enabled = s.enabled,
      required = s.required, pattern_id = s."patternId", own_pattern = s."ownPattern",
      min_length = s."minLength", max_length = s."maxLength"
    from jsonb_to_recordset(${JSON.stringify(rows)}) as s (field text, position smallint,
      enabled boolean, required boolean, "patternId" text, "ownPattern" text,
      "minLength" smallint, "maxLength" smallint)
    where r.brand_id = ${brandId} and r.field = s.field`);
  return row;
}
