export const missions = {
  'missions.windows': 'Missions by window',
  'missions.window-day': 'Daily',
  'missions.window-week': 'Weekly',
  'missions.window-once': 'Once',
  'missions.none': 'No missions are running here',
  'missions.none-words': 'Their goals and rewards appear here when they begin.',
  'missions.until': 'until {at}',
  'missions.progress': '{done} of {target}',
  'missions.claim': 'Claim',
  'missions.claimed': 'Claimed',
  'missions.claimed-done': '{amount} claimed.',
  'missions.ranks': 'Most played',
  'missions.gone': 'Others had all of its rewards',
  'missions.ranks-words':
    'By what the mission counts in this window, names shortened. There is no prize for a place.',
  'missions.ranks-none': 'There is no play in this window yet.',
  'missions.you': 'You',
  'missions.waiting':
    '{count, plural, =0 {No missions to claim} one {# mission to claim} other {# missions to claim}}',
} as const;
