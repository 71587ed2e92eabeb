import { PERMISSIONS, ROLE_PERMISSIONS } from '@nokshi/contract';
import { expect, it } from 'vitest';
import { operatorMayBecome } from '../state.ts';
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

it('an active operator is not invited again, and a disabled one not disabled', () => {
  expect(operatorMayBecome('INVITED', 'ACTIVE')).toBe(true);
  expect(operatorMayBecome('ACTIVE', 'INVITED')).toBe(false);
  expect(operatorMayBecome('DISABLED', 'DISABLED')).toBe(false);
});
