import { createHash } from 'node:crypto';
import { fairnessRoutes as contract } from '@nokshi/contract/player/fairness.ts';
import { follows } from '@nokshi/house-math/fairness/draw-chain.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/harness/database.ts';
import { createPlayHouse, type PlayHouse } from '../../../../../../tests/harness/play-house.ts';
import { servedRoutes } from '../../../../../../tests/harness/served-routes.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { AFTER_LOAD } from '../../../kernel/backup/plan.ts';
import { prepareAll } from './chains.ts';
import { openDraws } from './draws.ts';
import type { FairnessRoom } from './room.ts';
import { fairnessRoutes } from './routes.ts';

/** So long that every twentieth draw begins another chain. */
const LENGTH = 20;

let database: TestDatabase;
let houses: readonly [PlayHouse, PlayHouse];

beforeAll(async () => {
  database = await createTestDatabase();
  const server = () => createPlayHouse({ url: database.url, clock: fakeClock() });
  houses = [server(), server()];
});
afterAll(async () => {
  for (const house of houses ?? []) await house.close();
  await database?.drop();
});

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
let purposes = 0;
const newPurpose = () => `lottery.test-${(purposes += 1)}`;
const roomOf = (house: PlayHouse): FairnessRoom => ({
  ...house.fairness.room,
  chainLength: LENGTH,
});

/** The draws of a purpose, on the first server or another. */
function drawsOf(purpose: string, house: PlayHouse = houses[0]) {
  const draws = openDraws(roomOf(house));
  const { db } = house;
  return {
    prepare: () => db.tx((tx) => draws.prepare(tx, { purposes: [purpose] })),
    next: () => db.read((tx) => draws.next(tx, { purpose })),
    close: (issue: string, root = hash(issue)) =>
      db.tx((tx) => draws.close(tx, { purpose, issue, root })),
    take: (issue: string) => db.tx((tx) => draws.take(tx, { purpose, issue })),
    tell: (issue: string) => db.tx((tx) => draws.tell(tx, { purpose, issue })),
    proof: (issue: string) => db.read((tx) => draws.proof(tx, { purpose, issue })),
    remove: (...gone: string[]) => db.tx((tx) => draws.remove(tx, { purpose, issues: gone })),
  };
}

const anyone = {} as Caller;
const served = () =>
  servedRoutes(houses[0].db, (serve) => fairnessRoutes(houses[0].fairness, serve));
const shown = (purpose: string) => served()(anyone, contract.draws, { purpose });
const chains = (purpose: string) => served()(anyone, contract.chains, { purpose });
const issues = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String(first + i).padStart(3, '0'));

