import { isBuiltInRole, type Permission } from '@nokshi/contract/permissions.ts';
import type { MessageId, useWords } from './words.ts';

type T = ReturnType<typeof useWords>['t'];

/** What a role is called: those of the house in the reader's language, others as they were named. */
export const roleName = (t: T, role: string): string =>
  isBuiltInRole(role) ? t(`role.${role}`) : role;

const PERMISSION_WORDS: Partial<Record<Permission, MessageId>> = {
  'messaging.letters': 'permission.messaging.letters',
  'messaging.feedback': 'permission.messaging.feedback',
  'site.read': 'permission.site.read',
  'site.status': 'permission.site.status',
  'site.settings': 'permission.site.settings',
  'site.registration': 'permission.site.registration',
  'chat.read': 'permission.chat.read',
  'chat.answer': 'permission.chat.answer',
  'chat.setup': 'permission.chat.setup',
  'identity.members-read': 'permission.identity.members-read',
  'identity.members-write': 'permission.identity.members-write',
  'identity.members-notes': 'permission.identity.members-notes',
  'identity.operators': 'permission.identity.operators',
  'wallet.read': 'permission.wallet.read',
  'wallet.verify': 'permission.wallet.verify',
  'wagers.read': 'permission.wagers.read',
  'limits.read': 'permission.limits.read',
  'cashier.read': 'permission.cashier.read',
  'cashier.act': 'permission.cashier.act',
  'fairness.read': 'permission.fairness.read',
  'catalogue.read': 'permission.catalogue.read',
  'records.audit': 'permission.records.audit',
};

/** What a permission lets one do; its code where there are no words for it. */
export const permissionName = (t: T, permission: Permission): string => {
  const words = PERMISSION_WORDS[permission];
  return words ? t(words) : permission;
};
