import { expect, test } from 'vitest';
import { NUMBER, readCursor, UUID, writeCursor } from './cursor.ts';

const id = '0190f3c2-a1b2-7c3d-9e4f-5a6b7c8d9e0f';

test('cursor: reads back as it was written', () => {
  expect(readCursor(writeCursor('1736900000000', id), NUMBER, UUID)).toEqual(['1736900000000', id]);
});

test.each(['', 'x', '%%%', writeCursor('1'), writeCursor(id, '1'), writeCursor('1', id, '2')])(
  'a foreign one (%j) is none',
  (cursor) => {
    expect(readCursor(cursor, NUMBER, UUID)).toBeNull();
  },
);
