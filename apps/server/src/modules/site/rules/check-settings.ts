import type { BrandSetting, RegionsSetting } from '@nokshi/contract/console/site-settings.ts';

/** The language a visitor meets first is one of those offered. */
export const languagesFit = ({ languages, defaultLanguage }: BrandSetting): boolean =>
  languages.includes(defaultLanguage) && new Set(languages).size === languages.length;

/** The home country is served, none is listed twice, and none that is served is blocked. */
export function regionsFit({ homeCountry, countries, blocked }: RegionsSetting): boolean {
  const served = countries.map(({ countryCode }) => countryCode);
  return (
    served.includes(homeCountry) &&
    new Set(served).size === served.length &&
    !served.some((code) => blocked.includes(code))
  );
}
