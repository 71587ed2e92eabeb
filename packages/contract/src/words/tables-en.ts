import type { RefusalCode } from '../refusals.ts';

type TablesCode = Extract<
  RefusalCode,
  `tables.${string}` | `kite.${string}` | `instants.${string}`
>;

/** The English words of the refusals of tables, the kite and the instant games. */
export const tablesEn: Readonly<Record<TablesCode, string>> = {
  'tables.table-unknown': 'This table was not found.',
  'tables.table-closed': 'This table is closed at the moment.',
  'tables.round-unknown': 'This round was not found.',
  'tables.round-closed':
    'No more bets on round {issue}. Nothing was staked, and your chips were not moved to another round.',
  'tables.round-not-closed': 'This round still takes bets, so there is nothing to check yet.',
  'tables.round-state': 'The round is in a state in which this cannot be done.',
  'tables.spot-unknown': 'This table does not have that spot.',
  'tables.below-least': 'That is too little for this table. It takes {least} or more.',
  'tables.over-limit': 'That is more than this table takes here. At most {most} is possible now.',
  'tables.too-many-bets': 'You have made {most} bets in this round. Wait for the next one.',
  'tables.bet-unknown': 'This bet was not found.',
  'tables.version-changed': 'Somebody else changed this in the meantime. Please look again.',
  'tables.nothing-changed': 'Nothing was changed.',
  'tables.limits-order': 'The limits must rise: least, most on a spot, most in a round.',
  'tables.chat-off': 'The chat at the tables is switched off.',
  'tables.chat-rules': 'Please agree to the chat rules first.',
  'tables.chat-muted':
    'You may not write in the chat at the moment. Reason: {reason}. It ends on {until}.',
  'tables.chat-empty': 'Please write something first.',
  'tables.chat-long': 'This message is too long. It can have {most} characters.',
  'tables.chat-link': 'Links are not allowed in the chat.',
  'tables.chat-contact': 'Email addresses and account names are not allowed in the chat.',
  'tables.chat-number': 'Phone and account numbers are not allowed in the chat.',
  'tables.chat-word': 'A word in this message is not allowed here. Please leave out “{word}”.',
  'tables.chat-soon': 'Please wait a moment before your next message.',
  'tables.chat-many': 'You have written a lot. You can write again in {minutes} min.',
  'tables.chat-same': 'You have just written exactly this.',
  'tables.chat-message-unknown': 'This message no longer exists.',
  'tables.chat-own': 'You cannot report your own message.',
  'tables.chat-removed': 'This message was removed already.',
  'tables.chat-not-muted': 'This member is not muted.',
  'kite.order-wrong': 'An order is between 1.01 and 1,000.00.',
  'kite.not-flying': 'The kite is not in the air yet.',
  'kite.cut': 'The string was cut before your call arrived.',
  'kite.taken': 'This bet was taken already.',
  'instants.stake-not-offered': 'This stake is not offered. It is between {least} and {most}.',
  'instants.bet-wrong': 'This bet is not offered. Choose again.',
  'instants.round-unknown': 'This round was not found.',
  'instants.round-over': 'This round is over.',
  'instants.round-open': 'Finish the round that is open first.',
  'instants.act-wrong': 'This cannot be done at this point of the round.',
  'instants.too-soon': 'The next round can begin in a moment.',
};
