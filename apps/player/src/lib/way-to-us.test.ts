import { expect, it } from 'vitest';
import { tokenOf, wayToUs } from './way-to-us.ts';

const MAIL = { type: 1, path: 'mailto:support@example.com' };
const ELSEWHERE = { type: 3, path: 'eyJhbGciOiJFZERTQSJ9.eyJhZGRyZXNzIjoiIn0.c2ln_bmF0-dXJl' };

it('is the chat of the house where the list has it', () => {
  expect(wayToUs([MAIL, { type: 3, path: '/?m=chat' }])).toBe('chat');
});

it('is a chat elsewhere by a signed token alone', () => {
  expect(wayToUs([MAIL, ELSEWHERE])).toBe('elsewhere');
  expect(tokenOf([MAIL, ELSEWHERE])).toBe(ELSEWHERE.path);
  for (const path of ['https://chat.example/room', 'javascript:alert(1)', '//chat.example']) {
    expect(wayToUs([{ type: 3, path }, MAIL]), path).toEqual({ link: MAIL.path });
    expect(tokenOf([{ type: 3, path }]), path).toBeUndefined();
  }
});

it('is the first other way, or nothing', () => {
  expect(wayToUs([MAIL])).toEqual({ link: MAIL.path });
  expect(wayToUs([])).toBeNull();
});
