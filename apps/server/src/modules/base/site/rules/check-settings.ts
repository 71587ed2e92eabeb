import type { BrandSetting, RegionsSetting } from '@nokshi/contract/console/site-settings.ts';

/** The language a visitor meets first is one of those offered. */
export const languagesFit = ({ languages, defaultLanguage }: BrandSetting): boolean =>
  languages.includes(defaultLanguage) && new Set(languages).size === languages.length;

/** This house serves the home country; none is listed twice, and none that is served is blocked. */
export function regionsFit({ homeCountry, countries, blocked }: RegionsSetting): boolean {
  const served = countries.map(({ countryCode }) => countryCode);
  return (
    countries.some(({ countryCode, host }) => countryCode === homeCountry && host === '') &&
    new Set(served).size === served.length &&
    !served.some((code) => blocked.includes(code))
  );
}
