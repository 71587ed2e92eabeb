import { z } from 'zod';

/** The format of a code; the registration form's own rule applies as well. Checklist E-045. */
const AFFILIATE_CODE = /^[a-z0-9][a-z0-9-]{2,38}[a-z0-9]$/;

/** As codes are stored and compared. */
export const affiliateCode = z.string().trim().toLowerCase().regex(AFFILIATE_CODE);
