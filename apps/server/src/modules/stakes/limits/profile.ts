import type { Clock } from '../../../kernel/clock.ts';
import type { Tx } from '../../../kernel/db.ts';
import { type PeriodsAsked, type Profile, periodsOf, profileAt } from './rules/profiles.ts';
import { readChoices } from './store/profile.ts';

/** More than operators choose within a day. */
const LATELY = 20;

/** What protection this house gives now. */
export const profileInForce = async (
  { clock }: { readonly clock: Clock },
  tx: Tx,
): Promise<Profile> => profileAt(await readChoices(tx, LATELY), clock.now());

/** By which periods limits are asked, from the last choice on. */
export const periodsAsked = async (tx: Tx): Promise<PeriodsAsked> =>
  periodsOf(await readChoices(tx, LATELY));
