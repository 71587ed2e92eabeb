import type { Change } from '@nokshi/contract';
import type {
  BrandSetting,
  DomainsSetting,
  FlagsSetting,
  RegionsSetting,
  SettingPart,
} from '@nokshi/contract/console/site-settings.ts';
import type { ElsewhereSetting } from '@nokshi/contract/console/elsewhere-setting.ts';
import type { AgentSetting } from '@nokshi/contract/console/agent-setting.ts';
import type { TeamSetting } from '@nokshi/contract/console/team-setting.ts';
import { parseAmount, toDecimal } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';

/** Changes of a brand's settings wait here for one another. */
export const lockBrand = (tx: Tx, brandId: string) =>
  tx.one<{ merchantCode: string }>(sql`
    select merchant_code as "merchantCode" from site_brand where brand_id = ${brandId} for update`);

export const versionOf = async (tx: Tx, brandId: string, part: SettingPart) =>
  (
    await tx.one<{ version: number }>(sql`
      select coalesce(max(version), 0) as version from site_change
      where brand_id = ${brandId} and part = ${part}`)
  ).version;

export type ChangeRow = {
  version: number;
  before: unknown;
  changes: Change[];
  reason: string;
  changedBy: string;
  changedAt: Date;
};

export const insertChange = (tx: Tx, c: ChangeRow & { brandId: string; part: SettingPart }) =>
  tx.run(sql`
    insert into site_change (brand_id, part, version, before, changes, reason, changed_by,
      changed_at)
    values (${c.brandId}, ${c.part}, ${c.version}, ${JSON.stringify(c.before)},
      ${JSON.stringify(c.changes)}, ${c.reason}, ${c.changedBy}, ${c.changedAt})`);

export const listChanges = (
  tx: Tx,
  q: { brandId: string; part: SettingPart; before: number | null; limit: number },
) =>
  tx.rows<ChangeRow>(sql`
    select version, before, changes, reason, changed_by as "changedBy", changed_at as "changedAt"
    from site_change
    where brand_id = ${q.brandId} and part = ${q.part}
      and version < coalesce(${q.before}::integer, 2147483647)
    order by version desc limit ${q.limit}`);

export const brandPart = (tx: Tx, brandId: string) =>
  tx.one<BrandSetting>(sql`
    select jsonb_build_object('EN', name_en, 'BN', name_bn) as name,
      jsonb_build_object('light', logo_light_url, 'dark', logo_dark_url) as logo,
      jsonb_build_object('email', contact_email, 'phone', contact_phone) as contact,
      languages, default_language as "defaultLanguage", currency_symbol as "currencySymbol",
      currency_display as "currencyDisplay", minimum_age as "minimumAge",
      jsonb_build_object('light', colour_light, 'dark', colour_dark) as colours, licence,
      firebase_project as "firebaseProject", advertised_slots as "advertisedSlots"
    from site_brand where brand_id = ${brandId}`);

export const writeBrand = (tx: Tx, brandId: string, b: BrandSetting) =>
  tx.run(sql`
    update site_brand set name_en = ${b.name.EN}, name_bn = ${b.name.BN},
      logo_light_url = ${b.logo.light}, logo_dark_url = ${b.logo.dark},
      contact_email = ${b.contact.email}, contact_phone = ${b.contact.phone},
      languages = ${b.languages}, default_language = ${b.defaultLanguage},
      currency_symbol = ${b.currencySymbol}, currency_display = ${b.currencyDisplay},
      minimum_age = ${b.minimumAge}, colour_light = ${b.colours.light},
      colour_dark = ${b.colours.dark}, licence = ${b.licence}, firebase_project = ${b.firebaseProject},
      advertised_slots = ${b.advertisedSlots}
    where brand_id = ${brandId}`);

