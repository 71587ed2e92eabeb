import type { BrandSetting, RegionsSetting } from '@nokshi/contract/console/site-settings.ts';

/** The default language must be one of the languages offered. */
export const languagesFit = ({ languages, defaultLanguage }: BrandSetting): boolean =>
  languages.includes(defaultLanguage) && new Set(languages).size === languages.length;

/** The house serves the home country; no country is listed twice, and none served is blocked. */
export function regionsFit({ homeCountry, countries, blocked }: RegionsSetting): boolean {
  const served = countries.map(({ countryCode }) => countryCode);
  return (
    countries.some(({ countryCode, host }) => countryCode === homeCountry && host === '') &&
    new Set(served).size === served.length &&
    !served.some((code) => blocked.includes(code))
  );
}
