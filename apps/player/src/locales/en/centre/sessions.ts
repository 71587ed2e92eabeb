export const sessions = {
  'sessions.device': 'Device',
  'sessions.address': 'IP address',
  'sessions.last-seen': 'Last active',
  'sessions.action': 'Action',
  'sessions.this': 'This device',
  'sessions.end': 'Log out there',
  'sessions.ended': 'That session has ended.',
  'sessions.everywhere': 'Log out everywhere',
  'sessions.everywhere-sure':
    'All your sessions will end, including this one, and no browser will remember you.',
} as const;