export const flagsPart = async (tx: Tx, brandId: string): Promise<FlagsSetting> => {
  const rows = await tx.rows<{ name: string; value: '0' | '1' }>(
    sql`select name, value from site_flag where brand_id = ${brandId} order by name limit 500`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
};

export const writeFlags = (tx: Tx, brandId: string, flags: FlagsSetting) =>
  tx.run(sql`
    update site_flag f set value = given.value
    from jsonb_each_text(${JSON.stringify(flags)}::jsonb) as given (name, value)
    where f.brand_id = ${brandId} and f.name = given.name`);

export const regionsPart = async (tx: Tx, brandId: string): Promise<RegionsSetting> => {
  const brand = await tx.one<{ homeCountry: string; blocked: string[] }>(sql`
    select home_country as "homeCountry", blocked_countries as blocked
    from site_brand where brand_id = ${brandId}`);
  const countries = await tx.rows<RegionsSetting['countries'][number]>(sql`
    select country_code as "countryCode", dialing_code as "dialingCode",
      jsonb_build_object('EN', name_en, 'BN', name_bn) as name, languages,
      merchant_code as "merchantCode", host
    from site_country where brand_id = ${brandId} order by position limit 100`);
  return { ...brand, countries };
};

export async function writeRegions(tx: Tx, brandId: string, regions: RegionsSetting) {
  const { homeCountry, countries, blocked } = regions;
  await tx.run(sql`
    update site_brand set home_country = ${homeCountry}, blocked_countries = ${blocked}
    where brand_id = ${brandId}`);
  await tx.run(sql`delete from site_country where brand_id = ${brandId}`);
  const rows = countries.map(({ name, ...row }, n) => ({ ...row, ...name, position: n + 1 }));
  await tx.run(sql`
    insert into site_country (brand_id, country_code, dialing_code, name_en, name_bn, languages,
      merchant_code, host, position)
    select ${brandId}, "countryCode", "dialingCode", "EN", "BN", languages,
      "merchantCode", host, position
    from jsonb_to_recordset(${JSON.stringify(rows)}) as r ("countryCode" text, "dialingCode" text,
      "EN" text, "BN" text, languages text[], "merchantCode" text, host text,
      position smallint)`);
}

export const domainsPart = (tx: Tx, brandId: string) =>
  tx.one<DomainsSetting>(sql`select domains as hosts from site_brand where brand_id = ${brandId}`);

export const writeDomains = (tx: Tx, brandId: string, { hosts }: DomainsSetting) =>
  tx.run(sql`update site_brand set domains = ${hosts} where brand_id = ${brandId}`);

export const elsewherePart = (tx: Tx, brandId: string) =>
  tx.one<ElsewhereSetting>(sql`
    select image_hosts as "imageHosts",
      jsonb_build_object('address', chat_address, 'hosts', to_jsonb(chat_hosts)) as chat
    from site_brand where brand_id = ${brandId}`);

export const writeElsewhere = (tx: Tx, brandId: string, { imageHosts, chat }: ElsewhereSetting) =>
  tx.run(sql`
    update site_brand set image_hosts = ${imageHosts}, chat_address = ${chat.address},
      chat_hosts = ${chat.hosts}
    where brand_id = ${brandId}`);

/** Amounts are paisa in the table. */
export const teamPart = async (tx: Tx, brandId: string): Promise<TeamSetting> => {
  const { minimum, amountADay, ...rest } = await tx.one<
    Pick<TeamSetting, 'on' | 'timesADay'> & { minimum: bigint; amountADay: bigint }
  >(sql`
    select coalesce(team_on, false) as "on", team_minimum as minimum, team_times as "timesADay",
      team_amount as "amountADay"
    from site_brand where brand_id = ${brandId}`);
  return { ...rest, minimum: toDecimal(minimum), amountADay: toDecimal(amountADay) };
};

export const writeTeam = (tx: Tx, brandId: string, team: TeamSetting) =>
  tx.run(sql`
    update site_brand set team_on = ${team.on}, team_minimum = ${parseAmount(team.minimum)},
      team_times = ${team.timesADay}, team_amount = ${parseAmount(team.amountADay)}
    where brand_id = ${brandId}`);

export const agentsPart = async (tx: Tx, brandId: string): Promise<AgentSetting> =>
  (
    await tx.one<{ agents: AgentSetting }>(
      sql`select agents from site_brand where brand_id = ${brandId}`,
    )
  ).agents;

export const writeAgents = (tx: Tx, brandId: string, agents: AgentSetting) =>
  tx.run(sql`
    update site_brand set agents = ${JSON.stringify(agents)} where brand_id = ${brandId}`);

/** A host in this list that another merchant has. */
export const findTakenHost = (tx: Tx, brandId: string, { hosts }: DomainsSetting) =>
  tx.maybe<{ host: string }>(sql`
    select host from site_brand b, unnest(b.domains) as host
    where b.brand_id <> ${brandId} and host = any(${hosts}::text[])
      and host not in ('localhost', '127.0.0.1')
    limit 1`);
