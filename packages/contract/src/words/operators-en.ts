import type { RefusalCode } from '../refusals.ts';

type OperatorsCode = Extract<RefusalCode, `identity.${'role' | 'link' | 'view'}${string}`>;

/** What refusals of roles, one-time links and saved views say in English. */
export const operatorsEn: Readonly<Record<OperatorsCode, string>> = {
  'identity.role-unknown': 'There is no such role.',
  'identity.role-built-in': 'The roles that come with the house cannot be changed.',
  'identity.role-in-use': 'Operators still have this role. Take it from them first.',
  'identity.link-ended': 'This link has been used or has expired. Ask for a new one.',
  'identity.view-unknown': 'This saved view is no longer there.',
  'identity.view-name-taken': 'This desk has a saved view of this name already.',
  'identity.views-full': 'No more views can be saved. Delete one first; {most} is the most.',
};
