import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { playerRoutes } from '@nokshi/contract';
import type { Migration } from '../../apps/server/src/kernel/migrate.ts';
import { prepareDatabase } from '../../apps/server/src/kernel/prepare-database.ts';
import { migrationsOf } from '../../apps/server/src/modules/wings.ts';
import type { HttpClient } from './client.ts';
import type { RunningHouse } from './house.ts';
import { richMember } from './vendor.ts';

const { slots } = playerRoutes;

export type Seat = { readonly member: HttpClient; readonly bearer: string };

/** Members with money at a slot. */
export async function sitDown(house: RunningHouse, members: number): Promise<Seat[]> {
  const seats: Seat[] = [];
  for (let nth = 0; nth < members; nth += 1) {
    const member = await richMember(house, ['5000.00']);
    const { launchToken } = await member.call(slots.launch, { gameId: 'kantha-lines' });
    seats.push({ member, bearer: launchToken });
  }
  return seats;
}

const migration = (room: string, name: string, text: string): Migration => ({
  room,
  name,
  text,
  checksum: createHash('sha256').update(text).digest('hex'),
});

const TODAY = migrationsOf(join(import.meta.dirname, '../../apps/server/src'));
const ADDED = [
  'create table later_seen (lane smallint not null, id int not null, primary key (lane, id))',
  `create function later_see(p_lane int, p_id int) returns int language plpgsql as $$
   begin return (select id from later_seen where lane = p_lane and id = p_id); end $$`,
  'alter table wagers_wager add column later int',
  'alter table wallet_account add column later int',
];
const TAKEN_AWAY = [
  'drop function later_see(int, int)',
  'drop table later_seen',
  'alter table wagers_wager drop column later',
  'alter table wallet_account drop column later',
];

/** With migrations of its own, and every function is written again. */
const release = (nth: number, texts: readonly string[]): Migration[] => [
  ...TODAY.filter(({ repeatable }) => !repeatable),
  ...texts.map((text, at) => migration('later', `000${at}-later.sql`, text)),
  ...TODAY.filter(({ repeatable }) => repeatable).map(({ room, name, text }) => {
    const again = migration(room, name, `${text}\n-- release ${nth}\n`);
    return { ...again, repeatable: true };
  }),
];

/** The next release, and the one after it, which takes away what the first one had. */
export const NEXT_RELEASE = release(1, ADDED);
export const RELEASE_AFTER = release(2, [...ADDED, ...TAKEN_AWAY]);

/** What only these two knew; so that others may migrate this database. */
export const forgetReleases = (house: RunningHouse) =>
  house.database.pool.query(`delete from kernel_migration where room = 'later'`);

const QUIET_MS = 1_500;

/** Every seat spins without a pause while the database is brought to a release. */
export async function migrateWhilePlayed(
  house: RunningHouse,
  seats: readonly Seat[],
  migrations: readonly Migration[],
) {
  const seen = { going: true, spins: 0, longestMs: 0, refused: [] as string[] };
  const play = async ({ member, bearer }: Seat): Promise<void> => {
    while (seen.going) {
      const began = performance.now();
      await member
        .call(slots.spin, { stake: '1.00' }, { key: randomUUID(), bearer })
        .catch((err: unknown) => seen.refused.push(String(err)));
      seen.longestMs = Math.max(seen.longestMs, performance.now() - began);
      seen.spins += 1;
    }
  };
  const playing = Promise.all(seats.map(play));
  await sleep(QUIET_MS);
  const usualMs = Math.round(seen.longestMs);
  Object.assign(seen, { spins: 0, longestMs: 0 });
  const began = performance.now();
  const { url, ownerUrl } = house.database;
  await prepareDatabase({ url, ownerUrl }, migrations);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  await sleep(QUIET_MS);
  seen.going = false;
  await playing;
  const { spins, refused } = seen;
  const longestMs = Math.round(seen.longestMs);
  const said = `${seconds} s, ${spins} spins, the longest ${longestMs} ms (before ${usualMs})`;
  return { spins, refused, longestMs, said };
}
