import type { MessageId } from './words.ts';

/** What the desks call a field of a channel or of a batch of vouchers that changed. */
export const CHANNEL_WORDS: Readonly<Record<string, MessageId>> = {
  'channel.on': 'channels.on',
  'channel.minimum': 'channels.minimum',
  'channel.maximum': 'channels.maximum',
  'channel.fee.fixed': 'channels.fee-fixed',
  'channel.fee.points': 'channels.fee-points',
  'channel.hours.mon': 'channels.day-mon',
  'channel.hours.tue': 'channels.day-tue',
  'channel.hours.wed': 'channels.day-wed',
  'channel.hours.thu': 'channels.day-thu',
  'channel.hours.fri': 'channels.day-fri',
  'channel.hours.sat': 'channels.day-sat',
  'channel.hours.sun': 'channels.day-sun',
  'channel.fields': 'channels.fields',
  'channel.rules.accountTypes': 'channels.types',
  'channel.rules.earlierDeposits': 'channels.earlier',
  'channel.rules.newMemberDays': 'channels.new-days',
  'channel.rules.newMemberMaximum': 'channels.new-maximum',
  'channel.rules.firstDepositMaximum': 'channels.first-maximum',
  'voucher.count': 'vouchers.how-many',
  'voucher.amount': 'vouchers.worth-each',
  'voucher.worth': 'vouchers.worth',
  'voucher.expiresAt': 'vouchers.expires',
  'voucher.note': 'vouchers.note',
};
