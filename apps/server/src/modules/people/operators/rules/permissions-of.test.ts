import { PERMISSIONS, ROLE_PERMISSIONS } from '@nokshi/contract';
import { expect, it } from 'vitest';
import { permissionsOf } from './permissions-of.ts';

it('an operator may do what any of the roles allows, and nothing else', () => {
  expect(permissionsOf([], [])).toEqual([]);
  expect(permissionsOf(['admin'], [])).toEqual([...PERMISSIONS]);
  expect(new Set(permissionsOf(['content'], []))).toEqual(new Set(ROLE_PERMISSIONS.content));
  const both = new Set<string>([...ROLE_PERMISSIONS.content, 'wallet.read']);
  expect(permissionsOf(['content', 'night-desk'], ['wallet.read', 'wallet.fly'])).toEqual(
    PERMISSIONS.filter((permission) => both.has(permission)),
  );
});
