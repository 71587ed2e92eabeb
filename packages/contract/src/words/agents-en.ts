import type { RefusalCode } from '../refusals.ts';

type AgentsCode = Extract<RefusalCode, `agents.${string}`>;

/** What refusals along the team line say in English. */
export const agentsEn: Readonly<Record<AgentsCode, string>> = {
  'agents.transfers-off': 'Transfers along the team line are closed at the moment.',
  'agents.not-in-line':
    'You can send money only to the agent right above you, or right below you as an agent.',
  'agents.cannot-receive': 'This account cannot receive money at the moment. Nothing was sent.',
  'agents.amount-too-low': 'The amount is too small. The least is {minimum}.',
  'agents.turnover-missing':
    'Not all of your money may go out yet. You may send {available} now, the rest when you have staked {missing} more.',
  'agents.under-review':
    'Your withdrawals are under review, and transfers wait with them. Your balance stays yours.',
  'agents.debt-open':
    'Part of your balance is held back for a debt. It is {held}; you may send {available} now.',
  'agents.times-used':
    'You have sent as often as is possible in a day. You can send again from {resetsAt} on.',
  'agents.amount-used':
    'That is more than may go out in a day. You can still send {left} today, more from {resetsAt} on.',
};
