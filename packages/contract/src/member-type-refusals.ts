/** Refusals where operators make agents, move members in the team line and accept applications. */
export const MEMBER_TYPE_REFUSALS = {
  'identity.account-fixed': 409,
  'identity.type-same': 409,
  'identity.type-restricted': 409,
  'identity.upline-same': 409,
  'identity.upline-below': 409,
  'site.application-accepted': 409,
  'identity.affiliate-held': 409,
} as const;

/** Refusals along the team line. */
export const AGENT_REFUSALS = {
  'agents.transfers-off': 409,
  'agents.not-in-line': 403,
  'agents.cannot-receive': 409,
  'agents.amount-too-low': 400,
  'agents.turnover-missing': 409,
  'agents.debt-open': 409,
  'agents.under-review': 409,
  'agents.times-used': 409,
  'agents.amount-used': 409,
} as const;
