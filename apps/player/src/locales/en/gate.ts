/** The warning of a wrong kind of account; its two keys are the specification's. */
export const gate = {
  in_need_true_account: 'This account cannot do that',
  in_increase_submit: 'OK',
  'gate.free-play':
    'You are in free play. This needs a real account, which you can open at any time.',
  'gate.agents-only': 'The agent centre is for agents. Yours is a member account.',
} as const;
