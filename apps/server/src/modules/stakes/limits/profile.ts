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

/** Whether a game may start the next round while its button is held, or by itself. */
export type RepeatsAllowed = { readonly hold: boolean; readonly auto: boolean };

/** Source: RTS 8C, decision 0081. */
export async function repeatsAllowed(
  room: { readonly clock: Clock },
  tx: Tx,
): Promise<RepeatsAllowed> {
  const { holdToSpin, autoplay } = await profileInForce(room, tx);
  return { hold: holdToSpin, auto: autoplay };
}

/** The periods in force, from the last choice on. */
export const periodsAsked = async (tx: Tx): Promise<PeriodsAsked> =>
  periodsOf(await readChoices(tx, RECENT_CHOICES));
