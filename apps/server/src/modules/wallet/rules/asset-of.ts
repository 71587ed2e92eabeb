import type { Asset } from '@nokshi/money';

const TRIAL = 4;

/** Trial accounts (type 4) play with FUN, which can never meet BDT. architecture.md 4. */
export const assetOf = (accountType: number): Asset => (accountType === TRIAL ? 'FUN' : 'BDT');
