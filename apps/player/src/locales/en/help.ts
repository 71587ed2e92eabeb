export const help = {
  'help.none': 'There are no help topics yet.',
  'help.start': 'To begin with',
  'help.money': 'Money',
  'help.play': 'Playing',
  'help.safety': 'Staying in control',
  'help.chat': 'Write to customer service',
  'help.contact': 'Customer service',
  'help.not-found': 'Did you not find what you need?',
} as const;
