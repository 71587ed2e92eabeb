/** The prize base of a member, on the member's page. */
export const memberBase = {
  'base.title': 'Prize base',
  'base.words':
    'The highest prize base of this member’s lottery bets. The difference to the base of the agent above is that agent’s team rebate.',
  'base.today': 'Today',
  'base.usual': '{base}, the usual one',
  'base.of-upline': 'Set by',
  'base.raise': 'Raise prize base',
  'base.title-of': 'Raise the prize base of {username}?',
  'base.act-words':
    'A second operator approves it. It holds from the day after the approval and is never lowered. Bets that were placed keep theirs.',
  'base.new': 'New prize base',
  'base.done': 'The prize base of {username} was raised from tomorrow on.',
  'base.waits': 'Another one can be set once it holds.',
  'base.col-base': 'Base',
  'base.col-since': 'From',
  'base.col-by': 'Set by',
};
