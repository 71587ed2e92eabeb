import type { FieldSetting, RegistrationSetting } from '@nokshi/contract/console/site-settings.ts';
import type { ChallengeSetting } from '@nokshi/contract/player/site.ts';
import { OWN_PATTERN } from '@nokshi/contract/registration/patterns.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';

/** In the order of the form. */
const registrationFields = (tx: Tx, brandId: string) =>
  tx.rows<FieldSetting>(sql`
    select field, enabled, required, coalesce(pattern_id, 'any') as "patternId",
      own_pattern as "ownPattern", min_length as "minLength", max_length as "maxLength"
    from site_registration_rule where brand_id = ${brandId} order by position limit 50`);

/** The stored form; `version` grows with each change. */
export async function registrationForm(tx: Tx, brandId: string) {
  const row = await tx.one<{ challenge: ChallengeSetting; version: number }>(sql`
    select jsonb_build_object('registration', challenge_registration, 'login', challenge_login,
      'codes', challenge_codes) as challenge, version
    from site_registration where brand_id = ${brandId}`);
  return { fields: await registrationFields(tx, brandId), ...row };
}

export async function registrationPart(tx: Tx, brandId: string): Promise<RegistrationSetting> {
  const { fields, challenge } = await registrationForm(tx, brandId);
  return { fields, challenge };
}

export async function writeRegistration(tx: Tx, brandId: string, form: RegistrationSetting) {
  const { challenge } = form;
  await tx.run(sql`
    update site_registration set challenge_registration = ${challenge.registration},
      challenge_login = ${challenge.login}, challenge_codes = ${challenge.codes},
      version = version + 1
    where brand_id = ${brandId}`);
  const rows = form.fields.map((rule, at) => ({
    ...rule,
    ownPattern: rule.patternId === OWN_PATTERN ? rule.ownPattern : null,
    position: at + 1,
  }));
  await tx.run(sql`
    update site_registration_rule r set position = s.position, enabled = s.enabled,
      required = s.required, pattern_id = s."patternId", own_pattern = s."ownPattern",
      min_length = s."minLength", max_length = s."maxLength"
    from jsonb_to_recordset(${JSON.stringify(rows)}) as s (field text, position smallint,
      enabled boolean, required boolean, "patternId" text, "ownPattern" text,
      "minLength" smallint, "maxLength" smallint)
    where r.brand_id = ${brandId} and r.field = s.field`);
}
