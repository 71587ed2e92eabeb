import type { RefusalCode } from '../refusals.ts';

type VipCode = Extract<RefusalCode, `vip.${string}`>;

/** The English words of the refusals of VIP levels. */
export const vipEn: Readonly<Record<VipCode, string>> = {
  'vip.terms-changed': 'Someone else has changed the levels. Please look at them again.',
  'vip.terms-same': 'Nothing in these levels has changed.',
  'vip.terms-order':
    'Level {level} does not fit. The first level asks for nothing, and each next one for more.',
  'vip.level-occupied':
    'Members are on levels that this table does not have. There are {members} of them.',
  'vip.level-unknown': 'There is no such level.',
  'vip.level-same': 'The member is on this level already.',
  'vip.member-held':
    'This member cannot be raised now: the account is closed, restricted, or in care.',
};
