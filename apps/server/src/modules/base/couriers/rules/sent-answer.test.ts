import { describe, expect, it } from 'vitest';
import { notSent } from './sent-answer.ts';

const setting = (given: object = {}) => ({
  courier: 'http' as const,
  url: 'https://sms.example/send',
  method: 'POST' as const,
  headers: [],
  body: '',
  encoding: 'json' as const,
  plus: true,
  statuses: [],
  answerPath: '',
  answerText: '',
  ...given,
});
const answer = (body: string, status = 200) => ({ status, body });

describe('what a provider answers', () => {
  it.each([
    ['any 2xx by default', {}, answer('anything', 204)],
    ['a status that is set', { statuses: [302] }, answer('', 302)],
    ['the text somewhere', { answerText: 'OK' }, answer('OK 4711')],
    ['the text at its place', { answerPath: 'a.0.b', answerText: '0' }, answer('{"a":[{"b":0}]}')],
    [
      'the text after a mark',
      { answerPath: 'ok', answerText: 'true' },
      answer('\uFEFF{"ok":true}'),
    ],
  ])('means sent: %s', (_, given, said) => {
    expect(notSent(setting(given), said)).toBeNull();
  });

  it.each([
    ['another status than set', { statuses: [202] }, answer('', 200)],
    ['an error with 200', { answerText: 'OK' }, answer('ERROR: 1007')],
    ['another value', { answerPath: 'status', answerText: 'ok' }, answer('{"status":"error"}')],
    ['no such place', { answerPath: 'status', answerText: 'ok' }, answer('{"ok":"ok"}')],
    ['a name of every object', { answerPath: 'constructor', answerText: 'x' }, answer('{}')],
    ['no JSON', { answerPath: 'status', answerText: 'ok' }, answer('<html>status ok</html>')],
  ])('means not sent: %s', (_, given, said) => {
    expect(notSent(setting(given), said)).toMatch(/^the provider answered/);
  });
});
