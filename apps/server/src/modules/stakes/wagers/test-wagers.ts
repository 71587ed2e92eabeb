import { afterAll } from 'vitest';
import type { FakeClock } from '../../../../../../tests/harness/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/harness/database.ts';
import { createPlayHouse, type PlayHouse } from '../../../../../../tests/harness/play-house.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import type { RoundId, WagerId } from '../../../kernel/ids.ts';
import type { Stake } from './play.ts';

/** A house that plays, on a database of its own, for one file of tests. */
export async function openPlayHouse(
  clock: FakeClock,
): Promise<{ house: PlayHouse; database: TestDatabase }> {
  const database = await createTestDatabase();
  const house = createPlayHouse({ url: database.url, clock });
  afterAll(async () => {
    await house.close();
    await database.drop();
  });
  return { house, database };
}

/** A stake of a taka on a slot, except for the given values. */
export const stakeIn = (
  { ids }: PlayHouse,
  { memberId, generation }: PlayerSession,
  given: Partial<Stake> = {},
): Stake => ({
  memberId,
  generation,
  asset: 'BDT',
  wagerId: ids.next<WagerId>(),
  roundId: ids.next<RoundId>(),
  digest: Buffer.alloc(32),
  gameId: 'a',
  category: 'RNG',
  ruleVersion: 1,
  houseAccount: 'house:slots',
  stake: 100n,
  rides: [],
  ...given,
});
