import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { newVendor, richMember, tokenFor } from '../harness/vendor.ts';

let house: RunningHouse;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.close());

const GUIDE = readFileSync(join(import.meta.dirname, '../../docs/vendors.md'), 'utf8');
const PARTS = [...GUIDE.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, part]) => part ?? '');

type Said = { value: Record<string, unknown> };

test('the lines of the guide lead from a token to a bet, a win and a rollback', async () => {
  const { keys, gameId } = await newVendor(house);
  const member = await richMember(house, ['100.00']);
  const env = {
    PATH: process.env['PATH'],
    URL: house.playerOrigin,
    VENDOR: keys.vendor,
    SECRET: keys.key.toString('hex'),
    TOKEN: await tokenFor(member, gameId),
    GAME: gameId,
    ACCOUNT: member.memberId,
  };
  const run = promisify(execFile);
  // The second line of money is sent twice, as the guide asks.
  const [ask = '', session = '', bet = '', win = '', back = ''] = PARTS;
  const { stdout } = await run('bash', ['-ec', [ask, session, bet, bet, win, back].join('\n')], {
    env,
  });
  const said = stdout
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as Said).value);
  expect(said).toMatchObject([
    { status: 'OK', account: member.memberId, balance: '100.00', gameId },
    { status: 'OK', balance: '90.00', repeated: false },
    { status: 'OK', balance: '90.00', repeated: true },
    { status: 'OK', balance: '115.00' },
    { status: 'OK', balance: '115.00' },
  ]);
});

test('the guide names every status and every point', async () => {
  const { VENDOR_STATUSES } = await import('@nokshi/contract/vendor/seamless.ts');
  const { USUAL_POINTS } = await import(
    '../../apps/server/src/modules/games/vendors/rules/points.ts'
  );
  const names = [...VENDOR_STATUSES, ...Object.keys(USUAL_POINTS)];
  expect(names.filter((name) => !GUIDE.includes(`\`${name}\``))).toEqual([]);
});
