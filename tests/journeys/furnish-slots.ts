import { playerRoutes } from '@nokshi/contract';
import type { HttpClient } from '../harness/client.ts';
import type { RunningHouse } from '../harness/house.ts';

type Member = HttpClient & { readonly memberId: string };

/**
 * Forty days of one slot as its meters would have them, a return that left its band, and a pot that
 * was won: what the desk shows after a season, without a season's rounds.
 */
export async function seasonOfSlots(house: RunningHouse, member: Member): Promise<void> {
  // Whoever opens the first game with pots has them filled.
  await member.call(playerRoutes.slots.launch, { gameId: 'loom-crown' });
  const run = (text: string, values: unknown[] = []) => house.database.pool.query(text, values);
  await run(`
    insert into slots_meter_day
      (game_code, asset, day, rounds, staked, squares, paid, biggest, jackpots)
    select 'muslin-veil', 'BDT', (now() at time zone 'Asia/Dhaka')::date - d, 4000, 800000, 160000000,
      (800000 * (0.92 + 0.05 * sin(d) + 0.001 * d))::bigint, 90000, 0
    from generate_series(0, 39) d`);
  await run(`
    insert into slots_meter
      (game_code, asset, rounds, staked, squares, paid, biggest, jackpots, since)
    select game_code, asset, sum(rounds), sum(staked), sum(squares), sum(paid), max(biggest), 0,
      now() - interval '40 days'
    from slots_meter_day where game_code = 'muslin-veil' group by 1, 2`);
  await anAlarm(house, 'muslin-veil');
  await run(
    `insert into slots_award (round_id, game_code, asset, level, member_id, amount, from_reserve,
       from_house, version, of_lane, batch, at)
     values (gen_random_uuid(), 'loom-crown', 'BDT', 'small', $1, 4125, 1800, 700, 1, 0, 0, now())`,
    [member.memberId.replace(/^mbr_/, '')],
  );
}

/** An open alarm; answers its id as the wire has it. */
export async function anAlarm(house: RunningHouse, gameCode: string): Promise<string> {
  const { rows } = await house.database.pool.query<{ id: string }>(
    `insert into slots_alarm
       (id, game_code, asset, of_window, rounds, measured, low, high, opened_at)
     values (gen_random_uuid(), $1, 'BDT', 'all', 160000, 0.9155, 0.9291, 0.9915, now())
     returning id`,
    [gameCode],
  );
  return `ral_${rows[0]?.id.replaceAll('-', '')}`;
}
