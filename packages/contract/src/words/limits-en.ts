import type { RefusalCode } from '../refusals.ts';

type LimitsCode = Extract<RefusalCode, `limits.${string}` | `harm.${string}`>;

/** The English words of refusals about limits and player care. */
export const limitsEn: Readonly<Record<LimitsCode, string>> = {
  'limits.self-excluded':
    'You have excluded yourself from play and deposits. This applies until the time you chose is over and you have asked to come back.',
  'limits.time-out': 'You are on a time-out. Play and deposits open again when it is over.',
  'limits.frozen': 'Your account is frozen. Please contact customer service.',
  'limits.deposit-limit':
    'This would go over your deposit limit. You have used {used} of {limit}. More is available from {resetsAt}.',
  'limits.stake-limit':
    'This would go over your stake limit. You have used {used} of {limit}. More is available from {resetsAt}.',
  'limits.loss-limit':
    'This could go over your loss limit. You have used {used} of {limit}. More is available from {resetsAt}.',
  'limits.bet-too-large':
    'This bet is too large while your bonus is active. One bet is at most {largest}.',
  'limits.time-limit':
    'Your play time is used up. You have played {usedMinutes} of {limitMinutes} minutes. More is available from {resetsAt}.',
  'limits.reality-check': 'Please first look at how long you have played and the result.',
  'limits.deposit-limit-needed': 'Please set a deposit limit before your first deposit.',
  'limits.not-offered': 'This cannot be chosen here.',
  'limits.not-excluded': 'You are not excluded.',
  'limits.exclusion-runs': 'Your self-exclusion is not over yet. It runs until {until}.',
  'limits.profile-same': 'This profile is already in force.',
  'limits.order': 'A limit for a longer time cannot be lower than one for a shorter time.',
  'limits.change-unknown': 'No such change is waiting.',
  'limits.change-not-due': 'It is too early to confirm this. You can from {confirmableAt}.',
  'limits.already-excluded': 'You are already excluded for at least that long.',
  'limits.not-lower':
    'This would not be lower than the current limit. Only the member can raise a limit.',
  'limits.house-act-over':
    'This cannot be lifted any more: more than a day has passed, or something else has been set since.',

  'harm.not-in-care': 'Take this member into your care first.',
};
