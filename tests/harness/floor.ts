import type { TestDatabase } from './database.ts';
import { type RunningHouse, startHouse } from './house.ts';

/**
 * A house with a floor: 40 slots more of DELTA (eight of them hot, every fourth with a jackpot),
 * six hot fish, a group with two games in it, a cockfight of DS88, and GROVE, which is off.
 */
export async function startFloor(
  database: TestDatabase,
  given: Omit<Parameters<typeof startHouse>[0] & object, 'database'> = {},
): Promise<RunningHouse> {
  const first = await startHouse({ database });
  await first.house.stop();
  // Of the house's own games these three, in this order; the rest an operator took off.
  const shown = ['kantha-lines', 'river-ways', 'monsoon-clusters'];
  await database.pool.query(
    `update catalogue_game set enabled = game_id = any($1), is_hot = game_id = any($1),
       position = coalesce(array_position($1, game_id), position)`,
    [shown],
  );
  await database.pool.query(
    `insert into catalogue_vendor (vendor, name_en, name_bn, logo, position, enabled)
     values ('DELTA', 'Delta Games', 'বদ্বীপ গেমস', '/art/vendor-NOKSHI.svg', 2, true),
       ('GROVE', 'Grove Works', 'কুঞ্জ ওয়ার্কস', '/art/vendor-NOKSHI.svg', 3, false),
       ('DS88', 'DS88', 'DS88', '/art/vendor-NOKSHI.svg', 4, true)`,
  );
  const copies = (rows: string) =>
    database.pool.query(
      `insert into catalogue_game
       select (jsonb_populate_record(g, jsonb_build_object('node_id', r.vendor || '-' || r.game_id)
         || to_jsonb(r))).*
       from catalogue_game g, (${rows}) r where g.game_id = 'kantha-lines'`,
    );
  await copies(
    `select 'DELTA' vendor, 'tiger-' || n game_id, 'RNG' category, 'Tiger ' || n name_en,
       'বাঘ ' || n name_bn, 100 + n position, n <= 8 is_hot,
       case when n % 4 = 0 then array['JP'] else array[]::text[] end classify
     from generate_series(1, 40) n`,
  );
  await copies(
    `select 'DELTA' vendor, 'ilish-' || n game_id, 'FISH' category, 'Ilish ' || n name_en,
       'ইলিশ ' || n name_bn, 200 + n position, true is_hot from generate_series(1, 6) n`,
  );
  await copies(
    `select 'GROVE' vendor, 'honey' game_id, 'RNG' category, 'Honey' name_en, 'মধু' name_bn,
       300 position, false is_hot
     union all select 'DS88', 'red-cock', 'SPORTS', 'Red cock', 'লাল মোরগ', 301, false`,
  );
  await copies(
    `select 'DELTA' vendor, 'den' game_id, 'RNG' category, 'The den' name_en, 'গুহা' name_bn,
       4 position, false is_hot, true is_group,
       null as within`,
  );
  await copies(
    `select 'DELTA' vendor, 'den-' || n game_id, 'RNG' category, 'Cave ' || n name_en,
       'গুহা ' || n name_bn, 400 + n position, false is_hot, 'den' as within
     from generate_series(1, 2) n`,
  );
  return startHouse({ ...given, database });
}
