import { expect, test } from 'vitest';
import { fieldOf, heldAt, missingOf, placeOf } from './form-rules.ts';
import { FieldError, LineError, RefusalError } from './refusal.ts';

const refusedAt = (field?: string) =>
  new RefusalError({
    success: false,
    code: 'edge.invalid-input',
    message: 'No.',
    requestId: 'r1',
    ...(field !== undefined && { field }),
  });

test('a text of nothing but spaces is missing; what is optional or no text is not', () => {
  const values = { name: ' ', note: '', agree: false, count: 0, roles: [] };
  expect(missingOf(values, ['note'])).toEqual(['name']);
  expect(missingOf(values, 'all')).toEqual([]);
});

test('a refusal belongs to the field that it names, or to a part of what that holds', () => {
  const naming = { names: ['title', 'mobileNum'], called: {}, within: undefined };
  const place = (thrown: unknown) => placeOf(thrown, naming);
  expect(place(refusedAt('title'))).toBe('title');
  expect(place(refusedAt('title.EN'))).toBe('title.EN');
  expect(place(new FieldError('title', 'Taken.'))).toBe('title');
  for (const other of [refusedAt('picture'), refusedAt(), new LineError('lost'), new Error('x')])
    expect(place(other)).toBeUndefined();
});

test('a form may call a field otherwise than the call, and be a part of it', () => {
  const called = { mobileNo: 'mobileNum' };
  const naming = { names: ['title', 'mobileNum'], called, within: 'doc' };
  expect(placeOf(refusedAt('mobileNo'), naming)).toBe('mobileNum');
  expect(placeOf(refusedAt('doc.title.BN'), naming)).toBe('title.BN');
  expect(placeOf(refusedAt('title'), naming)).toBe('title');
});

test('what is wrong below a field is wrong with the field', () => {
  const errors = { 'hours.0.from': 'late', title: 'short' };
  expect(heldAt(errors, 'hours')).toBe('late');
  expect(heldAt(errors, 'title')).toBe('short');
  expect(heldAt(errors, 'tit')).toBeUndefined();
  expect(fieldOf('hours.0.from')).toBe('hours');
});
