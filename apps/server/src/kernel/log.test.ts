import { existsSync, openSync } from 'node:fs';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog, standardError } from './log.ts';

test('log: a line never contains a secret, at any depth', () => {
  let written = '';
  const log = createLog(
    'debug',
    new Writable({
      write: (chunk, _, done) => {
        written += chunk;
        done();
      },
    }),
  );
  log.info('hello', {
    password: 'hunter2',
    body: { token: 'tok-1', deep: { cookie: 'c=1' } },
    member: 'mbr_1',
  });
  log.child({ secret: 'abc' }).error('child', { err: new Error('boom') });
  expect(written).toContain('mbr_1');
  expect(written).toContain('boom');
  for (const secret of ['hunter2', 'tok-1', 'c=1', '"abc"']) expect(written).not.toContain(secret);
});

test.runIf(existsSync('/dev/full'))(
  'a log whose disk is full costs lines, never the house',
  async () => {
    const log = createLog('debug', standardError(openSync('/dev/full', 'w')));
    for (let line = 1; line <= 2_000; line += 1) log.info('x'.repeat(1_000), { line });
    // An unhandled error would end this process in a later turn.
    await new Promise((resolve) => setImmediate(resolve));
  },
);
