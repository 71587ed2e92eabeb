export const member = {
  'member.labels': 'Your club and labels',
  'member.title': 'Member centre',
  'member.menu': 'Menu',
  'member.account': 'My account',
  'member.wallet': 'My wallet',
  'member.deposit': 'Increase deposit',
  'member.withdraw': 'Increase withdrawal',
  'member.upline': 'Transfer to upline',
  'member.bets': 'Betting record',
  'member.entries': 'Account record',
  'member.profit': 'Personal loss',
  'member.bonus': 'Bonus details',
  'member.rewards': 'Reward centre',
  'member.referral': 'Invite friends',
  'member.missions': 'Mission activity',
  'member.messages': 'Platform information',
  'member.frozen':
    'Your account is frozen. You can view it and check your rounds. Customer service can tell you why.',
  'member.self-excluded':
    'You have excluded yourself. Play and deposits are closed. You can withdraw, view your account and check your rounds.',
  'member.time-out':
    'You are on a time-out. Play and deposits are closed until it ends. You can withdraw.',
} as const;