describe('draws that many members share', () => {
  it('say what the next one follows, once the link before it is public', async () => {
    const purpose = newPurpose();
    const draws = drawsOf(purpose);
    await draws.prepare();
    const [committed] = await chains(purpose);
    expect(await draws.next()).toEqual({ number: 1, before: committed?.terminal });
    for (const issue of issues(1, LENGTH)) {
      await draws.prepare();
      expect((await draws.next()).number).toBe(Number(issue));
      await draws.close(issue);
      if (Number(issue) < LENGTH)
        expect(await draws.next()).toEqual({ number: Number(issue) + 1, before: null });
      const { serverSeed } = await draws.take(issue);
      await draws.tell(issue);
      if (Number(issue) < LENGTH) expect((await draws.next()).before).toBe(serverSeed);
    }
    const following = (await chains(purpose)).find(({ state }) => state === 'NEXT');
    expect(await draws.next()).toEqual({ number: 1, before: following?.terminal });
  });

  it('take links that each follow the previous one, beginning at a terminal that was public before', async () => {
    const purpose = newPurpose();
    const draws = drawsOf(purpose);
    await draws.prepare();
    const [committed] = await chains(purpose);
    expect(committed).toMatchObject({ state: 'CURRENT', length: LENGTH, taken: 0 });
    for (const issue of issues(1, 3)) await draws.close(issue);
    let before = committed?.terminal ?? '';
    for (const issue of issues(1, 3)) {
      const { serverSeed, nonce } = await draws.take(issue);
      await draws.tell(issue);
      const proof = { before, link: serverSeed, number: Number(issue), root: hash(issue) };
      expect(await draws.proof(issue)).toEqual({ terminal: committed?.terminal, ...proof });
      expect(follows(hash, serverSeed, before)).toBe(true);
      expect(nonce).toBe(Number(issue));
      before = serverSeed;
    }
  });

  it('show nobody a link before it is published, whatever he reads', async () => {
    const purpose = newPurpose();
    const draws = drawsOf(purpose);
    await draws.prepare();
    await draws.close('a');
    const { serverSeed } = await draws.take('a');
    expect(await draws.take('a')).toMatchObject({ serverSeed });
    const readable = async () => {
      const stored = await Promise.all(
        ['fairness_chain', 'fairness_draw'].map((table) =>
          database.pool.query(`select t::text from ${table} t`),
        ),
      );
      const routes = [await shown(purpose), await chains(purpose), await draws.proof('a')];
      return JSON.stringify([...stored.map(({ rows }) => rows), routes]);
    };
    const bytes = Buffer.from(serverSeed, 'utf8').toString('hex');
    expect(await readable()).not.toContain(serverSeed);
    expect(await readable()).not.toContain(bytes);
    expect(await draws.proof('a')).toMatchObject({ link: null, root: hash('a') });
    await draws.tell('a');
    expect(await readable()).toContain(serverSeed);
    expect(await shown(purpose)).toMatchObject([{ issue: 'a', link: serverSeed }]);
  });

  it('continue with the chain that was committed while the previous one was in use', async () => {
    const purpose = newPurpose();
    const draws = drawsOf(purpose);
    await draws.prepare();
    for (const issue of issues(1, LENGTH - 2)) await draws.close(issue);
    await draws.prepare();
    expect((await chains(purpose)).map(({ state }) => state)).toEqual(['CURRENT']);
    await draws.close(issues(LENGTH - 1, LENGTH)[0] ?? '');
    await houses[0].db.tx((tx) => prepareAll(roomOf(houses[0]), tx));
    const next = (await chains(purpose)).find(({ state }) => state === 'NEXT');
    await draws.prepare();
    expect(await chains(purpose)).toHaveLength(2);
    await draws.close('020');
    expect(await draws.close('021')).toEqual({ number: 1, terminal: next?.terminal });
    for (const issue of issues(1, LENGTH + 1)) await draws.tell(issue);
    const { serverSeed } = await draws.take('021');
    expect(follows(hash, serverSeed, next?.terminal ?? '')).toBe(true);
  });

  it('are not closed by a chain that was not committed before', async () => {
    const purpose = newPurpose();
    const draws = drawsOf(purpose);
    await expect(draws.close('001')).rejects.toThrow('no chain is prepared');
    await draws.prepare();
    for (const issue of issues(1, LENGTH)) await draws.close(issue);
    await expect(draws.close('021')).rejects.toThrow('is NEXT');
    expect(await draws.proof('021')).toBeNull();
    await draws.prepare();
    expect(await draws.close('021')).toMatchObject({ number: 1 });
  });

  it('never use a chain again of which links may have been published after the backup that was loaded', async () => {
    const purpose = newPurpose();
    const draws = drawsOf(purpose);
    await draws.prepare();
    const { terminal } = await draws.close('001');
    await database.pool.query(AFTER_LOAD.fairness_chain, [houses[0].clock.now()]);
    await expect(draws.close('002')).rejects.toThrow('no chain is prepared');
    await houses[0].db.tx((tx) => prepareAll(roomOf(houses[0]), tx));
    const second = await draws.close('002');
    expect(second.number).toBe(1);
    expect(second.terminal).not.toBe(terminal);
    await draws.tell('001');
    expect(await draws.proof('001')).toMatchObject({ terminal, number: 1 });
  });

  it('are the same on every server, and no number is taken twice', async () => {
    const purpose = newPurpose();
    const servers = houses.map((house) => drawsOf(purpose, house));
    const [one] = servers;
    await Promise.all(servers.flatMap((each) => [each.prepare(), each.prepare()]));
    expect(await chains(purpose)).toHaveLength(1);
    for (const issue of issues(1, LENGTH - 1)) await one?.close(issue);
    await Promise.all(servers.map((each) => each.prepare()));
    const last = issues(LENGTH, LENGTH + 5);
    const all = last.flatMap((issue) => servers.map((each) => ({ issue, each })));
    const closed = await Promise.all(
      all.map(async ({ issue, each }) => ({ issue, ...(await each.close(issue)) })),
    );
    const places = new Map(closed.map(({ issue, ...place }) => [issue, JSON.stringify(place)]));
    expect(new Set(places.values()).size).toBe(last.length);
    for (const { issue, ...place } of closed) expect(JSON.stringify(place)).toBe(places.get(issue));
    const taken = await Promise.all(
      all.map(async ({ issue, each }) => `${issue} ${(await each.take(issue)).serverSeed}`),
    );
    expect(new Set(taken).size).toBe(last.length);
    for (const { issue } of (await shown(purpose)).toReversed())
      await Promise.all(servers.map((each) => each.tell(issue)));
    const links = (await shown(purpose)).map(({ link }) => link);
    expect(links).not.toContain(null);
    expect(new Set(links).size).toBe(LENGTH + 5);
  });

  it('are closed once, with one root', async () => {
    const draws = drawsOf(newPurpose());
    await draws.prepare();
    const closed = await Promise.all(Array.from({ length: 8 }, () => draws.close('a')));
    expect(new Set(closed.map(({ number }) => number))).toEqual(new Set([1]));
    await expect(draws.close('a', hash('other bets'))).rejects.toThrow('another root');
    await draws.tell('a');
    await draws.tell('a');
    await expect(draws.close('a', hash('other bets'))).rejects.toThrow('another root');
  });

  it('are published with all that were closed before them, and none before it is closed', async () => {
    const draws = drawsOf(newPurpose());
    await draws.prepare();
    await draws.close('late');
    await draws.close('b');
    await expect(draws.take('c')).rejects.toThrow('was not closed');
    await expect(draws.tell('c')).rejects.toThrow('was not closed');
    expect(await draws.proof('b')).toMatchObject({ before: null, link: null });
    const seeds = await draws.take('late');
    await draws.tell('b');
    const { link } = (await draws.proof('late')) ?? {};
    expect(link).toBe(seeds.serverSeed);
    expect(await draws.proof('b')).toMatchObject({ number: 2, before: link });
    // The late one is still drawn, from the link it was closed with.
    expect(await draws.take('late')).toEqual(seeds);
    await draws.tell('late');
    expect(await draws.proof('late')).toMatchObject({ number: 1, link });
  });

  it('are removed once their links are public, but for the newest: the others prove the same, and numbers go on', async () => {
    const purpose = newPurpose();
    const draws = drawsOf(purpose);
    await draws.prepare();
    for (const issue of issues(1, 4)) await draws.close(issue);
    await draws.tell('003');
    const proofs = async () => [await draws.proof('002'), await draws.proof('003')];
    const before = await proofs();
    await draws.remove('001', '004');
    expect(await draws.proof('001')).toBeNull();
    expect(await proofs()).toEqual(before);
    await draws.tell('004');
    await draws.remove('003', '004');
    expect(await draws.proof('004')).toMatchObject({ number: 4, before: before[1]?.link });
    expect((await draws.close('005')).number).toBe(5);
  });
});
