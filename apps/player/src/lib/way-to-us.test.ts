import { expect, it } from 'vitest';
import { wayToUs } from './way-to-us.ts';

const MAIL = { type: 1, path: 'mailto:support@example.com' };

it('is the chat of the house where the list has it', () => {
  expect(wayToUs([MAIL, { type: 3, path: '/?m=chat' }])).toBe('chat');
});

it('is a chat elsewhere by a safe link alone', () => {
  expect(wayToUs([MAIL, { type: 3, path: 'https://chat.example/room' }])).toEqual({
    link: 'https://chat.example/room',
  });
  expect(wayToUs([MAIL, { type: 3, path: 'javascript:alert(1)' }])).toEqual({
    link: MAIL.path,
  });
});

it('is the first other way, or nothing', () => {
  expect(wayToUs([MAIL])).toEqual({ link: MAIL.path });
  expect(wayToUs([])).toBeNull();
});
