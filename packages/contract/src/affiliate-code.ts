import { z } from 'zod';
import { plainDigits } from './typed-code.ts';

/** The format of a code; the registration form's own rule applies as well. Checklist E-045. */
const AFFILIATE_CODE = /^[a-z0-9][a-z0-9-]{2,38}[a-z0-9]$/;

/** As codes are stored and compared; its dashes count, whichever dash was typed. */
export const plainAffiliateCode = (typed: string): string =>
  plainDigits(typed)
    .replaceAll(/\p{Pd}/gu, '-')
    .trim()
    .toLowerCase();

export const affiliateCode = z.string().overwrite(plainAffiliateCode).regex(AFFILIATE_CODE);
