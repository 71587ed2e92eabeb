export const sessions = {
  'sessions.device': 'Device',
  'sessions.address': 'Address',
  'sessions.last-seen': 'Last seen',
  'sessions.action': 'Action',
  'sessions.this': 'This device',
  'sessions.end': 'Log out there',
  'sessions.ended': 'That session has ended.',
  'sessions.everywhere': 'Log out everywhere',
  'sessions.everywhere-sure':
    'All your sessions will end, this one as well, and no browser will remember you.',
} as const;
