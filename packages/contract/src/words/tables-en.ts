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
