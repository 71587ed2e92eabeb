import { expect, test } from 'vitest';
import { statesOf } from './states.ts';

const door = statesOf('door', { OPEN: ['SHUT'], SHUT: ['OPEN', 'WALLED'], WALLED: [] });

test('states: a table says what may follow, where a thing ends and where it begins', () => {
  expect(door.mayBecome('OPEN', 'SHUT')).toBe(true);
  expect(door.mayBecome('OPEN', 'WALLED')).toBe(false);
  expect(door.ends).toEqual(['WALLED']);
  expect(door.open).toEqual(['OPEN', 'SHUT']);
  expect(door.starts).toEqual([]);
  expect(statesOf<'NEW' | 'OLD'>('wall', { NEW: ['OLD'], OLD: [] }).starts).toEqual(['NEW']);
});

test('states: a change that the table does not know is a fault that names the thing', () => {
  expect(() => door.check('d1', 'WALLED', 'OPEN')).toThrow('door d1: WALLED cannot become OPEN');
  expect(() => door.check('d1', 'SHUT', 'OPEN')).not.toThrow();
});
