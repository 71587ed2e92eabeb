export const member = {
  'member.title': 'Member centre',
  'member.menu': 'Menu',
  'member.account': 'My account',
  'member.wallet': 'My wallet',
  'member.deposit': 'Deposit',
  'member.withdraw': 'Withdrawal',
  'member.upline': 'Transfer to upline',
  'member.bets': 'Betting record',
  'member.entries': 'Account record',
  'member.profit': 'Personal profit and loss',
  'member.bonus': 'Bonus details',
  'member.rewards': 'Reward centre',
  'member.referral': 'Invite friends',
  'member.missions': 'Missions',
  'member.messages': 'Messages',
  'member.frozen':
    'Your account is frozen. You can look at it and check your rounds; customer service can tell you why.',
  'member.self-excluded':
    'You have excluded yourself. Play and deposits are closed; you can withdraw, look at your account and check your rounds.',
  'member.time-out':
    'You are taking a time-out. Play and deposits are closed until it is over; you can withdraw.',
} as const;
