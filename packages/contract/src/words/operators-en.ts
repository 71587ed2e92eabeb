import type { RefusalCode } from '../refusals.ts';

type OperatorsCode = Extract<RefusalCode, `identity.${'role' | 'link' | 'view'}${string}`>;

/** The English words of refusals about roles, one-time links and saved views. */
export const operatorsEn: Readonly<Record<OperatorsCode, string>> = {
  'identity.role-unknown': 'This role was not found.',
  'identity.role-built-in': 'Built-in roles cannot be changed.',
  'identity.role-in-use': 'Operators still have this role. Remove it from them first.',
  'identity.link-ended': 'This link has been used or has expired. Ask for a new one.',
  'identity.view-unknown': 'This saved view no longer exists.',
  'identity.view-name-taken': 'This desk already has a saved view with this name.',
  'identity.views-full': 'No more views can be saved. Delete one first; the maximum is {most}.',
};
