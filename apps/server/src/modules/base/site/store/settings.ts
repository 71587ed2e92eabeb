import type { Language } from '@nokshi/contract';
import type { AgentSetting } from '@nokshi/contract/console/agent-setting.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';

/** Help topics, posts, banners and resources. */
export const contentTable = sql`site_content`;

export type BrandRow = {
  merchantCode: string;
  nameEn: string;
  nameBn: string;
  currency: string;
  currencySymbol: string;
  languages: Language[];
  defaultLanguage: Language;
  minimumAge: number;
  homeCountry: string;
  termsVersion: string;
  domains: string[];
  imageHosts: string[];
  chatAddress: string;
  chatHosts: string[];
  logoLight: string;
  logoDark: string;
  contactEmail: string;
  contactPhone: string;
  currencyDisplay: 'symbol' | 'code';
  blockedCountries: string[];
  colourLight: string;
  colourDark: string;
  licence: string;
  firebaseProject: string;
  advertisedSlots: number;
  teamOn: boolean;
  teamMinimum: bigint;
  teamTimes: number;
  teamAmount: bigint;
  agents: AgentSetting;
};

export const brandRow = (tx: Tx, brandId: string) =>
  tx.maybe<BrandRow>(sql`
    select merchant_code as "merchantCode", name_en as "nameEn", name_bn as "nameBn",
      currency, currency_symbol as "currencySymbol", languages,
      default_language as "defaultLanguage", minimum_age as "minimumAge",
      home_country as "homeCountry", terms_version as "termsVersion", domains,
      image_hosts as "imageHosts", chat_address as "chatAddress", chat_hosts as "chatHosts",
      logo_light_url as "logoLight", logo_dark_url as "logoDark",
      contact_email as "contactEmail", contact_phone as "contactPhone",
      firebase_project as "firebaseProject", advertised_slots as "advertisedSlots",
      colour_light as "colourLight", colour_dark as "colourDark", licence,
      coalesce(team_on, false) as "teamOn", team_minimum as "teamMinimum",
      team_times as "teamTimes", team_amount as "teamAmount", agents,
      currency_display as "currencyDisplay", blocked_countries as "blockedCountries"
    from site_brand where brand_id = ${brandId}`);

export const flags = (tx: Tx, brandId: string) =>
  tx.rows<{ name: string; value: '0' | '1' }>(
    sql`select name, value from site_flag where brand_id = ${brandId} order by name limit 500`,
  );

export const menus = (tx: Tx, brandId: string) =>
  tx.rows<{ category: string; enabled: boolean }>(sql`
    select category, enabled from site_menu where brand_id = ${brandId}
    order by position limit 50`);

export type CountryRow = {
  countryCode: string;
  dialingCode: string;
  nameEn: string;
  nameBn: string;
  languages: Language[];
  /** A chat that an external host serves; both empty: our own. */
  merchantCode: string;
  host: string;
};

export const countries = (tx: Tx, brandId: string) =>
  tx.rows<CountryRow>(sql`
    select country_code as "countryCode", dialing_code as "dialingCode", name_en as "nameEn",
      name_bn as "nameBn", languages, merchant_code as "merchantCode", host
    from site_country where brand_id = ${brandId} order by position limit 250`);

export const services = (tx: Tx, brandId: string) =>
  tx.rows<{ type: number; path: string }>(
    sql`select type, path from site_service where brand_id = ${brandId} order by position limit 50`,
  );
