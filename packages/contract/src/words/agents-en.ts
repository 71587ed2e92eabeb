import type { RefusalCode } from '../refusals.ts';

type AgentsCode = Extract<RefusalCode, `agents.${string}`>;

/** The English words of refusals along the team line. */
export const agentsEn: Readonly<Record<AgentsCode, string>> = {
  'agents.transfers-off': 'Team transfers are closed at the moment.',
  'agents.not-in-line':
    'You can send money only to the agent directly above you or, as an agent, to members directly below you.',
  'agents.cannot-receive': 'This account cannot receive money at the moment. Nothing was sent.',
  'agents.amount-too-low': 'The amount is too small. The minimum is {minimum}.',
  'agents.turnover-missing':
    'You cannot send all of your money yet. You can send {available} now, the rest when you have staked {missing} more.',
  'agents.under-review':
    'Your withdrawals are under review, so transfers have to wait as well. Your balance stays yours.',
  'agents.debt-open':
    'Part of your balance is held for a debt. It is {held}; you can send {available} now.',
  'agents.times-used':
    'You have reached the number of transfers for a day. You can send again from {resetsAt}.',
  'agents.amount-used':
    'That is more than you can send in a day. You can still send {left} today, more from {resetsAt}.',
};
