import { createHash } from 'node:crypto';
import { follows } from '@nokshi/house-math/fairness/draw-chain.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/harness/database.ts';
import {
  createPlayHouse,
  localBus,
  type PlayHouse,
} from '../../../../../../tests/harness/play-house.ts';
import { openDraws } from './draws.ts';
import { listDraws } from './list-draws.ts';
import type { FairnessRoom } from './room.ts';

let database: TestDatabase;
let house: PlayHouse;
let room: FairnessRoom;

beforeAll(async () => {
  database = await createTestDatabase();
  house = createPlayHouse({ url: database.url, clock: fakeClock(), bus: localBus() });
  room = { ...house.fairness.room, chainLength: 3 };
});
afterAll(async () => {
  await house?.close();
  await database?.drop();
});

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
let purposes = 0;
const newPurpose = () => `lottery.test-${(purposes += 1)}`;
const close = (purpose: string, issue: string, root = hash(issue)) =>
  house.db.tx((tx) => openDraws(room).close(tx, { purpose, issue, root }));
const draw = (purpose: string, issue: string) =>
  house.db.tx((tx) => openDraws(room).draw(tx, { purpose, issue }));
const shown = (purpose: string) => house.db.read((tx) => listDraws(tx, purpose));

describe('draws that many members share', () => {
  it('take links that each follow the previous one, beginning at the published terminal', async () => {
    const purpose = newPurpose();
    const { terminal } = await close(purpose, '001');
    for (const issue of ['002', '003']) await close(purpose, issue);
    expect((await shown(purpose)).every(({ link }) => link === null)).toBe(true);
    let before = terminal;
    for (const issue of ['001', '002', '003']) {
      const { serverSeed, nonce } = await draw(purpose, issue);
      expect(follows(hash, serverSeed, before)).toBe(true);
      expect(nonce).toBe(Number(issue));
      before = serverSeed;
    }
    const links = (await shown(purpose)).map(({ link }) => link);
    expect(links[0]).toBe(before);
    expect(new Set(links).size).toBe(3);
  });

  it('continue with the chain that was committed while the previous one was in use', async () => {
    const purpose = newPurpose();
    await close(purpose, '1');
    const next = async () =>
      (
        await database.pool.query(
          `select terminal from fairness_chain where purpose = $1 and state = 'NEXT'`,
          [purpose],
        )
      ).rows[0]?.terminal;
    const committed = await next();
    for (const issue of ['2', '3']) await close(purpose, issue);
    const fourth = await close(purpose, '4');
    expect(fourth).toMatchObject({ number: 1, terminal: committed });
    expect(await next()).not.toBe(committed);
    for (const issue of ['1', '2', '3', '4']) await draw(purpose, issue);
    const { serverSeed } = await draw(purpose, '4');
    expect(follows(hash, serverSeed, committed)).toBe(true);
  });

  it('are closed once, with one root, however many requests arrive, and always draw the same', async () => {
    const purpose = newPurpose();
    const closed = await Promise.all(Array.from({ length: 8 }, () => close(purpose, 'a')));
    expect(new Set(closed.map(({ number }) => number))).toEqual(new Set([1]));
    await expect(close(purpose, 'a', hash('other bets'))).rejects.toThrow('another root');
    const drawn = await Promise.all(Array.from({ length: 8 }, () => draw(purpose, 'a')));
    expect(new Set(drawn.map(({ serverSeed }) => serverSeed)).size).toBe(1);
    await expect(close(purpose, 'a', hash('other bets'))).rejects.toThrow('another root');
    expect(await shown(purpose)).toHaveLength(1);
  });

  it('are not drawn before they are closed, nor before an earlier one', async () => {
    const purpose = newPurpose();
    await close(purpose, 'a');
    await close(purpose, 'b');
    await expect(draw(purpose, 'c')).rejects.toThrow('was not closed');
    await expect(draw(purpose, 'b')).rejects.toThrow('draw 1 of the chain comes before draw 2');
    await draw(purpose, 'a');
    await draw(purpose, 'b');
  });

  it('use a seed that is nowhere in the database', async () => {
    const purpose = newPurpose();
    for (const issue of ['1', '2', '3']) await close(purpose, issue);
    let seed = '';
    for (const issue of ['1', '2', '3']) seed = (await draw(purpose, issue)).serverSeed;
    const { rows } = await database.pool.query(
      `select encode(sealed, 'hex') as hex, encode(sealed, 'escape') as text, terminal
       from fairness_chain where purpose = $1`,
      [purpose],
    );
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(Object.values(row).join()).not.toContain(seed);
  });
});
