import type { MEMBER_TYPE_REFUSALS } from '../member-type-refusals.ts';

/** The English words where operators make agents and accept applications. */
export const memberTypeEn: Readonly<Record<keyof typeof MEMBER_TYPE_REFUSALS, string>> = {
  'identity.account-fixed':
    'This is a trial account, or it is closed. It cannot be changed any more.',
  'identity.type-same': 'The account is already of this type.',
  'identity.type-restricted':
    'A member who is frozen, self-excluded or on a break cannot become an agent.',
  'identity.affiliate-held': 'We switched this code off. Customer service can tell you why.',
  'identity.upline-same': 'The member is already there.',
  'identity.upline-below': 'This agent is the member, or is below the member in the team line.',
  'identity.move-day': 'This day is too early or too late. Choose one from {from} to {to}.',
  'identity.move-waits':
    'A move of this member waits for its day already. Withdraw that one first.',
  'identity.move-unknown': 'There is no such move.',
  'identity.move-ended': 'This move has been made or withdrawn already.',
  'site.application-accepted':
    'An accepted application stays accepted. Only setting an account type accepts one.',
};
