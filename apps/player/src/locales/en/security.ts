export const security = {
  'security.sessions': 'Sessions',
  'security.limits': 'Limits',
  'security.breaks': 'Take a break',
  'security.seed': 'Fair play',
} as const;
