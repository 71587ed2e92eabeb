import type { Clock } from '../../../kernel/clock.ts';
import type { Tx } from '../../../kernel/db.ts';
import { isBreakDue, mayBreakBeDue } from './rules/break-after-issues.ts';
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
type RepeatsAllowed = { readonly hold: boolean; readonly auto: boolean };

/** What other rooms ask of the profile in force. */
export type FollowsProfile = {
  /** How rounds may begin beside the press of a button. Source: RTS 8C, decision 0081. */
  repeatsAllowed(tx: Tx): Promise<RepeatsAllowed>;
  /** What a bonus may ask for; source: SR 5.1.1. */
  wageringRules(tx: Tx): Promise<Pick<Profile, 'wageringMost' | 'wageringOneProduct'>>;
  /** Whether a member who has bet on so many quick draws in a row is asked to take a break. */
  breakIsDue(tx: Tx, issues: number): Promise<boolean>;
};

export const followProfile = (room: { readonly clock: Clock }): FollowsProfile => ({
  async repeatsAllowed(tx) {
    const { holdToSpin, autoplay } = await profileInForce(room, tx);
    return { hold: holdToSpin, auto: autoplay };
  },
  wageringRules: (tx) => profileInForce(room, tx),
  async breakIsDue(tx, issues) {
    if (!mayBreakBeDue(issues)) return false;
    return isBreakDue(issues, (await profileInForce(room, tx)).issuesBeforeBreak);
  },
});

/** The periods in force, from the last choice on. */
export const periodsAsked = async (tx: Tx): Promise<PeriodsAsked> =>
  periodsOf(await readChoices(tx, RECENT_CHOICES));
