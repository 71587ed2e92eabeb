import type { RefusalCode } from '../refusals.ts';

type SlotsCode = Extract<RefusalCode, `slots.${string}` | `jackpots.${string}`>;

/** The English words of the refusals of slots and of jackpots. */
export const slotsEn: Readonly<Record<SlotsCode, string>> = {
  'slots.stake-not-offered': 'This stake is not offered. Please choose one from the list.',
  'slots.rounds-over': 'These free rounds are over.',
  'slots.no-free-rounds': 'Stakes fill the jackpots of this game, so it takes no free rounds.',
  'slots.too-soon': 'The next spin is ready in a moment.',
  'slots.round-unknown': 'This round was not found.',
  'slots.jackpot-ended': 'The jackpot of this game has ended, so it cannot be played now.',
  'slots.jackpot-unknown': 'This jackpot was not found.',
  'slots.jackpot-changed': 'Somebody changed these terms in the meantime. Please check them again.',
  'slots.jackpot-terms': 'Give a seed and a share for every jackpot of the game.',
  'slots.jackpot-share': 'Each share of the smallest stake must be a whole number of paisa.',
  'slots.jackpot-return':
    'With these terms the game would return less than its sheet says, or more than 97 %.',
  'slots.jackpot-state': 'This is not possible in the current state of these jackpots.',
  'slots.game-open': 'Close the game in the catalogue first.',
  'slots.jackpot-same': 'Nothing is different from the current terms.',
  'slots.draw-unknown': 'This draw was not found.',
  'slots.alarm-unknown': 'This alarm was not found.',
  'slots.alarm-closed': 'This alarm has already been closed.',
  'jackpots.pool-unknown': 'This jackpot was not found.',
  'jackpots.award-unknown': 'This award was not found.',
  'jackpots.version-changed':
    'Somebody changed this jackpot in the meantime. Please check it again.',
  'jackpots.nothing-changed': 'Nothing about the jackpot is different.',
  'jackpots.state-wrong': 'The jackpot is already in that state.',
  'jackpots.cap-too-low': 'The ceiling must be at least one step above the start.',
  'jackpots.schedule-order': 'The end must be after the start and in the future.',
  'jackpots.too-many-pools': 'No more jackpots can be added. The maximum is {atMost}.',
};
