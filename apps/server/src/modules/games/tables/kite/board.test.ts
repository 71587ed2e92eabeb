import { once } from 'node:events';
import { FRAME_PROTOCOL } from '@nokshi/contract/frame.ts';
import type { KiteTopic } from '@nokshi/contract/player/kite.ts';
import { shownAt } from '@nokshi/house-math/instants/kite.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type FakeClock, fakeClock } from '../../../../../../../tests/harness/clock.ts';
import { createTestDatabase } from '../../../../../../../tests/harness/database.ts';
import { type RunningHouse, startHouse } from '../../../../../../../tests/harness/house.ts';
import { flierOf, flyKites, type Kites } from '../../../../../../../tests/harness/kite-flights.ts';
import { richMember } from '../../../../../../../tests/harness/vendor.ts';

let one: RunningHouse;
let two: RunningHouse;
let ones: Kites;
beforeAll(async () => {
  const database = await createTestDatabase();
  const clock: FakeClock = fakeClock('2026-03-01T06:00:10.000Z');
  one = await startHouse({ clock, database, tables: true });
  two = await startHouse({ clock, database, tables: true });
  ones = await flyKites(one, clock);
});
afterAll(async () => {
  await two.house.stop();
  await one.close();
});
const rich = async (house: RunningHouse) => flierOf(await richMember(house, ['20000.00']));

it('followers of either server hear of bets, calls, and of the cut once the string is cut', async () => {
  const [rina, { heard, close }] = [await rich(one), await follow(two)];
  let mine = { betId: '' };
  const flying = await ones.reaching(130, async ({ issue }) => {
    mine = (await rina.place(issue, '10.00', null)).bet;
    await expect.poll(() => heard.map(({ change }) => change?.bets)).toContain(1);
  });
  ones.at(flying, 1_000);
  await rina.take(mine);
  const taken = () => heard.at(-1)?.change?.fliers?.[0]?.taken;
  await expect.poll(taken).toBe(shownAt(1_000));
  const cutOf = ({ change }: Heard) =>
    change?.now?.issue === flying.issue ? (change.now.cut ?? null) : null;
  expect(new Set(heard.map(cutOf))).toEqual(new Set([null]));
  await ones.cut(flying);
  await expect.poll(() => heard.map(cutOf)).toContain(flying.secret);
  close();
});

type Heard = {
  readonly type: string;
  readonly change?: Partial<KiteTopic>;
};

/** The topic of the kite, over the socket of a frame. */
async function follow(house: RunningHouse) {
  const { bearer } = await rich(house);
  const address = house.playerOrigin.replace('http:', 'ws:');
  const socket = new WebSocket(`${address}/live`, [FRAME_PROTOCOL, bearer], {
    headers: { origin: 'null' },
  });
  const heard: Heard[] = [];
  socket.on('message', (data) => {
    const message = JSON.parse((data as Buffer).toString()) as Heard;
    if (message.type === 'topic') heard.push(message);
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'subscribe', topic: 'round:kite' }));
  await expect.poll(() => heard.length).toBe(1);
  return { heard, close: () => socket.close() };
}
