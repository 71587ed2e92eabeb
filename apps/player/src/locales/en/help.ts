export const help = {
  'help.none': 'There are no help topics yet.',
  'help.start': 'Getting started',
  'help.money': 'Money',
  'help.play': 'Playing',
  'help.safety': 'Staying in control',
  'help.chat': 'Write to customer service',
  'help.contact': 'Customer service',
  'help.not-found': 'Cannot find what you need?',
} as const;
