import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/mobile';
import examples from 'libphonenumber-js/mobile/examples';
import { plainNumber } from '@nokshi/contract/typed-number.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Site } from '../../base/site/index.ts';

type Reading = { readonly site: Pick<Site, 'brand' | 'countries'> };

/** A number as it is stored, or null; given in full, or as it is dialled at home. */
export function phoneOf(room: Reading, number: string): string | null {
  const { homeCountry } = room.site.brand();
  const phone = parsePhoneNumberFromString(plainNumber(number), homeCountry as CountryCode);
  return phone?.isValid() ? phone.number : null;
}

/**
 * A mobile number as it is stored (E.164, +8801712345678), of a country that the brand serves.
 * Typed in full, or as it is dialled at home or in the country of `dialingCode`. Refuses:
 * identity.phone-missing, identity.phone-wrong with the number of digits that the country has.
 * V-017, V-052.
 */
export function readPhone(
  room: Reading,
  {
    number,
    dialingCode,
    field,
  }: { number: string; dialingCode?: string | undefined; field: string },
): string {
  if (number.trim() === '') throw refuse('identity.phone-missing', { field });
  const { homeCountry } = room.site.brand();
  const served = room.site.countries().map(({ countryCode }) => countryCode);
  const country = countryOf(dialingCode, served) ?? homeCountry;
  const phone = parsePhoneNumberFromString(plainNumber(number), country as CountryCode);
  if (phone?.isValid() && phone.country && served.includes(phone.country)) return phone.number;
  const example = getExampleNumber(country as CountryCode, examples)?.formatNational();
  const digits = example?.replace(/\D/g, '').length;
  throw refuse('identity.phone-wrong', {
    field,
    ...(example && digits && { value: { digits, example } }),
  });
}

/** The served country behind a dialling code; several share some. */
function countryOf(dialingCode: string | undefined, served: readonly string[]): string | undefined {
  const code = dialingCode?.replace('+', '');
  if (!code) return undefined;
  const known = new Set<string>(getCountries());
  return served.find((c) => known.has(c) && getCountryCallingCode(c as CountryCode) === code);
}

const MAIL =
  /^[^\s@<>,;:"()[\]\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u;

/** An email address as it is stored and compared, in lower case. Refuses: identity.mail-wrong. */
export function readMail(text: string, field: string): string {
  const mail = text.trim().toLowerCase();
  if (mail.length > 254 || !MAIL.test(mail)) throw refuse('identity.mail-wrong', { field });
  return mail;
}
