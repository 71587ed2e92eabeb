import { CONTRACT_FLAGS } from '@nokshi/contract/player/agent-terms.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';
import { DEMO_FLAGS, DEMO_MENUS, DEMO_RULES, DEMO_SERVICES } from '../demo-data.ts';

/** Writes the missing parts of the demo brand and keeps what an operator has changed. */
export async function insertDemoBrand(
  tx: Tx,
  { brandId, mode }: { brandId: string; mode: 'demo' | 'licensed' },
): Promise<void> {
  await tx.run(sql`
    insert into site_brand (brand_id, merchant_code, name_en, name_bn, currency, currency_symbol,
      languages, default_language, minimum_age, home_country, terms_version, domains)
    values (${brandId}, ${brandId}, 'Nokshi', 'নকশি', 'BDT', '৳', '{EN,BN}', 'EN', 18, 'BD',
      '2026-01', '{localhost,127.0.0.1}')
    on conflict do nothing`);
  await tx.run(sql`
    update site_brand set team_on = ${mode === 'demo'}
    where brand_id = ${brandId} and team_on is null`);
  await tx.run(sql`insert into site_status (brand_id) values (${brandId}) on conflict do nothing`);
  await tx.run(sql`
    insert into site_country (brand_id, country_code, dialing_code, name_en, name_bn, languages,
      position)
    values (${brandId}, 'BD', '+880', 'Bangladesh', 'বাংলাদেশ', '{EN,BN}', 1)
    on conflict do nothing`);
  await tx.run(
    sql`insert into site_registration (brand_id) values (${brandId}) on conflict do nothing`,
  );
  const contracts = mode === 'demo' ? '1' : '0';
  await insertFlags(tx, brandId, [
    ...DEMO_FLAGS,
    ...Object.values(CONTRACT_FLAGS).map((name) => ({ name, value: contracts })),
  ]);
  await insertRows(tx, brandId);
}

type Flag = { readonly name: string; readonly value: string };
const insertFlags = (tx: Tx, brandId: string, flags: readonly Flag[]) =>
  tx.run(sql`
    insert into site_flag (brand_id, name, value)
    select ${brandId}, name, value
    from jsonb_to_recordset(${JSON.stringify(flags)}) as r (name text, value text)
    on conflict do nothing`);

/** Lists are passed as one JSON parameter each; keys are the columns' names. */
async function insertRows(tx: Tx, brandId: string): Promise<void> {
  await tx.run(sql`
    insert into site_menu (brand_id, category, position, enabled)
    select ${brandId}, category, position, enabled
    from jsonb_to_recordset(${JSON.stringify(DEMO_MENUS)})
      as r (category text, position smallint, enabled boolean)
    on conflict do nothing`);
  await tx.run(sql`
    insert into site_registration_rule (brand_id, field, position, enabled, required, pattern_id,
      min_length, max_length)
    select ${brandId}, field, position, enabled, required, pattern_id, min_length, max_length
    from jsonb_to_recordset(${JSON.stringify(DEMO_RULES)}) as r (field text, position smallint,
      enabled boolean, required boolean, pattern_id text, min_length smallint, max_length smallint)
    on conflict do nothing`);
  await tx.run(sql`
    insert into site_service (brand_id, position, type, path)
    select ${brandId}, position, type, path
    from jsonb_to_recordset(${JSON.stringify(DEMO_SERVICES)})
      as r (position smallint, type smallint, path text)
    on conflict do nothing`);
}
