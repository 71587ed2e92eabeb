import type { Language } from '@nokshi/contract';
import type { banner } from '@nokshi/contract/player/site.ts';
import type { z } from 'zod';
import type { Tx } from '../../../kernel/db.ts';
import { sql } from '../../../kernel/sql.ts';

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
  logoLight: string;
  logoDark: string;
  contactEmail: string;
  contactPhone: string;
  currencyDisplay: 'symbol' | 'code';
  blockedCountries: string[];
};

export const brandRow = (tx: Tx, brandId: string) =>
  tx.maybe<BrandRow>(sql`
    select merchant_code as "merchantCode", name_en as "nameEn", name_bn as "nameBn",
      currency, currency_symbol as "currencySymbol", languages,
      default_language as "defaultLanguage", minimum_age as "minimumAge",
      home_country as "homeCountry", terms_version as "termsVersion", domains,
      logo_light_url as "logoLight", logo_dark_url as "logoDark",
      contact_email as "contactEmail", contact_phone as "contactPhone",
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
};

export const countries = (tx: Tx, brandId: string) =>
  tx.rows<CountryRow>(sql`
    select country_code as "countryCode", dialing_code as "dialingCode", name_en as "nameEn",
      name_bn as "nameBn", languages
    from site_country where brand_id = ${brandId} order by position limit 250`);

export type ResourceRow = {
  resourceType: string;
  url: string;
  name: string;
  qrCodeUrl: string | null;
};

export const resources = (tx: Tx, brandId: string) =>
  tx.rows<ResourceRow>(sql`
    select resource_type as "resourceType", url, name, qr_code_url as "qrCodeUrl"
    from site_resource where brand_id = ${brandId} order by resource_type, position limit 200`);

export const services = (tx: Tx, brandId: string) =>
  tx.rows<{ type: number; path: string }>(
    sql`select type, path from site_service where brand_id = ${brandId} order by position limit 50`,
  );

export type Banner = z.infer<typeof banner>;

export const banners = (tx: Tx, brandId: string) =>
  tx.rows<Banner>(sql`
    select banner_id as "bannerId", group_name as "groupName", url,
      jsonb_build_object('EN', alt_en, 'BN', alt_bn) as alt,
      linkage_type as "linkageType", linkage
    from site_banner where brand_id = ${brandId} order by group_name, position limit 500`);
