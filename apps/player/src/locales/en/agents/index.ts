import { base } from './base.ts';
import { contract } from './contract.ts';
import { line } from './line.ts';
import { link } from './link.ts';
import { offer } from './offer.ts';
import { slip } from './slip.ts';

/** What only the pages of the agent centre and contracts say; it comes with them. */
export const messages = {
  ...base,
  ...contract,
  ...line,
  ...link,
  ...offer,
  ...slip,
};
