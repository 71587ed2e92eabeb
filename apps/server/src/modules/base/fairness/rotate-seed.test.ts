import { commitmentOf } from '@nokshi/house-math/fairness/hmac-node.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/harness/database.ts';
import {
  createPlayHouse,
  localBus,
  type PlayHouse,
} from '../../../../../../tests/harness/play-house.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import { publicSeed } from './current-seed.ts';
import { rotateSeed } from './rotate-seed.ts';

let database: TestDatabase;
let house: PlayHouse;
let other: PlayHouse;

beforeAll(async () => {
  database = await createTestDatabase();
  const given = { url: database.url, clock: fakeClock(), bus: localBus() };
  house = createPlayHouse(given);
  other = createPlayHouse(given);
});
afterAll(async () => {
  await Promise.all([house?.close(), other?.close()]);
  await database?.drop();
});

const rotate = ({ memberId }: PlayerSession, clientSeed: string, at = house) =>
  at.db.tx((tx) => rotateSeed(at.fairness.room, tx, { memberId, clientSeed }));
const shown = ({ memberId }: PlayerSession) =>
  house.db.tx(async (tx) => {
    await house.fairness.prepare(tx, { memberId });
    return publicSeed(house.fairness.room, tx, { memberId });
  });

describe('the seeds of a member', () => {
  it('are made once, however many requests arrive, with the next one committed too', async () => {
    const member = await house.member();
    const seeds = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        (i % 2 ? house : other).fairness.current(member.memberId),
      ),
    );
    expect(new Set(seeds.map((seed) => seed.serverSeed)).size).toBe(1);
    const [seed] = seeds;
    expect(seed?.serverSeed).toMatch(/^[0-9a-f]{64}$/);
    expect(seed?.clientSeed).toMatch(/^[0-9a-f]{32}$/);
    const seen = await shown(member);
    expect(seen.commitment).toBe(commitmentOf(seed?.serverSeed ?? ''));
    expect(seen).toMatchObject({ nextNonce: 0, clientSeed: seed?.clientSeed });
    expect(seen.nextCommitment).not.toBe(seen.commitment);
  });

  it('are sealed: nothing in the database holds the seed itself', async () => {
    const member = await house.member();
    const { serverSeed } = await house.fairness.current(member.memberId);
    const { rows } = await database.pool.query(
      `select encode(sealed, 'hex') as hex, encode(sealed, 'escape') as text, commitment
       from fairness_seed where member_id = $1`,
      [member.memberId],
    );
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      expect(row.hex).not.toContain(serverSeed);
      expect(row.text).not.toContain(serverSeed);
    }
  });

  it('rotation reveals the old seed, and the committed one takes over with the member’s word', async () => {
    const member = await house.member();
    const before = await shown(member);
    const after = await rotate(member, 'my-own-word');
    expect(after.revealed.commitment).toBe(before.commitment);
    expect(commitmentOf(after.revealed.serverSeed)).toBe(before.commitment);
    expect(after).toMatchObject({
      commitment: before.nextCommitment,
      clientSeed: 'my-own-word',
      nextNonce: 0,
    });
    const again = await rotate(member, 'another');
    expect(commitmentOf(again.revealed.serverSeed)).toBe(before.nextCommitment);
  });

  it('change on every server that had them in memory', async () => {
    const member = await house.member();
    const { memberId } = member;
    await Promise.all([house, other].map((one) => one.fairness.current(memberId)));
    const { commitment } = await rotate(member, 'word', other);
    for (const one of [house, other])
      expect((await one.fairness.current(memberId)).commitment).toBe(commitment);
  });

  it('concurrent rotations happen one after another', async () => {
    const member = await house.member();
    const words = ['a', 'b', 'c', 'd', 'e'];
    const done = await Promise.all(
      words.map((word, i) => rotate(member, word, i % 2 ? house : other)),
    );
    expect(new Set(done.map((one) => one.revealed.commitment)).size).toBe(5);
    expect(new Set(done.map((one) => one.commitment)).size).toBe(5);
  });

  it('are proven without the server seed while it is in use', async () => {
    const member = await house.member();
    const { memberId } = member;
    const { seedId, commitment, serverSeed } = await house.fairness.current(memberId);
    const proof = () => house.db.read((tx) => house.fairness.proof(tx, { memberId, seedId }));
    expect(await proof()).toMatchObject({ commitment, serverSeed: null });
    await rotate(member, 'word');
    expect(await proof()).toMatchObject({ commitment, serverSeed });
  });
});
