import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createReferenceVendor,
  type ReferenceVendor,
} from '../../reference-vendor/src/reference-vendor.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { type HttpClient } from '../harness/client.ts';
import { full } from '../harness/extent.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { seededRandom } from '../harness/random.ts';
import { registerVendor, richMember } from '../harness/vendor.ts';

const { transfers, wallet } = playerRoutes;
const keys = { vendor: 'CHAOTIC', scheme: 'HMAC-SHA256', key: Buffer.alloc(32, 4) } as const;
const PLAYERS = full ? 5 : 4;
const TURNS = full ? 12 : 8;

let clock: FakeClock;
let house: RunningHouse;
let vendor: ReferenceVendor;
let calm = false;
let handle: (...of: unknown[]) => void = () => undefined;
const happened: Record<string, number> = {};
const folder = mkdtempSync(join(tmpdir(), 'nokshi-own-'));
const random = seededRandom();
const below = (n: number) => random.bytes(4).readUInt32BE() % n;
const happens = (name: string, ofHundred: number) => {
  const does = !calm && below(100) < ofHundred;
  if (does) happened[name] = (happened[name] ?? 0) + 1;
  return does;
};

/** The vendor's program; started again it knows only its file. */
function openVendor(): ReferenceVendor {
  const opened = createReferenceVendor({
    walletUrl: house.playerOrigin,
    keys,
    gameId: 'chaotic-wheel',
    page: '',
    recordFile: null,
    ownWallet: join(folder, 'own.jsonl'),
    now: () => clock.now().getTime(),
  });
  handle = opened.server.listeners('request')[0] as typeof handle;
  return opened;
}

beforeAll(async () => {
  clock = fakeClock('2026-03-01T06:00:00.000Z');
  house = await startHouse({ clock });
  vendor = openVendor();
  const line = vendor.server;
  line.removeAllListeners('request');
  line.on('request', (request, response) => {
    if (happens('lost call', 15)) return void request.socket.destroy();
    if (happens('lost answer', 20)) response.end = () => request.socket.destroy() && response;
    if (happens('crash', 12)) vendor = openVendor();
    handle(request, response);
  });
  await new Promise<void>((done) => line.listen(0, '127.0.0.1', done));
  const walletUrl = `http://127.0.0.1:${(line.address() as AddressInfo).port}/wallet`;
  const gameUrl = 'http://localhost:3002/';
  await registerVendor(house, { keys, gameId: 'chaotic-wheel', points: { walletUrl }, gameUrl });
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true, force: true });
});

let calls = 0;
const minor = (text: string) => BigInt(text.replace('.', ''));

/** One thing that a player does: move money in or out, the same once more, or play there. */
async function turn(member: HttpClient & { memberId: string }): Promise<void> {
  calls += 1;
  const key = `chaos-key-${calls}`;
  const amount = `${1 + below(30)}.${String(below(100)).padStart(2, '0')}`;
  const act = below(10);
  if (act < 3) {
    const stake = BigInt(1 + below(2_000));
    const win = below(2) === 0 ? 0n : BigInt(below(4_000));
    vendor.own?.play(member.memberId, { stake, win });
    return;
  }
  const wish = {
    direction: act < 7 ? ('IN' as const) : ('OUT' as const),
    vassalage: 'CHAOTIC',
    ...((act < 7 || below(2) === 0) && { amount }),
  };
  for (let sent = 0; sent <= below(2); sent += 1)
    await member.send(transfers.transfer, wish, { key });
}

test('money moved while answers are lost and the vendor crashes is never lost and never twice', async () => {
  const members = await Promise.all(
    Array.from({ length: PLAYERS }, () => richMember(house, ['200.00'])),
  );
  for (let n = 0; n < TURNS; n += 1) {
    await Promise.all(members.map(turn));
    clock.advance(3_000 + below(20_000));
    await house.runJobs();
  }
  calm = true;
  for (let n = 0; n < 4; n += 1) {
    clock.advance(310_000);
    await house.runJobs();
  }
  const { rows: open } = await house.database.pool.query<{ state: string; count: string }>(
    'select state, count(*) from vendors_transfer group by state',
  );
  expect(open.find(({ state }) => state === 'ASKED')).toBeUndefined();
  process.stdout.write(`transfers: ${JSON.stringify(open)}, ${JSON.stringify(happened)}\n`);

  // What left the members is at the vendor, less what was played there, to the last paisa.
  let [cash, booked] = [0n, 0n];
  for (const member of members) {
    // A last transfer makes both sides say the same; who has nothing there has nothing to say.
    const { wallets } = await member.call(transfers.wallets, {});
    const [there] = wallets;
    expect(minor(there?.balance ?? '')).toBe(vendor.own?.balance(member.memberId));
    if (Number(there?.balance) > 0) {
      calls += 1;
      const key = `chaos-key-${calls}`;
      await member.call(transfers.transfer, { direction: 'OUT' }, { key });
    }
    const balance = await member.call(wallet.balance, {});
    expect(balance.held).toBe('0.00');
    cash += minor(balance.sumBalance);
  }
  const { rows } = await house.database.pool.query<{ booked: string; house: string }>(
    `select (select coalesce(sum(balance), 0) from wallet_account where kind = 'vendor') as booked,
       (select coalesce(sum(balance), 0) from wallet_account where name = 'house:vendor-CHAOTIC') as house`,
  );
  booked = BigInt(rows[0]?.booked ?? 0);
  expect(vendor.own?.total()).toBe(0n);
  // What nobody took out again was lost in play: the next transfer books it.
  expect(cash + booked + BigInt(rows[0]?.house ?? 0)).toBe(BigInt(PLAYERS) * 200_00n);
  expect((await house.prove()).differences).toBe(0);
}, 120_000);
