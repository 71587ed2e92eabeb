import maxmind, { type CountryResponse } from 'maxmind';
import type { SiteDeps } from './face.ts';
import { isPrivateAddress } from './rules/private-address.ts';

/** The country of an address as ISO 3166-1 alpha-2, or null. */
export type Locate = (ip: string) => string | null;

/**
 * Opens the operator's country database if there is one; without it no public address has a
 * country. In demo mode private addresses are in the home country, so that a local installation has
 * one.
 */
export async function openCountryFile(deps: SiteDeps, homeCountry: () => string): Promise<Locate> {
  const { countryFile, mode } = deps.config;
  const reader = await maxmind.open<CountryRow>(countryFile).catch((err: unknown) => {
    if ((err as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw err;
  });
  if (!reader) deps.log.debug('no country database; public addresses have no country');
  return (ip) => {
    if (isPrivateAddress(ip)) return mode === 'demo' ? homeCountry() : null;
    if (!reader || !maxmind.validate(ip)) return null;
    const found = reader.get(ip);
    return found?.country_code ?? found?.country?.iso_code ?? null;
  };
}

/** The two layouts in use: flat (`country_code`) and MaxMind's own (`country.iso_code`). */
type CountryRow = CountryResponse & { readonly country_code?: string };
