import { isBuiltInRole, type Permission } from '@nokshi/contract/permissions.ts';
import { CATEGORIES } from '@nokshi/contract/player/catalogue.ts';
import type { Translate } from './words.ts';

/** What a role is called: those of the house in the reader's language, others as they were named. */
export const roleName = (t: Translate, role: string): string =>
  isBuiltInRole(role) ? t(`role.${role}`) : role;

/** What a permission lets one do. */
export const permissionName = (t: Translate, permission: Permission): string =>
  t(`permission.${permission}`);

/** What a product is called; one that there are no words for by its code. */
export function productName(t: Translate, category: string): string {
  const known = CATEGORIES.find((each) => each === category);
  return known ? t(`category.${known}`) : category;
}
