import { chatRoutes } from '@nokshi/contract/player/chat.ts';
import { feedbackRoutes } from '@nokshi/contract/player/feedback.ts';
import { identityRoutes } from '@nokshi/contract/player/identity.ts';
import { expect, test } from 'vitest';
import { call } from '../call.ts';
import { LineError } from '../refusal.ts';
import { clearWire, wire } from './wire.ts';

test('an answer outside the contract fails where the test gives it', () => {
  const wrong = { kind: 'riddle' } as never;
  expect(() => wire.answers(identityRoutes.challenge, wrong)).toThrow('does not answer so');
  expect(clearWire()).toHaveLength(1);
});

test('a refusal outside the route fails where the test gives it', () => {
  expect(() => wire.refuses(identityRoutes.challenge, 'identity.captcha-wrong')).toThrow(
    'GET /wps/session/challenge never refuses with identity.captcha-wrong',
  );
  expect(clearWire()).toHaveLength(1);
});

test('a question nobody spoke of fails the test', async () => {
  const asked = call(identityRoutes.challenge, { username: 'rahim01' });
  await expect(asked).rejects.toThrow(LineError);
  expect(clearWire()).toContain('nobody said what GET /wps/session/challenge answers');
});

test('what the schema refuses is refused as the edge does, with the field', async () => {
  const input = { type: 'deposit', content: ' ' } as const;
  await expect(call(feedbackRoutes.send, input)).rejects.toMatchObject({
    code: 'edge.invalid-input',
    field: 'content',
  });
});

test('a request is held until the test says how it goes on', async () => {
  const held = wire.holds(identityRoutes.challenge);
  const asked = call(identityRoutes.challenge, { username: 'rahim01' });
  await expect.poll(() => wire.asked(identityRoutes.challenge)).toHaveLength(1);
  held.refuse('edge.maintenance');
  await expect(asked).rejects.toMatchObject({ code: 'edge.maintenance' });
});

test('a keyed call comes with its key, and is refused without', async () => {
  wire.answers(chatRoutes.write, { number: 1 });
  const words = 'Hello';
  await expect(call(chatRoutes.write, { words })).rejects.toMatchObject({
    code: 'edge.key-missing',
  });
  await call(chatRoutes.write, { words }, { key: 'key-1' });
  expect(wire.asked(chatRoutes.write)).toEqual([{ input: { words }, key: 'key-1' }]);
});
