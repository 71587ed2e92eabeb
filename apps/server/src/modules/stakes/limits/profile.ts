import type { Clock } from '../../../kernel/clock.ts';
import type { Tx } from '../../../kernel/db.ts';
import { type PeriodsAsked, type Profile, periodsOf, profileAt } from './rules/profiles.ts';
import { readChoices } from './store/profile.ts';

/** More choices than operators make within a day. */
const RECENT_CHOICES = 20;

/** The protection that this house gives now. */
export const profileInForce = async (
  { clock }: { readonly clock: Clock },
  tx: Tx,
): Promise<Profile> => profileAt(await readChoices(tx, RECENT_CHOICES), clock.now());

/** The periods in force, from the last choice on. */
export const periodsAsked = async (tx: Tx): Promise<PeriodsAsked> =>
  periodsOf(await readChoices(tx, RECENT_CHOICES));
