import type { SystemStatus } from '@nokshi/contract/player/site.ts';

export type StatusSetting = {
  readonly status: 'normal' | 'maintenance' | 'region-block';
  readonly message: { readonly EN: string; readonly BN: string };
  /** ISO 3166-1 alpha-2; empty while region-block is on: every country. */
  readonly blockedCountries: readonly string[];
  readonly version: number;
};

const OPEN: SystemStatus = { systemStatus: 0, message: { EN: '', BN: '' } };

/**
 * What one visitor gets (checklist S-011): maintenance for all, a region block for those it names.
 * A visitor whose country is unknown is let in unless the block is for everyone.
 */
export function statusFor(
  setting: StatusSetting,
  visitor: { readonly ip: string; readonly country: string | null },
): SystemStatus {
  if (setting.status === 'maintenance') return { systemStatus: 1, message: setting.message };
  if (setting.status === 'region-block' && blocks(setting.blockedCountries, visitor.country))
    return { systemStatus: 2, message: setting.message, ip: visitor.ip };
  return OPEN;
}

const blocks = (countries: readonly string[], country: string | null) =>
  countries.length === 0 || (country !== null && countries.includes(country));

/** Maintenance needs words in both languages; the region page has words of its own. */
export const lacksMessage = ({ status, message }: StatusSetting): 'EN' | 'BN' | null => {
  if (status !== 'maintenance') return null;
  if (message.EN === '') return 'EN';
  return message.BN === '' ? 'BN' : null;
};
