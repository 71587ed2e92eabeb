import { isBuiltInRole, PERMISSIONS, type Permission, ROLE_PERMISSIONS } from '@nokshi/contract';

/**
 * The permissions of all roles together, in the order of the contract; unknown ones are ignored.
 */
export function permissionsOf(
  roles: readonly string[],
  ofCustomRoles: readonly string[],
): readonly Permission[] {
  const held = new Set<string>(ofCustomRoles);
  for (const role of roles)
    if (isBuiltInRole(role)) for (const each of ROLE_PERMISSIONS[role]) held.add(each);
  return PERMISSIONS.filter((permission) => held.has(permission));
}
