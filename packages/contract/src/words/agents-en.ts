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
  'agents.kind-off': 'This kind of contract is switched off at the moment.',
  'agents.not-in-team': 'That member is not in your team.',
  'agents.contract-unknown': 'There is no such contract.',
  'agents.contract-state': 'This contract has changed in the meantime. Look at it again.',
  'agents.slip-unknown': 'There is no such slip.',
  'agents.slip-state': 'This slip is not overdue any more.',
  'agents.run-unknown': 'There is no such run.',
  'agents.downline-unfit':
    'Contracts can be offered only to agents directly below you whose account is open.',
  'agents.no-own-contract': 'You need a contract of this kind yourself before you can offer one.',
  'agents.over-own-contract':
    'The offer gives more than your own contract. Lower the rate or raise the conditions of tier {tier}.',
  'agents.offer-too-high':
    'Your upline’s own contract does not allow this offer any more. Ask for a new one.',
  'agents.over-most': 'The rate is higher than the house offers. The highest is {most} %.',
  'agents.tiers-order': 'Each tier must ask for more than the one before, and pay more.',
  'agents.period-not-offered': 'Offer the same period as your own contract, or a longer one.',
  'agents.carry-not-offered':
    'Your own contract carries a loss over to the next period, so this one must do so too.',
  'agents.offer-waits': 'An offer of this kind already waits for an answer. Withdraw it first.',
  'agents.ends-changed':
    'Which contracts would end has changed in the meantime. Look at the list again.',
  'agents.upline-uncovered':
    'You do not have enough to offer this. You have {available}, and the last period would have come to {needed}.',
  'agents.cover-missing':
    'Your upline does not have enough at the moment. The last period would have come to {needed}.',
  'agents.has-upline': 'This agent has an agent above, who offers the contracts.',
  'agents.rebate-unknown': 'There is no team rebate for this day.',
  'agents.base-range': 'The prize base is out of range. Choose one from {from} to {to}.',
  'agents.letter-contact':
    'Links, addresses and numbers to call or pay to cannot be in a letter. Take them out and send it again.',
  'agents.letter-muted': 'This member takes no letters from you.',
  'agents.letters-used':
    'You have sent as many letters as a day allows. You can write again from {resetsAt}.',
};
