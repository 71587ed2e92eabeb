import type { SystemStatus } from '@nokshi/contract/player/site.ts';

export type StatusSetting = {
  readonly status: 'normal' | 'maintenance' | 'region-block';
  readonly message: { readonly EN: string; readonly BN: string };
  /** ISO 3166-1 alpha-2; empty while region-block is on: every country. */
  readonly blockedCountries: readonly string[];
  readonly version: number;
  /** When it begins and ends, ISO 8601; before and after the site is open. */
  readonly from: string | null;
  readonly until: string | null;
};

const OPEN: SystemStatus = { systemStatus: 0, message: { EN: '', BN: '' } };

/** The setting in force at a moment: open before it begins and after it has ended. */
export function settingAt(setting: StatusSetting, now: Date): StatusSetting {
  const begun = setting.from === null || new Date(setting.from) <= now;
  const over = setting.until !== null && new Date(setting.until) <= now;
  return begun && !over ? setting : { ...setting, status: 'normal' };
}

/**
 * The status one visitor gets (checklist S-011): maintenance for all, a region block for the
 * countries it names. A visitor whose country is unknown is let in unless the block covers every
 * country. `always`: countries that are blocked whatever the status.
 */
export function statusFor(
  setting: StatusSetting,
  visitor: { readonly ip: string; readonly country: string | null },
  always: readonly string[] = [],
): SystemStatus {
  const { status, message, until } = setting;
  const ends = until === null ? {} : { until };
  if (status === 'maintenance') return { systemStatus: 1, message, ...ends };
  if (status === 'region-block' && blocks(setting.blockedCountries, visitor.country))
    return { systemStatus: 2, message, ip: visitor.ip, ...ends };
  if (visitor.country !== null && always.includes(visitor.country))
    return { systemStatus: 2, message: OPEN.message, ip: visitor.ip };
  return OPEN;
}

const blocks = (countries: readonly string[], country: string | null) =>
  countries.length === 0 || (country !== null && countries.includes(country));

/** An operator's message is written in both languages or in none; the page has a default text. */
export const lacksMessage = ({ message: { EN, BN } }: StatusSetting): 'EN' | 'BN' | null => {
  if ((EN === '') === (BN === '')) return null;
  return EN === '' ? 'EN' : 'BN';
};

/** The end is after the beginning and in the future. */
export const scheduleFits = ({ from, until }: StatusSetting, now: Date): boolean =>
  until === null || (new Date(until) > now && (from === null || new Date(from) < new Date(until)));
