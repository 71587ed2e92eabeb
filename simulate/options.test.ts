import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

const OPERATOR = { OPERATOR_NAME: 'admin', OPERATOR_PASSWORD: 'a lamp' };
const read = (...args: string[]) => readOptions({ args, env: OPERATOR }, () => 0);

test('a day is fast and whole unless something else is asked for', () => {
  expect(read()).toEqual({ speed: 'fast', members: 200, hours: 24, seed: '1', dataDir: null });
  expect(read('--hours', '6', '--members', '20')).toMatchObject({ hours: 6, members: 20 });
});

test('at real speed it is ten minutes in the house beside, and its names are those of no other day', () => {
  const asked = readOptions({ args: ['--speed', 'real'], env: OPERATOR }, () => 1_700_000_000_000);
  expect(asked).toMatchObject({
    speed: 'real',
    minutes: 10,
    player: 'http://localhost:3000',
    credentials: { username: 'admin', factorKey: null },
  });
  expect(asked.seed).not.toBe(read('--speed', 'real').seed);
});

test('the house beside is found by the ports that it was started with', () => {
  const env = { ...OPERATOR, PORT: '4100', CONSOLE_PORT: '4101' };
  const args = ['--speed', 'real'];
  expect(readOptions({ args, env }, () => 0)).toMatchObject({
    player: 'http://localhost:4100',
    console: 'http://localhost:4101',
  });
});

test.each([
  [['--speed', 'slow']],
  [['--minutes', '10']],
  [['--speed', 'real', '--hours', '3']],
  [['--hours', '1']],
  [['--members', 'many']],
  [['--unknown']],
])('%j is answered with the usage', (args) => {
  expect(() => read(...args)).toThrow('npm run simulate');
});
