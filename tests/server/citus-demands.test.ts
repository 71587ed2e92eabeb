import { afterAll, beforeAll, expect, it } from 'vitest';
import { demandQuiet } from '../../apps/server/src/kernel/citus/demands.ts';
import { onConnection } from '../../apps/server/src/kernel/citus/under-lock.ts';
import { createTestDatabase, type TestDatabase } from '../harness/database.ts';
import { startHouse } from '../harness/house.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

const demand = (withMembers: boolean) =>
  onConnection(database.ownerUrl, (client) => demandQuiet(client, withMembers));

it('lanes are distributed while no server is open, and with members only when that was said', async () => {
  await demand(false);
  const house = await startHouse({ database });
  await house.member();
  await expect(demand(true)).rejects.toThrow('A server is open on this database');
  await house.house.stop();
  await expect.poll(() => demand(true).then(() => 'quiet', String)).toBe('quiet');
  await expect(demand(false)).rejects.toThrow(
    /^There are members already: [\d.,]+ MB are copied to the workers, .* --with-members\.$/,
  );
});
