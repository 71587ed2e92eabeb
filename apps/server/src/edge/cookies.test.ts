import { expect, it } from 'vitest';
import { cookiesOf, KEPT_FOR } from './cookies.ts';

it('no script reads the session, and over https no other host can set it (E-005)', () => {
  const open = cookiesOf('player', 'http://localhost:4000');
  expect(open.write(open.session, 'secret')).toBe(
    'nokshi_player=secret; Path=/; HttpOnly; SameSite=Lax',
  );
  const sealed = cookiesOf('player', 'https://play.example');
  expect(sealed.write(sealed.session, 'secret')).toBe(
    '__Host-nokshi_player=secret; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
});

it('the remembered log-in is kept for one day (C-012)', () => {
  const { kept, write } = cookiesOf('player', 'https://play.example');
  expect(write(kept.remembered, 'token', KEPT_FOR.remembered)).toBe(
    '__Host-nokshi_remembered=token; Max-Age=86400; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
});
