import type { messages as english } from '../../en/agents/index.ts';
import { base } from './base.ts';
import { contract } from './contract.ts';
import { line } from './line.ts';
import { link } from './link.ts';
import { offer } from './offer.ts';
import { slip } from './slip.ts';

/** The same in Bengali; a missing sentence does not compile. */
export const messages: Readonly<Record<keyof typeof english, string>> = {
  ...base,
  ...contract,
  ...line,
  ...link,
  ...offer,
  ...slip,
};
